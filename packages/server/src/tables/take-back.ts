import type { Seat } from '@undercroft/kernel';
import { Problem } from '../ground/problem.ts';
import type { Deed, Live } from './live.ts';
import { type Lobby, mustBe, mustSit, type Person } from './lobby.ts';

/** Whether somebody is at the table now. */
type IsHere = (guest: string) => boolean;

/** The other people who still play themselves: they decide whether a seat may take an answer back. */
const deciders = ({ chairs }: Lobby, seat: Seat): { seat: Seat; person: Person }[] =>
  chairs.flatMap((chair, other) =>
    other !== seat && chair.kind === 'person' && !chair.resigned && chair.standIn === null
      ? [{ seat: other, person: chair }]
      : [],
  );

/** Whether there is nobody to ask: then it is as the table agreed. */
export function needsNoLeave(lobby: Lobby, seat: Seat): boolean {
  if (deciders(lobby, seat).length > 0) return false;
  if (lobby.anyTakeBack) return true;
  throw new Problem('no-take-back-alone');
}

/** The table with the wish of a seat to take back what it answered; the same if it has asked already. */
export function ask(lobby: Lobby, seat: Seat, version: number): Lobby {
  const { wish = null } = lobby;
  if (wish?.seat === seat) return lobby;
  if (wish !== null) throw new Problem('other-wish');
  return { ...lobby, wish: { seat, version, allowed: [] } };
}

/** One of the others allows the wish that was made at this version. */
export function allow(lobby: Lobby, by: string, version: number): Lobby {
  const { seat } = mustSit(lobby, by);
  mustBe(lobby, 'playing');
  const { wish } = lobby;
  if (wish?.version !== version) throw new Problem('no-wish');
  if (!deciders(lobby, wish.seat).some((other) => other.seat === seat)) throw new Problem('others-decide');
  if (wish.allowed.includes(seat)) return lobby;
  return { ...lobby, wish: { ...wish, allowed: [...wish.allowed, seat].sort((a, b) => a - b) } };
}

/** Whoever asked withdraws the wish, or one of the others declines it: nobody is told who. */
export function decline(lobby: Lobby, by: string): Lobby {
  const { person } = mustSit(lobby, by);
  mustBe(lobby, 'playing');
  if (person.resigned) throw new Problem('resigned');
  return withoutWish(lobby);
}

export const withoutWish = (lobby: Lobby): Lobby => (lobby.wish ? { ...lobby, wish: null } : lobby);

/** Whoever plays on has withdrawn or declined what was asked: the part of their deed that says so. */
export const playingOn = ({ lobby }: Live): Pick<Deed, 'lobby'> =>
  lobby.wish ? { lobby: withoutWish(lobby) } : {};

/** Everybody who is here allows it. Whoever is away is not waited for, but somebody must have allowed it. */
export function isGranted(lobby: Lobby, isHere: IsHere): boolean {
  const { wish } = lobby;
  if (!wish || wish.allowed.length === 0) return false;
  return deciders(lobby, wish.seat).every(
    ({ seat, person }) => wish.allowed.includes(seat) || !isHere(person.guest),
  );
}
