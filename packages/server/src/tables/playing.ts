import { type Game, type Json, mixSeed, type Outcome, type Seat, seatSeed } from '@undercroft/kernel';
import { LEAST_PATIENCE } from '@undercroft/protocol';
import { theTime } from '../ground/clock.ts';
import { rematchId } from '../ground/codes.ts';
import { Problem } from '../ground/problem.ts';
import { newLobby, sitAmongBots } from './gathering.ts';
import type { Deed, Live } from './live.ts';
import {
  type Chair,
  chairAt,
  type Ending,
  type Guest,
  isShared,
  type Lobby,
  mustBe,
  mustHost,
  mustSit,
  type Person,
  seatOf,
  withChair,
} from './lobby.ts';
import { withoutWish } from './take-back.ts';

/** The table as the game starts: free chairs are gone, the luck is mixed. */
export function startLobby(lobby: Lobby, game: Game, by: string, at: number): { lobby: Lobby; seed: string } {
  mustHost(lobby, by);
  mustBe(lobby, 'gathering');
  const chairs = lobby.chairs.filter(({ kind }) => kind !== 'free');
  const { min } = game.seats;
  if (chairs.length < min) throw new Problem('need-seats', { game: game.name, min });
  // Around a shared screen people see each other: whoever starts sees who is ready. What counts for ratings is begun
  // by everybody's own word, every time. A round of a tournament begins for whoever comes.
  const isBegun = lobby.tournament !== undefined || (isShared(lobby) && lobby.rated !== true);
  const asked = isBegun ? [] : chairs;
  const unready = asked.filter((chair) => chair.kind === 'person' && !chair.ready && chair.guest !== by);
  if (unready.length > 0) {
    const names = unready.map((chair) => (chair.kind === 'person' ? chair.name : '')).join(', ');
    throw new Problem('not-ready', { names });
  }
  // Who brings no seed gets the one that was settled, by the secret, before anybody brought theirs.
  const seatSeeds = chairs.map(
    (chair, seat) => (chair.kind === 'person' && chair.seed) || seatSeed(lobby.secret, seat),
  );
  const started: Lobby = {
    ...lobby,
    status: 'playing',
    rules: game.rulesVersion,
    chairs,
    seatSeeds,
    startedAt: at,
  };
  return { lobby: started, seed: mixSeed(lobby.secret, seatSeeds) };
}

/** What plays for whoever is not there. */
export const STAND_IN = 'adept' as const;

/** Whoever has never answered at a table that was drawn for them was not there: a computer player has played. */
export const isThere = ({ tournament }: Lobby, chair: Person): boolean =>
  tournament === undefined || chair.ready || chair.resigned;

/** Whoever answers is there, and has withdrawn or declined what was asked: the part of their deed that says so. */
export function answering({ lobby }: Live, seat: Seat): Pick<Deed, 'lobby'> {
  const left = withoutWish(lobby);
  const chair = left.chairs[seat];
  const now =
    chair?.kind === 'person' && !isThere(left, chair)
      ? withChair(left, seat, { ...chair, ready: true })
      : left;
  return now === lobby ? {} : { lobby: now };
}

/** The bot that answers for a seat now, if any. */
export function botOf(lobby: Lobby, seat: Seat) {
  const chair = lobby.chairs[seat];
  if (chair?.kind === 'bot') return chair.level;
  return chair?.kind === 'person' ? chair.standIn : null;
}

const isPlaying = (chair: Lobby['chairs'][number]): chair is Person =>
  chair.kind === 'person' && !chair.resigned;

const seatsWhere = (lobby: Lobby, fits: (chair: Lobby['chairs'][number], seat: Seat) => boolean): Seat[] =>
  [...lobby.chairs.keys()].filter((seat) => fits(lobby.chairs[seat], seat));

const resignedSeats = (lobby: Lobby) =>
  seatsWhere(lobby, (chair) => chair.kind === 'person' && chair.resigned);

function end(lobby: Lobby, result: Omit<Ending, 'resigned'>, at: number): Lobby {
  return {
    ...lobby,
    status: 'over',
    result: { ...result, resigned: resignedSeats(lobby) },
    offersToEnd: [],
    votes: [],
    wish: null,
    endedAt: at,
  };
}

/** Those who run the server have ended it: nobody wins. */
export function endByOperator(lobby: Lobby, at: number): Lobby {
  mustBe(lobby, 'playing');
  return end(lobby, { by: 'operator', winners: [], outcome: null }, at);
}

/** The rules have spoken. Whoever resigned cannot win: then the best of the others do. */
export function endByOutcome(lobby: Lobby, outcome: Outcome, at: number): Lobby {
  const resigned = resignedSeats(lobby);
  const won = outcome.winners.filter((seat) => !resigned.includes(seat));
  const others = seatsWhere(lobby, (_, seat) => !resigned.includes(seat));
  const best = Math.max(...others.map((seat) => outcome.points[seat]));
  const winners = won.length > 0 ? won : others.filter((seat) => outcome.points[seat] === best);
  return end(lobby, { by: 'outcome', winners, outcome }, at);
}

/** At two seats the other one wins; with more, a bot plays on, unless no person is left to play with. */
export function resign(lobby: Lobby, by: string, at: number): Lobby {
  const { seat, person } = mustSit(lobby, by);
  mustBe(lobby, 'playing');
  if (person.resigned) throw new Problem('resigned');
  const without = withChair(lobby, seat, { ...person, resigned: true, standIn: STAND_IN });
  const others = seatsWhere(without, (_, other) => other !== seat);
  if (others.length === 1) return end(without, { by: 'resignation', winners: others, outcome: null }, at);
  const offersToEnd = without.offersToEnd.filter((offer) => offer !== seat);
  const left = { ...withoutWish(without), offersToEnd };
  // Whoever gives up has not agreed to anything: the result says who gave up.
  return allOffer(left) ? end(left, { by: 'resignation', winners: [], outcome: null }, at) : left;
}

/** Every person still playing wants to end, or nobody is left to play with. */
const allOffer = (lobby: Lobby): boolean =>
  seatsWhere(lobby, isPlaying).every((seat) => lobby.offersToEnd.includes(seat));

/** Offers to end, or agrees: when every person still playing does, nobody wins. */
export function offerToEnd(lobby: Lobby, by: string, at: number): Lobby {
  const seat = seatDeciding(lobby, by);
  if (lobby.offersToEnd.includes(seat)) return lobby;
  const offered = { ...lobby, offersToEnd: [...lobby.offersToEnd, seat].sort((a, b) => a - b) };
  return allOffer(offered) ? end(offered, { by: 'agreement', winners: [], outcome: null }, at) : offered;
}

/** Plays on after all: whoever offered to end withdraws it, anybody else declines what the others offered. */
export function playOn(lobby: Lobby, by: string): Lobby {
  const seat = seatDeciding(lobby, by);
  if (lobby.offersToEnd.length === 0) return lobby;
  const own = lobby.offersToEnd.includes(seat);
  return { ...lobby, offersToEnd: own ? lobby.offersToEnd.filter((offer) => offer !== seat) : [] };
}

/** Somebody who still plays, and so has a say in how the match ends. */
function seatDeciding(lobby: Lobby, by: string): Seat {
  const { seat, person } = mustSit(lobby, by);
  mustBe(lobby, 'playing');
  if (person.resigned) throw new Problem('resigned');
  return seat;
}

/** How long, in milliseconds, somebody has been away; null for those who are here. */
type AwayFor = (guest: string) => number | null;

/** Refuses a vote about somebody the table has not waited for long enough, away or asked. */
function mustHaveWaited({ awayLimit }: Lobby, name: string, away: number | null, asked: number): void {
  const patience = away === null ? Math.max(awayLimit, LEAST_PATIENCE) : awayLimit;
  const waited = Math.floor((away ?? asked) / 1000);
  if (waited >= patience) return;
  throw new Problem(away === null ? 'still-thinking' : 'still-away', { name, waited, patience });
}

/**
 * A vote that a bot plays on for somebody away, or here and silent: more than half of the other people there decide.
 * `asked` is how long the game has waited for this seat, in milliseconds.
 */
export function voteStandIn(lobby: Lobby, by: string, seat: Seat, awayFor: AwayFor, asked = 0): Lobby {
  const { seat: voter, person } = mustSit(lobby, by);
  mustBe(lobby, 'playing');
  const chair = chairAt(lobby, seat);
  if (chair.kind !== 'person' || chair.standIn !== null) {
    throw new Problem('bot-already', { seat });
  }
  if (seat === voter || person.resigned) throw new Problem('others-decide');
  mustHaveWaited(lobby, chair.name, awayFor(chair.guest), asked);
  const there = seatsWhere(
    lobby,
    (other, at) => at !== seat && isPlaying(other) && (at === voter || awayFor(other.guest) === null),
  );
  const before = lobby.votes.find((vote) => vote.seat === seat)?.votes ?? [];
  const votes = [...new Set([...before, voter])].sort((a, b) => a - b);
  const rest = lobby.votes.filter((vote) => vote.seat !== seat);
  if (votes.filter((vote) => there.includes(vote)).length * 2 <= there.length) {
    return { ...lobby, votes: [...rest, { seat, votes }] };
  }
  return withChair({ ...withoutWish(lobby), votes: rest }, seat, { ...chair, standIn: STAND_IN });
}

/** When the time of whoever is asked is up, in milliseconds; null where nobody's runs. */
export function dueAt(lobby: Lobby, waitsFor: Seat | null, movedAt: number): number | null {
  const { clock = null, clockFrom = 0, status, chairs } = lobby;
  if (clock === null || waitsFor === null || status !== 'playing') return null;
  // Once a bot plays for them nobody's time runs: it has struck.
  if (botOf(lobby, waitsFor) !== null) return null;
  return isPlaying(chairs[waitsFor]) ? Math.max(movedAt, clockFrom) + clock * 1000 : null;
}

/** The time of whoever is asked is up, away or not: a bot plays this turn, or on until they are back. */
export function timeIsUp(lobby: Lobby, seat: Seat, turn: number): Lobby {
  const chair = chairAt(lobby, seat);
  if (chair.kind !== 'person') return lobby;
  const votes = lobby.votes.filter((vote) => vote.seat !== seat);
  const standIn = { standIn: STAND_IN, ...(lobby.timeUp === 'one-turn' && { standInTurn: turn }) };
  return withChair({ ...withoutWish(lobby), votes }, seat, { ...chair, ...standIn });
}

/** Whoever had a bot play one turn for them plays again once that turn is over. */
export function turnIsOver(lobby: Lobby, turn: number): Lobby {
  const back = (chair: Chair): Chair => {
    if (chair.kind !== 'person' || chair.standInTurn === undefined || chair.standInTurn === turn)
      return chair;
    const { standInTurn: _, ...person } = chair;
    return person.resigned ? person : { ...person, standIn: null };
  };
  const chairs = lobby.chairs.map(back);
  return chairs.every((chair, seat) => chair === lobby.chairs[seat]) ? lobby : { ...lobby, chairs };
}

/** The person is back. */
export function takeSeatBack(lobby: Lobby, by: string, seat: Seat): Lobby {
  const { seat: own, person } = mustSit(lobby, by);
  if (own !== seat) throw new Problem('other-seat', { seat });
  mustBe(lobby, 'playing');
  if (person.resigned) throw new Problem('resigned');
  const votes = lobby.votes.filter((vote) => vote.seat !== seat);
  const { standInTurn: _, ...back } = person;
  return withChair({ ...lobby, votes, clockFrom: theTime() }, seat, { ...back, standIn: null });
}

/** The seat goes on on another device. */
export function handOver(lobby: Lobby, from: string, to: Guest): Lobby {
  const seat = seatOf(lobby, from);
  const person = seat === null ? undefined : lobby.chairs[seat];
  if (seat === null || person?.kind !== 'person') {
    throw new Problem('seat-gone');
  }
  if (from === to.id) return lobby;
  if (seatOf(lobby, to.id) !== null) throw new Problem('seated-already');
  const host = lobby.host === from ? to.id : lobby.host;
  const carried = [...(lobby.carried ?? []).filter((guest) => guest !== to.id), from];
  return withChair({ ...lobby, host, carried }, seat, { ...person, guest: to.id });
}

/** The same people, bots and options at a new table; only those who play `together`, where it is said who. */
export function rematchLobby(
  old: Lobby,
  set: Json,
  game: Game,
  by: Guest,
  at: number,
  together?: ReadonlySet<string>,
): Lobby {
  mustSit(old, by.id);
  mustBe(old, 'over');
  const { options, chat, awayLimit, clock = null, timeUp = 'plays-on' } = old;
  const { rated = false, anyTakeBack = false, coach = false, chances = false, watchable = false } = old;
  const agreed = {
    public: old.public,
    chat,
    awayLimit,
    clock,
    timeUp,
    rated,
    anyTakeBack,
    coach,
    chances,
    watchable,
  };
  const wishes = { options, set, ...agreed };
  const fresh = newLobby(game, by, wishes, [], at);
  const seats = fresh.chairs.map((free, seat) => {
    const chair = old.chairs[seat];
    if (chair?.kind !== 'person') return chair ?? free;
    if (together?.has(chair.guest) === false) return { kind: 'free' as const };
    const { standInTurn: _, ...person } = chair;
    return { ...person, ready: false, seed: null, resigned: false, standIn: null };
  });
  const shared = old.shared ?? null;
  const next = { ...fresh, id: rematchId(old.id, old.secret), shared, chairs: seats };
  const waiting = old.onlookers?.filter((one) => one.next) ?? [];
  return waiting.reduce((lobby, { guest, name }) => sitAmongBots(lobby, { id: guest, name }), next as Lobby);
}

/** The table that was, with the way to the next: its televisions, of which it knows one at most, go along by the code. */
export const withRematch = (old: Lobby, { id, invitation }: Lobby): Lobby => ({
  ...old,
  rematch: id,
  ...(isShared(old) && { rematchCode: invitation }),
});
