import { streakOf } from '@undercroft/bots/today';
import type { Outcome, Seat } from '@undercroft/kernel';
import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';

/** How a table of the day ended for whoever sat there. */
export interface DayResult {
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  /** What share of what was at stake their own mistakes gave away: 0 or less; null until it is judged. */
  readonly own: number | null;
}

/** The try that counts, by its table; its result once it is over. */
export interface Try {
  readonly table: string;
  readonly result?: DayResult;
}

/** Tries of this device, by day and game. */
type Tries = Readonly<Record<string, Try>>;

const NAME = 'undercroft.today';
/** Older days say nothing that a streak needs. */
const KEPT_DAYS = 400;

const keyOf = (day: number, game: string): string => `${day} ${game}`;
const dayIn = (key: string): number => Number.parseInt(key, 10);

function remembered(): Tries {
  const kept = onDevice.read(NAME);
  return typeof kept === 'object' && kept !== null ? (kept as Tries) : {};
}

export const dayTries = new Store<Tries>(remembered());

function keep(day: number, game: string, one: Try): void {
  const recent = Object.entries(dayTries.value).filter(([key]) => day - dayIn(key) < KEPT_DAYS);
  dayTries.set({ ...Object.fromEntries(recent), [keyOf(day, game)]: one });
  onDevice.keep(NAME, JSON.stringify(dayTries.value));
}

export const tryOf = (tries: Tries, day: number, game: string): Try | undefined => tries[keyOf(day, game)];

/** Somebody sits down: only the first table of a day counts. */
export function noteBegun(day: number, game: string, table: string): void {
  if (tryOf(dayTries.value, day, game) === undefined) keep(day, game, { table });
}

export function noteResult(day: number, game: string, result: DayResult): void {
  const begun = tryOf(dayTries.value, day, game);
  if (begun !== undefined) keep(day, game, { ...begun, result });
}

/** Days in a row on which something was played to its end. */
export const streakIn = (tries: Tries, today: number): number =>
  streakOf(
    Object.entries(tries).flatMap(([key, { result }]) => (result === undefined ? [] : [dayIn(key)])),
    today,
  );

/** The place of a seat: winners first, then by points; whoever has as many shares it. */
export function resultOf({ winners, points }: Outcome, seat: Seat): Omit<DayResult, 'own'> {
  const won = winners.includes(seat);
  const before = points.filter((more, other) => !won && (winners.includes(other) || more > points[seat]));
  return { place: before.length + 1, seats: points.length, points: points[seat] };
}
