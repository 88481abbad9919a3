import { endOf, isPast, secretOfDay, streakOf } from '@undercroft/bots/today';
import { commitment } from '@undercroft/kernel';
import { theTime } from '../../ground/clock.ts';
import { idOfKey } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Among } from '../../storage/among.ts';
import type { OwnTry } from '../../storage/days.ts';
import type { Kept } from '../../storage/kept.ts';
import type { Hall } from '../../tables/hall.ts';
import type { Keeper } from '../../tables/keeping.ts';
import type { Live } from '../../tables/live.ts';
import type { Guest, OfDay } from '../../tables/lobby.ts';
import { placesOf } from '../ratings/places.ts';
import { LISTED, mustHaveCome, NOBODY, nameOn, timeOf, today } from './calendar.ts';

const TABLE_LETTERS = 12;
/** Days that a streak is looked for in. */
const STREAK_DAYS = 400;

export interface ForDays extends Kept {
  readonly hall: Hall;
  readonly keeper: Keeper;
  /** From it follow the secrets of all days; nobody outside of the house knows it. */
  readonly daySecret: string;
  readonly keySecret: string;
}

function ofDay(daySecret: string, day: number, counts: boolean): OfDay {
  const secret = secretOfDay(daySecret, day);
  return { number: day, counts, secret, commitment: commitment(secret) };
}

/** A day as everybody may know it: its secret once it is over, and before only the hash of it. */
export function dayInfo({ daySecret }: Pick<ForDays, 'daySecret'>, day: number) {
  const now = theTime();
  mustHaveCome(day);
  const { secret, commitment } = ofDay(daySecret, day, true);
  const ends = endOf(day);
  return { day, ends: ends.toISOString(), commitment, secret: isPast(day, now) ? secret : null };
}

const tryInfo = ({ table, over, endedAt, place, seats, points, own, judgeAt }: OwnTry) => ({
  table,
  over: over === 1,
  result:
    endedAt === null || place === null || seats === null || points === null
      ? null
      : { ...{ place, seats, points, own }, judging: own === null && judgeAt !== null },
});

/** Today's tables, with one's own tries and how many days in a row one has played. */
export async function todayInfo(house: ForDays, guest: string | null) {
  const { days, hall, results } = house;
  const day = today();
  const tries = guest === null ? [] : await days.triesOf(guest, day - STREAK_DAYS);
  const played = tries.filter(({ endedAt }) => endedAt !== null).map((one) => one.day);
  return {
    ...dayInfo(house, day),
    now: new Date(theTime()).toISOString(),
    streak: streakOf(played, day),
    shown: guest !== null && (await results.isShown(guest)),
    tables: Object.keys(hall.games).map((game) => {
      const own = tries.find((one) => one.day === day && one.game === game);
      return { game, try: own === undefined ? null : tryInfo(own) };
    }),
  };
}

/** Sits somebody down at the table of the day. The first one counts; it is the same however often they ask. */
export async function playToday(house: ForDays, game: string, guest: Guest): Promise<string> {
  const { days, hall, daySecret, keySecret } = house;
  const day = today();
  hall.game(game);
  const begun = await days.tryOf(day, game, guest.id);
  if (begun !== null) return begun.table;
  const id = idOfKey(keySecret, TABLE_LETTERS, 'day', String(day), game, guest.id);
  const live = await hall.createOfDay(game, guest, ofDay(daySecret, day, true), id);
  await days.begin({ day, game, guest: guest.id, table: id }, theTime());
  // The server ended between the two the last time, and the table was found and played all the same.
  if (live.lobby.status === 'over') await recordTry(house, live);
  return (await days.tryOf(day, game, guest.id))?.table ?? id;
}

/** The same deal once more, for whoever has played it to its end; by an `id` that is there already, that table. */
export async function practise(house: ForDays, game: string, guest: Guest, id: string): Promise<string> {
  const { days, hall, daySecret } = house;
  const day = today();
  const own = await days.tryOf(day, game, guest.id);
  if (own === null || (await isGoingOn(house, own.table))) throw new Problem('day-first');
  return (await hall.createOfDay(game, guest, ofDay(daySecret, day, false), id)).id;
}

const isGoingOn = ({ hall }: ForDays, table: string): Promise<boolean> =>
  hall
    .see(table, ({ lobby }) => lobby.status !== 'over')
    .catch((error: unknown) => {
      // A table that is gone is over.
      if (error instanceof Problem && error.reason === 'not-found') return false;
      throw error;
    });

/** A match is over: where it was one of a day that counts, and came to its end on that day, so does its result. */
export async function recordTry({ days }: Pick<Kept, 'days'>, { id, lobby }: Live): Promise<void> {
  const { day, result, chairs, endedAt } = lobby;
  const seat = chairs.findIndex(({ kind }) => kind === 'person');
  const places = placesOf(lobby);
  if (day?.counts !== true || result?.by !== 'outcome' || places === null || endedAt === null) return;
  // From midnight on everybody may know the luck.
  if (seat < 0 || isPast(day.number, endedAt)) return;
  const points = result.outcome?.points[seat] ?? 0;
  await days.end(id, { place: places[seat], seats: chairs.length, points }, endedAt);
}

/** Who chose best on a day: everybody, friends, or a club. Among everybody only those are named who want to be seen. */
export async function boardOf(
  { days }: Pick<Kept, 'days'>,
  day: number,
  game: string,
  among: Among,
  guest: string | null,
) {
  mustHaveCome(day);
  const mine = guest === null ? null : await days.tryOf(day, game, guest);
  const [lines, { all, better }] = await Promise.all([
    days.board(day, game, among, LISTED),
    days.counts(day, game, among, mine?.own ?? 0),
  ]);
  return {
    lines: lines.map(({ place, seats, points, own, ...line }) => ({
      ...nameOn(line, guest, among),
      ...{ place, seats, points, own },
    })),
    judged: all,
    rank: mine?.own == null ? null : better + 1,
  };
}

/** The match of whoever chose best on a day that is over. */
export async function bestOf({ days, keeper }: ForDays, day: number, game: string) {
  mustHaveCome(day);
  if (!isPast(day, theTime())) throw new Problem('day-not-over');
  const best = await days.best(day, game);
  if (best === null) throw new Problem('no-such-day');
  const record = await keeper.shown(best.table);
  if (best.shown === 1) return record;
  const seats = record.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: NOBODY } : seat));
  return { ...record, seats };
}

/** What is kept about somebody's days, for them to take along. */
export async function daysData({ days }: Pick<Kept, 'days'>, guest: string) {
  const tries = await days.triesOf(guest, 0);
  return {
    days: tries.map(({ day, game, table, begunAt, endedAt, place, seats, points, own }) => ({
      ...{ day, game, table, begunAt: timeOf(begunAt), endedAt: endedAt === null ? null : timeOf(endedAt) },
      ...{ place, seats, points, own },
    })),
  };
}
