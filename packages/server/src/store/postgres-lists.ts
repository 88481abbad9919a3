import type { PostgresDatabase } from './postgres-database.ts';
import type { ListedTable, TablesListed } from './store.ts';

/** What a list shows to the guest $1. */
const LISTED = `id, coalesce(summary, '') AS summary, seat, coalesce(host = $1, false) AS host, archived,
  waits_for AS "waitsFor"`;

/** Which tables there are, by what is looked for. */
export function listsIn(db: PostgresDatabase): TablesListed {
  return {
    async byInvitation(code) {
      return (await db.one<{ id: string }>('SELECT id FROM tables WHERE invitation = $1', code))?.id ?? null;
    },
    publicTables: (game, guest, limit) =>
      db.all<ListedTable>(
        `SELECT ${LISTED} FROM tables JOIN lobbies ON lobbies.table_id = id
         LEFT JOIN members ON members.table_id = id AND guest = $1
         WHERE public AND NOT archived AND status <> 'over' AND game = coalesce($2, game)
         ORDER BY made_at DESC LIMIT $3`,
        ...[guest, game, limit],
      ),
    tablesOf: (guest, limit) =>
      db.all<ListedTable>(
        `SELECT ${LISTED} FROM tables JOIN lobbies ON lobbies.table_id = id
         JOIN members ON members.table_id = id WHERE guest = $1
         ORDER BY touched_at DESC LIMIT $2`,
        ...[guest, limit],
      ),
    allTablesOf: (guest) => db.ids('SELECT table_id AS id FROM members WHERE guest = $1', guest),
    async counts() {
      const rows = await db.all<{ status: string; count: number }>(
        'SELECT status, count(*) AS count FROM tables WHERE NOT archived GROUP BY status',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    owed: (untouchedSince, limit) =>
      db.ids(
        `SELECT id FROM tables WHERE bot_asked AND NOT archived AND touched_at <= $1
         ORDER BY touched_at LIMIT $2`,
        ...[untouchedSince, limit],
      ),
    due: (now, limit) =>
      db.ids('SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2', now, limit),
  };
}
