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
}

const RESULT = `table_id AS "table", seat, game, guest, level, figure, place, seats, rated, ended_at AS "endedAt"`;

/** How finished matches ended, and who wants to be seen. */
export class Results {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** All seats of a match at once; the same match again changes nothing. */
  async add(results: readonly Result[]): Promise<void> {
    await this.#sql.run(
      `INSERT INTO results (table_id, seat, game, guest, level, figure, place, seats, rated, ended_at)
       VALUES ${results.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
       ON CONFLICT (table_id, seat) DO NOTHING`,
      ...results.flatMap(({ table, seat, game, guest, level, figure, place, seats, rated, endedAt }) => [
        ...[table, seat, game, guest, level, figure, place, seats, rated, endedAt],
      ]),
    );
  }

  /** Every rated match of a game, oldest first. */
  rated(game: string): Promise<Result[]> {
    return this.#sql.all(
      `SELECT ${RESULT} FROM results WHERE game = ? AND rated = 1 ORDER BY ended_at, table_id, seat`,
      game,
    );
  }

  /** How many seats of rated matches there are: whoever has counted as many knows them all. */
  async countRated(game: string): Promise<number> {
    const sql = 'SELECT count(*) AS count FROM results WHERE game = ? AND rated = 1';
    return (await this.#sql.one<{ count: number }>(sql, game))?.count ?? 0;
  }

  /** What somebody has played to the end, oldest first. */
  of(guest: string, limit: number): Promise<Result[]> {
    return this.#sql.all(
      `SELECT ${RESULT} FROM results WHERE guest = ? ORDER BY ended_at, table_id LIMIT ?`,
      ...[guest, limit],
    );
  }

  /** How a match ended for somebody who played it. */
  ofTable(table: string, guest: string): Promise<Result | null> {
    return this.#sql.one(`SELECT ${RESULT} FROM results WHERE table_id = ? AND guest = ?`, table, guest);
  }

  /** Finished tables of which nothing is known here: the server may have ended just then. */
  async missing(since: number, limit: number): Promise<string[]> {
    const rows = await this.#sql.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'over' AND touched_at >= ?
         AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) LIMIT ?`,
      ...[since, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether somebody wants to be seen in lists; nobody is unless they say so. */
  async isShown(guest: string): Promise<boolean> {
    const row = await this.#sql.one<{ shown: number }>('SELECT shown FROM profiles WHERE guest = ?', guest);
    return row?.shown === 1;
  }

  async show(guest: string, shown: boolean): Promise<void> {
    await this.#sql.run(
      `INSERT INTO profiles (guest, shown) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown`,
      ...[guest, Number(shown)],
    );
  }

  /** Everybody who wants to be seen, by name. */
  shown(): Promise<{ guest: string; name: string }[]> {
    return this.#sql.all('SELECT guest, name FROM profiles JOIN guests ON guests.id = guest WHERE shown = 1');
  }

  /** Two were the same person: what one has played is the other's. */
  async move(from: string, to: string): Promise<void> {
    await this.#sql.run('UPDATE results SET guest = ? WHERE guest = ?', to, from);
  }

  /** Nothing here names the guest any more; that somebody sat there stays with the others' game. */
  async forget(guest: string): Promise<void> {
    await this.#sql.run(`UPDATE results SET guest = '' WHERE guest = ?`, guest);
    await this.#sql.run('DELETE FROM profiles WHERE guest = ?', guest);
  }
}
