import { weekOf } from '@undercroft/bots/today';
import { type Among, condition, firstOf, type HowMany, type Listed } from './among.ts';
import { cupsIn } from './cups.ts';
import { firstStays } from './first.ts';
import type { Sql } from './sql.ts';

/** The one table of a day that counts for somebody, in one game. */
export interface Try {
  readonly day: number;
  readonly game: string;
  readonly guest: string;
  readonly table: string;
  readonly begunAt: number;
  /** Null until it was played to its end on that day, and for good where it was not. */
  readonly endedAt: number | null;
  readonly place: number | null;
  readonly seats: number | null;
  readonly points: number | null;
  /** What share of what was at stake their own mistakes gave away: 0 or less. Null until it is judged. */
  readonly own: number | null;
  /** When it may be judged; null where nothing is left to judge. */
  readonly judgeAt: number | null;
}

/** A try as whoever made it knows it. */
export interface OwnTry extends Try {
  /** 1 where nothing more is played at its table, which may be gone. */
  readonly over: number;
}

/** A line of a day's board. */
export interface Scored extends Listed {
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  readonly own: number;
}

export type Ended = Pick<Scored, 'place' | 'seats' | 'points'>;

const TRY = `day, game, guest, table_id AS "table", begun_at AS "begunAt", ended_at AS "endedAt", place, seats, points, own, judge_at AS "judgeAt"`;
/** Who chose best comes first; of equals whoever did better, then whoever was there first. */
const BEST = 'ORDER BY own DESC, place, points DESC, ended_at, day_tries.guest';

/** Who has tried the tables of which day. Days are counted as in the house's calendar. */
export const daysIn = (sql: Sql) => ({
  /** The first table of a day and game is the one that counts. */
  begin: ({ day, game, guest, table }: Pick<Try, 'day' | 'game' | 'guest' | 'table'>, at: number) =>
    sql.run(
      `INSERT INTO day_tries (day, game, guest, table_id, begun_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (day, game, guest) DO NOTHING`,
      ...[day, game, guest, table, at],
    ),

  tryOf: (day: number, game: string, guest: string): Promise<Try | null> =>
    sql.one(`SELECT ${TRY} FROM day_tries WHERE day = ? AND game = ? AND guest = ?`, ...[day, game, guest]),

  /** Since a day, the newest first. */
  triesOf(guest: string, since: number): Promise<OwnTry[]> {
    const over = `CASE WHEN EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND status <> 'over') THEN 0 ELSE 1 END`;
    return sql.all(
      `SELECT ${TRY}, ${over} AS "over" FROM day_tries WHERE guest = ? AND day >= ? ORDER BY day DESC, game`,
      ...[guest, since],
    );
  },

  /** It was played to its end; from now on it may be judged. The same once more changes nothing. */
  end: (table: string, { place, seats, points }: Ended, at: number) =>
    sql.run(
      `UPDATE day_tries SET place = ?, seats = ?, points = ?, ended_at = ?, judge_at = ?
       WHERE table_id = ? AND ended_at IS NULL`,
      ...[place, seats, points, at, at, table],
    ),

  /** What is to be judged by now, whoever has waited longest first. */
  toJudge: (now: number, limit: number): Promise<Try[]> =>
    sql.all(`SELECT ${TRY} FROM day_tries WHERE judge_at <= ? ORDER BY judge_at LIMIT ?`, now, limit),

  /** Whoever says so first judges it, and until then nobody else does; false for every other node. */
  async claim({ table, judgeAt }: Pick<Try, 'table' | 'judgeAt'>, until: number): Promise<boolean> {
    const text = 'UPDATE day_tries SET judge_at = ? WHERE table_id = ? AND judge_at = ? RETURNING table_id';
    return (await sql.one(text, until, table, judgeAt)) !== null;
  },

  /** Null where these rules cannot judge it. What it brings for the cup of its week follows. */
  judged: (table: string, own: number | null): Promise<void> =>
    sql.transaction(async (inOneGo) => {
      const judged = await inOneGo.one<Pick<Try, 'day' | 'game' | 'guest'>>(
        'UPDATE day_tries SET own = ?, judge_at = NULL WHERE table_id = ? RETURNING day, game, guest',
        ...[own, table],
      );
      if (judged !== null) await cupsIn(inOneGo).reckon(judged.guest, judged.game, weekOf(judged.day));
    }),

  /** The best of a day, so many. */
  board(day: number, game: string, among: Among, limit: number): Promise<Scored[]> {
    const { text, values } = condition('day_tries', among);
    return sql.all(
      firstOf(
        'day_tries',
        'place, seats, points, own',
        `day = ? AND game = ? AND own IS NOT NULL ${text}`,
        BEST,
      ),
      ...[day, game, ...values, limit],
    );
  },

  /** How many of them have been judged, and how many of those chose better than this. */
  async counts(day: number, game: string, among: Among, own: number): Promise<HowMany> {
    const { text, values } = condition('day_tries', among);
    const row = await sql.one<HowMany>(
      `SELECT count(*) AS "all", coalesce(sum(CASE WHEN own > ? THEN 1 ELSE 0 END), 0) AS better
       FROM day_tries WHERE day = ? AND game = ? AND own IS NOT NULL ${text}`,
      ...[own, day, game, ...values],
    );
    return { all: Number(row?.all ?? 0), better: Number(row?.better ?? 0) };
  },

  /** The table whose player chose best. */
  best: (day: number, game: string): Promise<{ table: string; guest: string; shown: number } | null> =>
    sql.one(
      `SELECT table_id AS "table", day_tries.guest, coalesce(shown, 0) AS shown
       FROM day_tries LEFT JOIN profiles ON profiles.guest = day_tries.guest
       WHERE day = ? AND game = ? AND own IS NOT NULL ${BEST} LIMIT 1`,
      ...[day, game],
    ),

  /** Two were the same person: the try that was begun first is the one that counts. */
  move: (from: string, to: string): Promise<void> =>
    firstStays(sql, { table: 'day_tries', key: ['day', 'game'], at: 'begun_at' }, from, to),

  /** Nothing here names the guest any more. */
  forget: (guest: string) => sql.run('DELETE FROM day_tries WHERE guest = ?', guest),
});
export type Days = ReturnType<typeof daysIn>;
