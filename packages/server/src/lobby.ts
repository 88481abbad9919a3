import type { Level } from '@undercroft/bots';
import {
  commitment,
  type Game,
  type Json,
  newSecret,
  type Outcome,
  openBox,
  type Seat,
} from '@undercroft/kernel';
import { newCode, newTableId } from './codes.ts';
import { Problem } from './problem.ts';

/** Eight that people with any colour vision can tell apart; how they look is the screen's affair. */
export const COLOURS = ['azure', 'moss', 'violet', 'rose', 'teal', 'sand', 'slate', 'plum'] as const;

type Colour = (typeof COLOURS)[number];

export interface Person {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  readonly colour: Colour;
  /** What this seat wants to play; null lets it be dealt. */
  readonly figure: string | null;
  readonly ready: boolean;
  /** This seat's part of the luck, if the player brought one. */
  readonly seed: string | null;
  readonly resigned: boolean;
  /** The bot that plays for someone who is away or has resigned. */
  readonly standIn: Level | null;
}

interface Bot {
  readonly kind: 'bot';
  readonly level: Level;
  readonly colour: Colour;
  readonly figure: string | null;
}

export type Chair = Person | Bot | { readonly kind: 'free' };

const isTaken = (chair: Chair): chair is Person | Bot => chair.kind !== 'free';

/** How a match ended at this table. */
export interface Result {
  readonly by: 'outcome' | 'resignation' | 'agreement';
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** All that a table knows beside the game itself. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  /** The rules version the match began under; before the start, the one it would. */
  readonly rules: number;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly public: boolean;
  readonly chat: boolean;
  /** Seconds. */
  readonly awayLimit: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: Json;
  /** A guest's id. */
  readonly host: string;
  /** Guests the host sent away: they may neither sit down again nor use the invitation. */
  readonly removed: readonly string[];
  readonly invitation: string;
  /** As many as the game allows before the start, then the seats of the game. */
  readonly chairs: readonly Chair[];
  /** The server's part of the luck: nobody sees it before the end. */
  readonly secret: string;
  readonly commitment: string;
  readonly seatSeeds: readonly string[] | null;
  readonly offersToEnd: readonly Seat[];
  readonly votes: readonly { readonly seat: Seat; readonly votes: readonly Seat[] }[];
  /** Where newer rules took over the running match. */
  readonly continued: readonly { readonly version: number; readonly rules: number }[];
  readonly result: Result | null;
  /** The table of the next match. */
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The table's `seq` when this last changed. */
  readonly seq: number;
}

/** What a host may decide. */
export interface Wishes {
  readonly options?: unknown;
  readonly set?: unknown;
  readonly public?: boolean;
  readonly chat?: boolean;
  readonly awayLimit?: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export function newLobby(game: Game, host: Guest, wishes: Wishes, bots: readonly Level[], at: number): Lobby {
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
    options: box.options,
    set: (wishes.set ?? null) as Json,
    host: host.id,
    removed: [],
    invitation: newCode(),
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
    throw new Problem('bad-input', `bots: ${game.name} has ${game.seats.max} seats, and one is yours`);
  }
  return bots.reduce(
    (filled, level) => putBot(filled, host.id, firstFree(filled), level),
    sit(lobby, host, undefined, null),
  );
}

/** The seat of a guest, or null for a spectator. */
export function seatOf(lobby: Lobby, guest: string | null): Seat | null {
  if (guest === null) return null;
  const seat = lobby.chairs.findIndex((chair) => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? null : seat;
}

/** Tables by invitation show themselves only to those who sit there or hold the code. */
export function maySee(lobby: Lobby, guest: string | null, invitation: string | undefined): boolean {
  if (lobby.public || seatOf(lobby, guest) !== null) return true;
  return invitation === lobby.invitation && (guest === null || !lobby.removed.includes(guest));
}

export function mustSit(lobby: Lobby, guest: string): { seat: Seat; person: Person } {
  const seat = seatOf(lobby, guest);
  const chair = seat === null ? undefined : lobby.chairs[seat];
  if (seat === null || chair?.kind !== 'person')
    throw new Problem('not-yours', 'you do not sit at this table');
  return { seat, person: chair };
}

export function mustHost(lobby: Lobby, guest: string): void {
  if (lobby.host !== guest) throw new Problem('not-yours', 'only the host of the table decides that');
}

export function mustBe(lobby: Lobby, status: Lobby['status']): void {
  if (lobby.status === status) return;
  const sentences = {
    gathering: 'the game has not begun',
    playing: 'the game has begun already',
    over: 'the game is over',
  };
  throw new Problem('not-now', sentences[lobby.status]);
}

export function chairAt(lobby: Lobby, seat: Seat): Chair {
  const chair = lobby.chairs[seat];
  if (chair !== undefined) return chair;
  throw new Problem('not-found', `no seat ${seat}: they are counted from 0 to ${lobby.chairs.length - 1}`);
}

export function withChair(lobby: Lobby, seat: Seat, chair: Chair): Lobby {
  return { ...lobby, chairs: lobby.chairs.with(seat, chair) };
}

function firstFree(lobby: Lobby): Seat {
  const seat = lobby.chairs.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) throw new Problem('taken', 'no seat is free');
  return seat;
}

function freeColour(lobby: Lobby): Colour {
  const taken = lobby.chairs.map((chair) => (chair.kind === 'free' ? null : chair.colour));
  return COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[0];
}

/** Takes a free chair, or moves to it. */
export function sit(lobby: Lobby, guest: Guest, wanted: Seat | undefined, seed: string | null): Lobby {
  mustBe(lobby, 'gathering');
  const now = seatOf(lobby, guest.id);
  if (now !== null && (wanted === undefined || wanted === now)) return lobby;
  if (lobby.removed.includes(guest.id))
    throw new Problem('not-yours', 'the host has removed you from this table');
  const seat = wanted ?? firstFree(lobby);
  if (chairAt(lobby, seat).kind !== 'free') throw new Problem('taken', `seat ${seat} is not free`);
  if (now !== null) return withChair(withChair(lobby, now, { kind: 'free' }), seat, lobby.chairs[now]);
  return withChair(lobby, seat, {
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

/** Leaves, or is removed by the host; a host who leaves hands over to the next person. */
export function leave(lobby: Lobby, by: string, seat: Seat): Lobby {
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'free') throw new Problem('not-now', `nobody sits on seat ${seat}`);
  if (chair.kind === 'bot' || chair.guest !== by) mustHost(lobby, by);
  if (lobby.status === 'playing') throw new Problem('not-now', 'the game has begun: resign instead');
  mustBe(lobby, 'gathering');
  const without = withChair(lobby, seat, { kind: 'free' });
  if (chair.kind === 'bot') return without;
  if (chair.guest !== by) return { ...without, removed: [...without.removed, chair.guest] };
  if (chair.guest !== lobby.host) return without;
  const next = without.chairs.find((other) => other.kind === 'person');
  return next === undefined ? without : { ...without, host: next.guest };
}

/** A computer player on a free chair, or another level for the one that sits there. */
export function putBot(lobby: Lobby, by: string, seat: Seat, level: Level): Lobby {
  mustHost(lobby, by);
  mustBe(lobby, 'gathering');
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'person') throw new Problem('taken', `${chair.name} sits on seat ${seat}`);
  if (chair.kind === 'bot') return withChair(lobby, seat, { ...chair, level });
  return withChair(lobby, seat, { kind: 'bot', level, colour: freeColour(lobby), figure: null });
}

/** What the owner of a chair may choose. */
export interface Choice {
  readonly figure?: string | null;
  readonly colour?: Colour;
  readonly ready?: boolean;
  readonly seed?: string;
}

export function choose(lobby: Lobby, game: Game, by: string, seat: Seat, choice: Choice): Lobby {
  mustBe(lobby, 'gathering');
  const chair = chairAt(lobby, seat);
  if (chair.kind === 'free') throw new Problem('not-now', `nobody sits on seat ${seat}`);
  const { figure = chair.figure, colour = chair.colour } = choice;
  const others = lobby.chairs.filter(isTaken).filter((other) => other !== chair);
  if (figure !== null && !game.figures.includes(figure)) {
    throw new Problem('bad-input', `figure: no "${figure}"; there are: ${game.figures.join(', ')}`);
  }
  if (figure !== null && others.some((other) => other.figure === figure)) {
    throw new Problem('taken', `"${figure}" is taken already`);
  }
  if (others.some((other) => other.colour === colour))
    throw new Problem('taken', `${colour} is taken already`);
  if (chair.kind === 'bot') {
    mustHost(lobby, by);
    return withChair(lobby, seat, { ...chair, figure, colour });
  }
  if (chair.guest !== by) throw new Problem('not-yours', `seat ${seat} is ${chair.name}'s`);
  const { ready = chair.ready, seed = chair.seed } = choice;
  return withChair(lobby, seat, { ...chair, figure, colour, ready, seed });
}

/** The host changes what is agreed: everybody has to say again that they are ready. */
export function agree(lobby: Lobby, game: Game, by: string, wishes: Wishes): Lobby {
  mustHost(lobby, by);
  mustBe(lobby, 'gathering');
  const { options = lobby.options, set = lobby.set } = wishes;
  const box = openBox(game, options, set);
  const rulesChanged = wishes.options !== undefined || wishes.set !== undefined;
  return {
    ...lobby,
    options: box.options,
    set: set as Json,
    public: wishes.public ?? lobby.public,
    chat: wishes.chat ?? lobby.chat,
    awayLimit: wishes.awayLimit ?? lobby.awayLimit,
    chairs: lobby.chairs.map((chair) =>
      chair.kind === 'person' && rulesChanged ? { ...chair, ready: false } : chair,
    ),
  };
}
