import {
  commitment,
  FastChance,
  fastSeed,
  type Game,
  type Match,
  mixSeed,
  type Seat,
  seatSeed,
  seatsNear,
  type View,
} from '@undercroft/kernel';
import type { Level } from './index.ts';

const DAY_MS = 86_400_000;

/** Days since 1970, by the calendar of this machine. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** The days of a week. */
export const daysOf = (week: number): { readonly first: number; readonly last: number } => ({
  first: week * 7 - 3,
  last: week * 7 + 3,
});

/** When that day ends here: its midnight. */
export function endOf(day: number): Date {
  const next = new Date((day + 1) * DAY_MS);
  return new Date(next.getUTCFullYear(), next.getUTCMonth(), next.getUTCDate());
}

/** Whether a day is over here. */
export const isPast = (day: number, now: number): boolean => now >= endOf(day).getTime();

/** What a device plays by that asks no server: everybody may know it. */
export const OPEN_SECRET = '0'.repeat(64);

/** From one secret that a server keeps follows each day's, and from a day's nothing about another. */
export const secretOfDay = (secret: string, day: number): string => mixSeed(secret, [`day ${day}`]);

/** From the secret of a day follows that of each game's table. */
export const secretOfTable = (daySecret: string, game: string): string => mixSeed(daySecret, [game]);

/** The luck of a table of the day: nobody who sits there brings any, so everybody has the same. */
export const seedOfTable = (secret: string, seats: number): string =>
  mixSeed(
    secret,
    Array.from({ length: seats }, (_, seat) => seatSeed(secret, seat)),
  );

/** Whom everybody meets: they look ahead by so many tries, not by time, and think anew at each question. */
export const OPPONENTS: Level = 'expert';
/** Enough for company, few enough for a short game. */
const SEATS = 3;

/** Who sits where at the table of a day. */
export function seatsOfDay(game: Pick<Game, 'seats'>, secret: string): { seats: number; person: Seat } {
  const seats = seatsNear(game, SEATS);
  return { seats, person: new FastChance(fastSeed(secret, 'seat')).pick(seats) };
}

/** A computer player's luck at a table whose luck is dealt: the same wherever its seat sees the same. */
export const witsAt = (secret: string, view: View): number => fastSeed(secret, JSON.stringify(view));

/** Whether a published secret is what was promised, and a match of that day was played with it. */
export function isProved(promised: string, daySecret: string, match: Match): boolean {
  const seed = seedOfTable(secretOfTable(daySecret, match.game), match.figures.length);
  return commitment(daySecret) === promised && match.luck === 'dealt' && match.seed === seed;
}

/** Days in a row up to today or yesterday; one missed day between two is forgiven. */
export function streakOf(played: readonly number[], today: number): number {
  const days = [...new Set(played)].sort((one, other) => other - one);
  let streak = 0;
  let next = today;
  for (const day of days) {
    if (day > today) continue;
    if (next - day > 2) break;
    streak++;
    next = day;
  }
  return streak;
}
