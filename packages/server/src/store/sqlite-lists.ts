import type { SQLInputValue } from 'node:sqlite';
import type { AtOnce, SqliteDatabase } from './sqlite-database.ts';
import type { ListedTable, TablesListed } from './store.ts';

/** Which tables there are, by what is looked for. */
export function listsIn(db: SqliteDatabase): AtOnce<TablesListed> {
  function listed(guest: string | null, where: string, ...values: SQLInputValue[]): ListedTable[] {
    return db
      .all<ListedTable>(
        `SELECT id, coalesce(summary, '') AS summary, seat, host IS ? AS host, archived, waits_for AS waitsFor
       FROM tables JOIN lobbies ON lobbies.table_id = id
       LEFT JOIN members ON members.table_id = id AND guest = ? ${where}`,
        ...[guest, guest, ...values],
      )
      .map((row) => ({ ...row, archived: Boolean(row.archived), host: Boolean(row.host) }));
  }

  return {
    byInvitation(code: string): string | null {
      return db.one<{ id: string }>('SELECT id FROM tables WHERE invitation = ?', code)?.id ?? null;
    },
    publicTables(game: string | null, guest: string | null, limit: number): ListedTable[] {
      return listed(
        guest,
        `WHERE public = 1 AND archived = 0 AND status <> 'over' AND game = coalesce(?, game)
         ORDER BY made_at DESC LIMIT ?`,
        ...[game, limit],
      );
    },
    tablesOf(guest: string, limit: number): ListedTable[] {
      return listed(guest, 'WHERE members.guest IS NOT NULL ORDER BY touched_at DESC LIMIT ?', limit);
    },
    allTablesOf(guest: string): string[] {
      return db
        .all<{ id: string }>('SELECT table_id AS id FROM members WHERE guest = ?', guest)
        .map(({ id }) => id);
    },
    counts(): Record<string, number> {
      const rows = db.all<{ status: string; count: number }>(
        'SELECT status, count(*) AS count FROM tables WHERE archived = 0 GROUP BY status',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    owed(untouchedSince: number, limit: number): string[] {
      return db
        .all<{ id: string }>(
          `SELECT id FROM tables WHERE bot_asked = 1 AND archived = 0 AND touched_at <= ?
         ORDER BY touched_at LIMIT ?`,
          ...[untouchedSince, limit],
        )
        .map(({ id }) => id);
    },
    due(now: number, limit: number): string[] {
      return db
        .all<{ id: string }>('SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?', now, limit)
        .map(({ id }) => id);
    },
  };
}
