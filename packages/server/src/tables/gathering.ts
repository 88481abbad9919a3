import { isDeepStrictEqual } from 'node:util';
import type { Level } from '@undercroft/bots';
import { OPPONENTS, seatsOfDay, secretOfTable } from '@undercroft/bots/today';
import { commitment, type Game, newSecret, openBox, type Seat } from '@undercroft/kernel';
import { COLOURS, type Colour } from '@undercroft/protocol';
import { newTableId } from '../ground/codes.ts';
import { Problem } from '../ground/problem.ts';
import { type Live, storedSet } from './live.ts';
import {
  type Bot,
  type Chair,
  chairAt,
  type Guest,
  isShared,
  type Lobby,
  mustBe,
  mustHost,
  type NewWishes,
  type OfDay,
  type OfTournament,
  type Person,
  seatOf,
  type Wishes,
  withChair,
} from './lobby.ts';

export function newLobby(
  game: Game,
  host: Guest,
  wishes: NewWishes,
  bots: readonly Level[],
  at: number,
): Lobby {
  const secret = newSecret();
  const box = openBox(game, wishes.options, wishes.set);
  const lobby: Lobby = {
    id: newTableId(),
    game: game.name,
    rules: game.rulesVersion,
    status: 'gathering',
    public: wishes.public ?? false,
    chat: wishes.chat ?? true,
    awayLimit: wishes.awayLimit ?? 120,
    clock: wishes.clock ?? null,
    timeUp: wishes.timeUp ?? 'plays-on',
    ...fairly(wishes.rated ?? false, wishes.anyTakeBack ?? false, wishes.coach ?? false),
    chances: wishes.chances === true && wishes.rated !== true,
    watchable: wishes.watchable ?? true,
    options: box.options,
    set: storedSet(wishes.set)?.hash ?? null,
    host: host.id,
    shared: wishes.shared ? host.id : null,
    removed: [],
    // Given when the table is put into the hall, which knows the codes that are taken.
    invitation: '',
    chairs: Array.from({ length: game.seats.max }, () => ({ kind: 'free' as const })),
    secret,
    commitment: commitment(secret),
    seatSeeds: null,
    offersToEnd: [],
    votes: [],
    continued: [],
    result: null,
    rematch: null,
    createdAt: at,
    startedAt: null,
    endedAt: null,
    seq: 0,
  };
  if (bots.length >= game.seats.max) {
    throw new Problem('too-many-bots', { game: game.name, seats: game.seats.max });
  }
  return bots.reduce(
    (filled, level) => putBot(filled, host.id, firstFree(filled), level),
    isShared(lobby) ? lobby : sit(lobby, host, undefined, null),
  );
}

/** The table of a day: who sits where follows from its secret, and nobody brings any luck. */
export function dayLobby(game: Game, guest: Guest, day: OfDay, at: number): Lobby {
  const secret = secretOfTable(day.secret, game.name);
  const { seats, person } = seatsOfDay(game, secret);
  const bots = Array.from({ length: seats - 1 }, () => OPPONENTS);
  const seated = newLobby(game, guest, { chat: false, watchable: false }, bots, at);
  // Whoever makes a table sits first there.
  const [own, ...others] = seated.chairs;
  const chairs = [...others.slice(0, person), own, ...others.slice(person)];
  return { ...seated, chairs, day, secret, commitment: commitment(secret) };
}

/** Something is still to be agreed: at the table of a day nothing ever is, also in the moment before it begins. */
function mustGather(lobby: Lobby): void {
  mustBe(lobby, 'gathering');
  if (lobby.day !== undefined) throw new Problem('begun');
}

/** What a tournament decides about a table that it has drawn. */
export interface Drawn {
  readonly id: string;
  readonly tournament: OfTournament;
  /** Seconds. */
  readonly clock: number;
  /** What its luck follows from, where other tables have the same. */
  readonly secret: string | null;
}

/** A table that was drawn: everybody sits already, and plays the figure that is dealt. Who is there, answers say. */
export function tournamentLobby(
  game: Game,
  seated: readonly (Guest | Level)[],
  { id, tournament, clock, secret }: Drawn,
  at: number,
): Lobby {
  // Somebody has to begin; after that a host decides nothing.
  const host = seated.find((one) => typeof one === 'object') ?? { id: '', name: '' };
  const wishes = { clock, timeUp: 'plays-on' as const, rated: secret === null };
  const fresh = newLobby(game, host, wishes, [], at);
  const empty: Lobby = {
    ...{ ...fresh, id, tournament, chairs: fresh.chairs.map(() => ({ kind: 'free' })) },
    ...(secret !== null && { deal: 'secret', secret, commitment: commitment(secret) }),
  };
  const filled = seated.reduce<Lobby>((lobby, one, seat) => {
    return typeof one === 'string' ? putBot(lobby, lobby.host, seat, one) : sit(lobby, one, seat, null);
  }, empty);
  return { ...filled, host: host.id };
}

/** Where a match counts for ratings nobody has help. */
const fairly = (rated: boolean, anyTakeBack: boolean, coach: boolean) => ({
  rated,
  anyTakeBack: anyTakeBack && !rated,
  coach: coach && !rated,
});

const isTaken = (chair: Chair): chair is Person | Bot => chair.kind !== 'free';

function firstFree(lobby: Lobby): Seat {
  const seat = lobby.chairs.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) throw new Problem('no-free-seat');
  return seat;
}

function freeColour(lobby: Lobby): Colour {
  const taken = lobby.chairs.map((chair) => (chair.kind === 'free' ? null : chair.colour));
  return COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[0];
}

/** Takes a free chair, or moves to it. */
export function sit(lobby: Lobby, guest: Guest, wanted: Seat | undefined, seed: string | null): Lobby {
  mustGather(lobby);
  const now = seatOf(lobby, guest.id);
  if (now !== null && (wanted === undefined || wanted === now)) return lobby;
  if (lobby.removed.includes(guest.id)) throw new Problem('removed');
  const seat = wanted ?? firstFree(lobby);
  if (chairAt(lobby, seat).kind !== 'free') throw new Problem('seat-taken', { seat });
  if (now !== null) return withChair(withChair(lobby, now, { kind: 'free' }), seat, lobby.chairs[now]);
  // Whoever sits down at a table that everybody has left is its host.
  const host = lobby.chairs.some(({ kind }) => kind === 'person') ? lobby.host : guest.id;
  return withChair({ ...lobby, host }, seat, {
    kind: 'person',
    guest: guest.id,
    name: guest.name,
    colour: freeColour(lobby),
    figure: null,
    ready: false,
    seed,
    resigned: false,
    standIn: null,
  });
}

/** Sits down where there is room; a computer player makes some. Without any, somebody is not among them. */
export function sitAmongBots(lobby: Lobby, guest: Guest): Lobby {
  const seat = lobby.chairs.findIndex(({ kind }) => kind === 'free');
  const bot = lobby.chairs.findLastIndex(({ kind }) => kind === 'bot');
  if (seat < 0 && bot < 0) return lobby;
  return sit(seat < 0 ? withChair(lobby, bot, { kind: 'free' }) : lobby, guest, undefined, null);
}

/** Leaves, or is removed by the host; a host who leaves hands over to the next person. */
export function leave(lobby: Lobby, by: string, seat: Seat): Lobby {
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'free') throw new Problem('nobody-sits', { seat });
  if (chair.kind === 'bot' || chair.guest !== by) mustHost(lobby, by);
  if (lobby.status === 'playing') throw new Problem('begun-resign');
  mustGather(lobby);
  const without = withChair(lobby, seat, { kind: 'free' });
  if (chair.kind === 'bot') return without;
  if (chair.guest !== by) return { ...without, removed: [...without.removed, chair.guest] };
  if (chair.guest !== lobby.host) return without;
  const next = without.chairs.find((other) => other.kind === 'person');
  return next === undefined ? without : { ...without, host: next.guest };
}

/** Two chairs change places, with whoever sits on them; who was moved by somebody else says anew that they are ready. */
export function exchange(lobby: Lobby, by: string, seat: Seat, other: Seat): Lobby {
  mustHost(lobby, by);
  mustGather(lobby);
  const moved = (chair: Chair): Chair =>
    chair.kind === 'person' && chair.guest !== by ? { ...chair, ready: false } : chair;
  const [here, there] = [chairAt(lobby, seat), chairAt(lobby, other)];
  if (seat === other) return lobby;
  return withChair(withChair(lobby, seat, moved(there)), other, moved(here));
}

/** A computer player on a free chair, or another level for the one that sits there. */
export function putBot(lobby: Lobby, by: string, seat: Seat, level: Level): Lobby {
  mustHost(lobby, by);
  mustGather(lobby);
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'person') throw new Problem('seat-taken', { seat });
  if (chair.kind === 'bot') return withChair(lobby, seat, { ...chair, level });
  return withChair(lobby, seat, { kind: 'bot', level, colour: freeColour(lobby), figure: null });
}

/** What the owner of a chair may choose. */
interface Choice {
  readonly figure?: string | null;
  readonly colour?: Colour;
  readonly ready?: boolean;
  readonly seed?: string;
}

export function choose(lobby: Lobby, game: Game, by: string, seat: Seat, choice: Choice): Lobby {
  mustGather(lobby);
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'free') throw new Problem('nobody-sits', { seat });
  const { figure = chair.figure, colour = chair.colour } = choice;
  const others = lobby.chairs.filter(isTaken).filter((other) => other !== chair);
  if (figure !== null && !game.figures.includes(figure)) {
    throw new Problem('no-such-figure', { figure, figures: game.figures.join(', ') });
  }
  if (figure !== null && others.some((other) => other.figure === figure)) {
    throw new Problem('figure-taken', { figure });
  }
  if (others.some((other) => other.colour === colour)) throw new Problem('colour-taken', { colour });
  if (chair.kind === 'bot') {
    mustHost(lobby, by);
    return withChair(lobby, seat, { ...chair, figure, colour });
  }
  if (chair.guest !== by) throw new Problem('other-seat', { seat });
  const { ready = chair.ready, seed = chair.seed } = choice;
  return withChair(lobby, seat, { ...chair, figure, colour, ready, seed });
}

/** The same people at another game: figures, options and component set are that game's own. */
function atGame(lobby: Lobby, game: Game): Lobby {
  const taken = lobby.chairs.filter(isTaken).map((chair) => ({ ...chair, figure: null }));
  const { max } = game.seats;
  const people = taken.filter(({ kind }) => kind === 'person').length;
  if (people > max) throw new Problem('too-many-people', { game: game.name, seats: max });
  // Computer players make room for people.
  const over = taken.length - max;
  const bots = taken.filter(({ kind }) => kind === 'bot');
  const left = over > 0 ? bots.slice(-over) : [];
  const chairs = taken.filter((chair) => !left.includes(chair));
  const free = Array.from({ length: max - chairs.length }, () => ({ kind: 'free' as const }));
  return { ...lobby, game: game.name, options: {}, set: null, chairs: [...chairs, ...free] };
}

/** The host changes what is agreed: whatever it is, everybody has to say again that they are ready. */
export function agree(
  { lobby: before, game: old, set: brought }: Live,
  by: string,
  wishes: Wishes,
  game = old,
): Lobby {
  mustHost(before, by);
  mustGather(before);
  const lobby = game === old ? before : atGame(before, game);
  const { options = lobby.options, set = game === old ? brought : null } = wishes;
  const box = openBox(game, options, set);
  const agreed: Lobby = {
    ...lobby,
    options: box.options,
    set: storedSet(set)?.hash ?? null,
    public: wishes.public ?? lobby.public,
    chat: wishes.chat ?? lobby.chat,
    awayLimit: wishes.awayLimit ?? lobby.awayLimit,
    clock: wishes.clock === undefined ? (lobby.clock ?? null) : wishes.clock,
    timeUp: wishes.timeUp ?? lobby.timeUp ?? 'plays-on',
    ...fairly(
      wishes.rated ?? lobby.rated ?? false,
      wishes.anyTakeBack ?? lobby.anyTakeBack ?? false,
      wishes.coach ?? lobby.coach ?? false,
    ),
    chances: (wishes.chances ?? lobby.chances ?? false) && !(wishes.rated ?? lobby.rated ?? false),
    watchable: wishes.watchable ?? lobby.watchable ?? false,
  };
  if (isDeepStrictEqual(agreed, before)) return before;
  const chairs = lobby.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, ready: false } : chair));
  return { ...agreed, chairs };
}
