import type { Level } from '@undercroft/bots';
import type { Sql } from './sql.ts';

/** How a match ended for one seat. */
export interface Result {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  /** '' for a computer player, and for somebody who was forgotten. */
  readonly guest: string;
  readonly level: Level | null;
  readonly figure: string;
  /** From 1; shared places are equal. */
  readonly place: number;
  readonly seats: number;
  /** 1 where it counts for ratings. */
  readonly rated: number;
  readonly endedAt: number;
  /** When it counted: its place among the rated matches, later than every one before it of anybody who played. */
  readonly ratedAt: number;
  /** What somebody was rated after it; null where it does not count, and for computer players. */
  readonly rating: number | null;
}

/** Matches of older versions count in the order in which they ended. */
const RATED_AT = 'coalesce(rated_at, ended_at)';
const RESULT = `table_id AS "table", seat, game, guest, level, figure, place, seats, rated, ended_at AS "endedAt",
  ${RATED_AT} AS "ratedAt", rating`;

/** How finished matches ended, and who wants to be seen. */
export const resultsIn = (sql: Sql) => ({
  /** All seats of a match at once; false, and nothing changed, when they are here already. */
  async add(results: readonly Result[]): Promise<boolean> {
    const added = await sql.all(
      `INSERT INTO results (table_id, seat, game, guest, level, figure, place, seats, rated, ended_at, rated_at, rating)
       VALUES ${results.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
       ON CONFLICT (table_id, seat) DO NOTHING RETURNING seat`,
      ...results.flatMap(({ table, seat, game, guest, level, figure, place, seats, ...of }) => [
        ...[
          table,
          seat,
          game,
          guest,
          level,
          figure,
          place,
          seats,
          of.rated,
          of.endedAt,
          of.ratedAt,
          of.rating,
        ],
      ]),
    );
    return added.length > 0;
  },

  /** What is to be known of a finished table is here. */
  recorded: (table: string) => sql.run('UPDATE tables SET recorded = true WHERE id = ?', table),

  /** Rated matches of a game in the order they counted, so many lines after one of them. */
  rated: (
    game: string,
    after: Pick<Result, 'ratedAt' | 'table' | 'seat'>,
    limit: number,
  ): Promise<Result[]> =>
    sql.all(
      // The first condition follows from the second; SQLite finds its place in the index by it.
      `SELECT ${RESULT} FROM results WHERE game = ? AND rated = 1 AND ${RATED_AT} >= ?
       AND (${RATED_AT}, table_id, seat) > (?, ?, ?) ORDER BY ${RATED_AT}, table_id, seat LIMIT ?`,
      ...[game, after.ratedAt, after.ratedAt, after.table, after.seat, limit],
    ),

  /** Which games have rated matches. */
  async ratedGames(): Promise<string[]> {
    const games: string[] = [];
    for (;;) {
      const next = await sql.one<{ game: string }>(
        'SELECT game FROM results WHERE game > ? ORDER BY game LIMIT 1',
        games.at(-1) ?? '',
      );
      if (next === null) return games;
      games.push(next.game);
    }
  },

  /** What somebody was rated after each of their last matches, oldest first. */
  async ratingsOf(guest: string, game: string, last: number): Promise<number[]> {
    const rows = await sql.all<{ rating: number }>(
      `SELECT rating FROM results WHERE guest = ? AND game = ? AND rating IS NOT NULL
       ORDER BY ${RATED_AT} DESC, table_id DESC LIMIT ?`,
      ...[guest, game, last],
    );
    return rows.map(({ rating }) => rating).reverse();
  },

  /** What somebody has played to the end, oldest first. */
  of: (guest: string, limit: number): Promise<Result[]> =>
    sql.all(
      `SELECT ${RESULT} FROM results WHERE guest = ? ORDER BY ended_at, table_id LIMIT ?`,
      ...[guest, limit],
    ),

  /** How a match ended for somebody who played it. */
  ofTable: (table: string, guest: string): Promise<Result | null> =>
    sql.one(`SELECT ${RESULT} FROM results WHERE table_id = ? AND guest = ?`, table, guest),

  /** Finished tables of which nothing is known here: the server may have ended just then. */
  missing: (limit: number): Promise<string[]> =>
    sql.ids(
      `SELECT id FROM tables WHERE status = 'over' AND NOT recorded ORDER BY touched_at LIMIT ?`,
      limit,
    ),

  /** Whether somebody wants to be seen in lists; nobody is unless they say so. */
  async isShown(guest: string): Promise<boolean> {
    const row = await sql.one<{ shown: number }>('SELECT shown FROM profiles WHERE guest = ?', guest);
    return row?.shown === 1;
  },

  async show(guest: string, shown: boolean): Promise<void> {
    await sql.transaction(async (sql) => {
      await sql.run(
        `INSERT INTO profiles (guest, shown) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown`,
        ...[guest, Number(shown)],
      );
      await sql.run('UPDATE ratings SET shown = ? WHERE guest = ?', Number(shown), guest);
    });
  },

  /** Two were the same person: what one has played is the other's. */
  move: (from: string, to: string) => sql.run('UPDATE results SET guest = ? WHERE guest = ?', to, from),

  /** Nothing here names the guest any more; that somebody sat there stays with the others' game. */
  async forget(guest: string): Promise<void> {
    await sql.run(`UPDATE results SET guest = '' WHERE guest = ?`, guest);
    await sql.run('DELETE FROM ratings WHERE guest = ?', guest);
    await sql.run('DELETE FROM profiles WHERE guest = ?', guest);
  },
});
