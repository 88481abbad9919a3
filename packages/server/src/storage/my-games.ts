import type { Sql } from './sql.ts';
import type { ListedTable } from './store.ts';

/** A table where somebody sits, as their own list needs it. */
export interface MyTable extends ListedTable {
  readonly dueAt: number | null;
}

/** The game waits for the person who sits there, not for a computer player in their place. */
export const WAITS = `status = 'playing' AND waits_for = seat AND CASE WHEN bot_asked THEN 1 ELSE 0 END = 0`;
const MINE = 'members JOIN tables ON tables.id = members.table_id';

/** Where somebody plays, or has played. */
export const myGamesIn = (sql: Sql) => ({
  /** Those touched last first. */
  async tables(guest: string, status: 'running' | 'over', limit: number): Promise<MyTable[]> {
    const [which, order] =
      status === 'over'
        ? ["status = 'over'", 'rested_at DESC, members.table_id']
        : [
            "ended = 0 AND status <> 'over'",
            `CASE WHEN ${WAITS} THEN 0 ELSE 1 END, touched_at DESC, members.table_id`,
          ];
    const rows = await sql.all<MyTable>(
      `SELECT id, coalesce(summary, '') AS summary, seat, CASE WHEN host = guest THEN 1 ELSE 0 END AS host,
         CASE WHEN archived THEN 1 ELSE 0 END AS archived, waits_for AS "waitsFor", due_at AS "dueAt",
         made_at AS "madeAt", touched_at AS "touchedAt"
       FROM ${MINE} JOIN lobbies ON lobbies.table_id = members.table_id
       WHERE guest = ? AND ${which} ORDER BY ${order} LIMIT ?`,
      ...[guest, limit],
    );
    return rows.map((row) => ({ ...row, host: Boolean(row.host), archived: Boolean(row.archived) }));
  },

  async waiting(guest: string): Promise<number> {
    const row = await sql.one<{ count: number }>(
      `SELECT count(*) AS count FROM ${MINE} WHERE guest = ? AND ended = 0 AND ${WAITS}`,
      guest,
    );
    return row?.count ?? 0;
  },

  /** The table that waits for somebody: whose time is up first, then who has waited longest. */
  async next(guest: string, after: string): Promise<string | null> {
    const row = await sql.one<{ id: string }>(
      `SELECT id FROM ${MINE} WHERE guest = ? AND ended = 0 AND ${WAITS} AND id <> ?
       ORDER BY CASE WHEN due_at IS NULL THEN 1 ELSE 0 END, due_at, touched_at, id LIMIT 1`,
      ...[guest, after],
    );
    return row?.id ?? null;
  },
});
