import type { Sql } from './sql.ts';

/** Something that somebody has achieved at a table. */
interface Achieved {
  readonly guest: string;
  readonly table: string;
  readonly game: string;
  readonly id: string;
  readonly at: number;
}

/** What a review has found about somebody's match: what luck and what their choices did to their chance to win. */
export interface Luck {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly luck: number;
  readonly choices: number;
}

/** What people have achieved, and how lucky they were. */
export const historyIn = (sql: Sql) => ({
  /** The same once more changes nothing. */
  async achieve(achieved: readonly Achieved[]): Promise<void> {
    if (achieved.length === 0) return;
    await sql.run(
      `INSERT INTO achieved (guest, table_id, id, game, at) VALUES ${achieved.map(() => '(?, ?, ?, ?, ?)').join(', ')}
       ON CONFLICT (guest, table_id, id) DO NOTHING`,
      ...achieved.flatMap(({ guest, table, id, game, at }) => [guest, table, id, game, at]),
    );
  },

  /** Each once, with when it was first and how often. */
  achievedBy: (guest: string): Promise<{ game: string; id: string; at: number; times: number }[]> =>
    sql.all(
      `SELECT game, id, min(at) AS at, count(*) AS times FROM achieved WHERE guest = ?
       GROUP BY game, id ORDER BY min(at), id`,
      guest,
    ),

  /** A later review knows better. */
  keepLuck: (guest: string, { table, game, at, luck, choices }: Luck) =>
    sql.run(
      `INSERT INTO luck (guest, table_id, game, at, luck, choices) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (guest, table_id) DO UPDATE SET luck = excluded.luck, choices = excluded.choices`,
      ...[guest, table, game, at, luck, choices],
    ),

  /** Oldest first. */
  luckOf: (guest: string): Promise<Luck[]> =>
    sql.all(
      `SELECT table_id AS "table", game, at, luck, choices FROM luck WHERE guest = ? ORDER BY at, table_id`,
      guest,
    ),

  /** Two were the same person: what one has done is the other's. */
  async move(from: string, to: string): Promise<void> {
    await sql.run(
      `UPDATE achieved SET guest = ? WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM achieved AS own
         WHERE own.guest = ? AND own.table_id = achieved.table_id AND own.id = achieved.id)`,
      ...[to, from, to],
    );
    await sql.run(
      `UPDATE luck SET guest = ? WHERE guest = ?
         AND NOT EXISTS (SELECT 1 FROM luck AS own WHERE own.guest = ? AND own.table_id = luck.table_id)`,
      ...[to, from, to],
    );
  },

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    for (const table of ['achieved', 'luck']) {
      await sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
    }
  },
});
