import { daysOf } from '@undercroft/bots/today';
import { type Among, condition, firstOf, type HowMany, type Listed } from './among.ts';
import type { Sql } from './sql.ts';

/** What somebody has of a week's cup. */
export interface Cup extends Listed {
  /** Of a day at most 1. */
  readonly points: number;
  /** On how many days they were judged. */
  readonly days: number;
}

/** The cup of the week's tens: it stands where a game's name does. */
export const OF_TENS = 'ten';

/** What a day brings: a table or the ten, the share of the best that one's answers kept. */
const BROUGHT = {
  table: `SELECT coalesce(sum(1 + own), 0), count(*) FROM day_tries
    WHERE guest = ? AND day >= ? AND day <= ? AND own IS NOT NULL AND game = ?`,
  ten: `SELECT coalesce(sum(score), 0), count(*) FROM day_tens WHERE guest = ? AND day >= ? AND day <= ?`,
} as const;

const BEST = 'ORDER BY points DESC, week_cups.guest';

/** Cups: one line a week, game and person, reckoned from their days. */
export const cupsIn = (sql: Sql) => ({
  /** Until the transaction is over somebody's line is changed by nobody else. */
  hold: (guest: string, game: string, week: number) =>
    sql.run(
      `INSERT INTO week_cups (week, game, guest, points, days) VALUES (?, ?, ?, 0, 0)
       ON CONFLICT (guest, week, game) DO UPDATE SET days = week_cups.days`,
      ...[week, game, guest],
    ),

  /** Adds up what somebody has in a week, as often as wanted. */
  async reckon(guest: string, game: string, week: number): Promise<void> {
    await cupsIn(sql).hold(guest, game, week);
    const { first, last } = daysOf(week);
    const brought = game === OF_TENS ? BROUGHT.ten : BROUGHT.table;
    await sql.run(
      `UPDATE week_cups SET (points, days) = (${brought}) WHERE guest = ? AND week = ? AND game = ?`,
      ...[guest, first, last, ...(game === OF_TENS ? [] : [game]), guest, week, game],
    );
  },

  /** Who has most, so many. */
  board(week: number, game: string, among: Among, limit: number): Promise<Cup[]> {
    const { text, values } = condition('week_cups', among);
    return sql.all(
      firstOf('week_cups', 'points, days', `week = ? AND game = ? AND days > 0 ${text}`, BEST),
      ...[week, game, ...values, limit],
    );
  },

  /** How many have anything, and how many of them more than this. */
  async counts(week: number, game: string, among: Among, points: number): Promise<HowMany> {
    const { text, values } = condition('week_cups', among);
    const row = await sql.one<HowMany>(
      `SELECT count(*) AS "all", coalesce(sum(CASE WHEN points > ? THEN 1 ELSE 0 END), 0) AS better
       FROM week_cups WHERE week = ? AND game = ? AND days > 0 ${text}`,
      ...[points, week, game, ...values],
    );
    return { all: Number(row?.all ?? 0), better: Number(row?.better ?? 0) };
  },

  /** The newest first. */
  of: (guest: string): Promise<(Pick<Cup, 'points' | 'days'> & { week: number; game: string })[]> =>
    sql.all(
      'SELECT week, game, points, days FROM week_cups WHERE guest = ? AND days > 0 ORDER BY week DESC, game',
      guest,
    ),

  mine: (guest: string, week: number, game: string): Promise<Pick<Cup, 'points' | 'days'> | null> =>
    sql.one(
      'SELECT points, days FROM week_cups WHERE guest = ? AND week = ? AND game = ? AND days > 0',
      ...[guest, week, game],
    ),

  /** Two were the same person, and their days are one's: what these bring is reckoned anew. */
  async move(from: string, to: string): Promise<void> {
    const weeks = await sql.all<{ week: number; game: string }>(
      'SELECT week, game FROM week_cups WHERE guest = ?',
      from,
    );
    await sql.run('DELETE FROM week_cups WHERE guest = ?', from);
    for (const { week, game } of weeks) await cupsIn(sql).reckon(to, game, week);
  },

  /** Nothing here names the guest any more. */
  forget: (guest: string) => sql.run('DELETE FROM week_cups WHERE guest = ?', guest),
});
