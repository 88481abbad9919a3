import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@undercroft/kernel';
import { theTime } from '../ground/clock.ts';
import { Problem } from '../ground/problem.ts';
import {
  chairAt,
  type Guest,
  type Lobby,
  mustBe,
  mustPlaySeat,
  mustSit,
  type Onlooker,
  onlookerOf,
  type Person,
  seatOf,
  withChair,
} from './lobby.ts';

/** So many people with a name may look on at one table. */
const MOST = 20;

interface Wanted {
  readonly next?: boolean;
  readonly seat?: Seat | null;
}

/** Whoever gave up, or is away so long that the computer plays for them: somebody else may play on, where nothing is rated. */
function mustBeOpen(lobby: Lobby, seat: Seat): Person {
  mustBe(lobby, 'playing');
  const chair = chairAt(lobby, seat);
  const open = chair.kind === 'person' && chair.standIn !== null && chair.standInTurn === undefined;
  if (!open || lobby.rated === true) throw new Problem('seat-kept', { seat });
  return chair;
}

/** Looks on by name from now on, and says what else would be welcome: a seat that is open, a place in the next match. */
export function lookOn(lobby: Lobby, guest: Guest, wanted: Wanted): Lobby {
  if (seatOf(lobby, guest.id) !== null) throw new Problem('seated-already');
  if (lobby.status === 'gathering') throw new Problem('not-begun');
  if (lobby.removed.includes(guest.id)) throw new Problem('removed');
  const { onlookers = [] } = lobby;
  const known = onlookerOf(lobby, guest.id);
  if (known === undefined && onlookers.length >= MOST) throw new Problem('table-watched');
  const { next = known?.next ?? false, seat = known?.seat ?? null } = wanted;
  if (wanted.seat != null) mustBeOpen(lobby, wanted.seat);
  const id = known?.id ?? Math.max(-1, ...onlookers.map((one) => one.id)) + 1;
  const now: Onlooker = { id, guest: guest.id, name: guest.name, next, seat };
  if (known === undefined) return { ...lobby, onlookers: [...onlookers, now] };
  // What was sent again changes nothing, and nobody is told.
  if (isDeepStrictEqual(known, now)) return lobby;
  return { ...lobby, onlookers: onlookers.map((one) => (one === known ? now : one)) };
}

function asking(lobby: Lobby, id: number): Onlooker & { readonly seat: Seat } {
  const one = lobby.onlookers?.find((other) => other.id === id);
  if (one === undefined || one.seat === null) throw new Problem('nobody-asks');
  return { ...one, seat: one.seat };
}

/** Somebody who plays lets an onlooker have the seat they ask for; whoever sat there looks on. */
export function letIn(lobby: Lobby, by: string, id: number): Lobby {
  mustPlaySeat(lobby, by);
  const { seat, guest, name } = asking(lobby, id);
  const { standInTurn: _, ...before } = mustBeOpen(lobby, seat);
  const left: readonly Onlooker[] =
    before.guest === '' ? [] : [{ id, guest: before.guest, name: before.name, next: false, seat: null }];
  const onlookers = (lobby.onlookers ?? [])
    .filter((one) => one.id !== id)
    .map((one) => (one.seat === seat ? { ...one, seat: null } : one));
  const open: Lobby = {
    ...lobby,
    host: lobby.host === before.guest ? by : lobby.host,
    onlookers: [...onlookers, ...left],
    votes: lobby.votes.filter((vote) => vote.seat !== seat),
    clockFrom: theTime(),
  };
  return withChair(open, seat, { ...before, guest, name, resigned: false, standIn: null });
}

/** One of those who play declines what an onlooker asks for. */
export function turnDown(lobby: Lobby, by: string, id: number): Lobby {
  mustSit(lobby, by);
  mustBe(lobby, 'playing');
  asking(lobby, id);
  const onlookers = (lobby.onlookers ?? []).map((one) => (one.id === id ? { ...one, seat: null } : one));
  return { ...lobby, onlookers };
}
