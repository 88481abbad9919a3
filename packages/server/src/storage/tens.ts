import { TEN } from '@undercroft/bots/solving';
import { weekOf } from '@undercroft/bots/today';
import { type Among, condition, firstOf, type HowMany, type Listed } from './among.ts';
import { cupsIn, OF_TENS } from './cups.ts';
import { firstStays } from './first.ts';
import type { Sql } from './sql.ts';

/** What somebody has answered to one of a day's ten questions. */
export interface TenAnswer {
  readonly day: number;
  /** Which of the ten, from 0. */
  readonly at: number;
  readonly guest: string;
  readonly puzzle: string;
  /** How much of the best answer's chances it keeps: 1 for the best. */
  readonly kept: number;
}

/** What somebody made of a day's ten, once all are answered. */
export interface TenScore {
  /** The mean of what their answers keep. */
  readonly score: number;
  /** How many times they found the best. */
  readonly found: number;
}

/** The best first; of equals whoever was there first. */
const BEST = 'ORDER BY score DESC, ended_at, day_tens.guest';

/** The ten questions of each day: every answer, and what all of them came to. */
export const tensIn = (sql: Sql) => ({
  /** The first answer counts; the same or another once more changes nothing. With the last of ten the score stands. */
  answer: ({ day, at, guest, puzzle, kept }: TenAnswer, now: number): Promise<void> =>
    sql.transaction(async (inOneGo) => {
      // Whoever gives the last two at once finds both.
      await cupsIn(inOneGo).hold(guest, OF_TENS, weekOf(day));
      await inOneGo.run(
        `INSERT INTO ten_answers (day, at, guest, puzzle, kept, answered_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (guest, day, at) DO NOTHING`,
        ...[day, at, guest, puzzle, kept, now],
      );
      await settle(inOneGo, guest, day);
    }),

  answersOf: (guest: string, day: number): Promise<Pick<TenAnswer, 'at' | 'puzzle' | 'kept'>[]> =>
    sql.all('SELECT at, puzzle, kept FROM ten_answers WHERE guest = ? AND day = ? ORDER BY at', guest, day),

  scoreOf: (guest: string, day: number): Promise<TenScore | null> =>
    sql.one('SELECT score, found FROM day_tens WHERE day = ? AND guest = ?', day, guest),

  /** The newest first. */
  scoresOf: (guest: string): Promise<(TenScore & { day: number; endedAt: number })[]> =>
    sql.all(
      'SELECT day, score, found, ended_at AS "endedAt" FROM day_tens WHERE guest = ? ORDER BY day DESC',
      guest,
    ),

  /** Every answer there is, for whoever gave it. */
  allAnswersOf: (guest: string): Promise<(Omit<TenAnswer, 'guest'> & { answeredAt: number })[]> =>
    sql.all(
      `SELECT day, at, puzzle, kept, answered_at AS "answeredAt" FROM ten_answers WHERE guest = ? ORDER BY day DESC, at`,
      guest,
    ),

  /** The best of a day, so many. */
  board(day: number, among: Among, limit: number): Promise<(Listed & TenScore)[]> {
    const { text, values } = condition('day_tens', among);
    return sql.all(firstOf('day_tens', 'score, found', `day = ? ${text}`, BEST), ...[day, ...values, limit]);
  },

  /** How many have answered all ten, and how many of them better than this. */
  async counts(day: number, among: Among, score: number): Promise<HowMany> {
    const { text, values } = condition('day_tens', among);
    const row = await sql.one<HowMany>(
      `SELECT count(*) AS "all", coalesce(sum(CASE WHEN score > ? THEN 1 ELSE 0 END), 0) AS better
       FROM day_tens WHERE day = ? ${text}`,
      ...[score, day, ...values],
    );
    return { all: Number(row?.all ?? 0), better: Number(row?.better ?? 0) };
  },

  /** Single answers of days that are long over are nobody's concern: what they came to stays. */
  tidy: (before: number) => sql.run('DELETE FROM ten_answers WHERE day < ?', before),

  /** Two were the same person: of two answers the first counts, and what they come to is reckoned from those. */
  async move(from: string, to: string): Promise<void> {
    const days = await sql.all<{ day: number }>('SELECT DISTINCT day FROM ten_answers WHERE guest = ?', from);
    await firstStays(sql, { table: 'ten_answers', key: ['day', 'at'], at: 'answered_at' }, from, to);
    for (const { day } of days) {
      await sql.run('DELETE FROM day_tens WHERE guest = ? AND day = ?', to, day);
      await sql.run('DELETE FROM day_tens WHERE guest = ? AND day = ?', from, day);
      await settle(sql, to, day);
    }
    // Of days whose answers are not kept any more the score is all there is.
    await sql.run(
      `UPDATE day_tens SET guest = ? WHERE guest = ?
         AND NOT EXISTS (SELECT 1 FROM day_tens AS own WHERE own.guest = ? AND own.day = day_tens.day)`,
      ...[to, from, to],
    );
    await sql.run('DELETE FROM day_tens WHERE guest = ?', from);
  },

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    for (const table of ['ten_answers', 'day_tens'])
      await sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
  },
});

/** Where all ten are answered, what they come to stands, for the cup of the week, too. */
async function settle(sql: Sql, guest: string, day: number): Promise<void> {
  await sql.run(
    `INSERT INTO day_tens (day, guest, score, found, ended_at)
     SELECT day, guest, avg(kept), sum(CASE WHEN kept >= 1 THEN 1 ELSE 0 END), max(answered_at)
     FROM ten_answers WHERE guest = ? AND day = ? GROUP BY day, guest HAVING count(*) = ${TEN}
     ON CONFLICT (guest, day) DO NOTHING`,
    ...[guest, day],
  );
  await cupsIn(sql).reckon(guest, OF_TENS, weekOf(day));
}
