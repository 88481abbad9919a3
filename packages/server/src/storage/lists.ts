import { comesAfter, placed } from '../ground/pages.ts';
import type { Sql, SqlValue } from './sql.ts';
import type { ListedTable, TablesListed } from './store.ts';

/** What a list shows to a guest, whose tables know when they were touched. */
const listedBy = (touched: string) =>
  `id, coalesce(summary, '') AS summary, seat, CASE WHEN host = ? THEN 1 ELSE 0 END AS host, archived,
  waits_for AS "waitsFor", made_at AS "madeAt", ${touched} AS "touchedAt"`;

/** Which tables there are, by what is looked for. */
export function listsIn(sql: Sql): TablesListed {
  async function listed(text: string, ...values: SqlValue[]): Promise<ListedTable[]> {
    const rows = await sql.all<ListedTable>(text, ...values);
    return rows.map((row) => ({ ...row, archived: Boolean(row.archived), host: Boolean(row.host) }));
  }

  return {
    async byInvitation(code) {
      return (await sql.one<{ id: string }>('SELECT id FROM tables WHERE invitation = ?', code))?.id ?? null;
    },
    // Whether a game is named is said in the words: with `coalesce` the database expects to find next to nothing, and
    // reads all there is before it sorts.
    publicTables: (game, guest, after, limit) =>
      listed(
        `SELECT ${listedBy('touched_at')} FROM tables JOIN lobbies ON lobbies.table_id = id
         LEFT JOIN members ON members.table_id = id AND guest = ?
         WHERE public AND NOT archived AND status <> 'over' AND ${comesAfter('made_at')} ${game === null ? '' : 'AND game = ?'}
         ORDER BY made_at DESC, id LIMIT ?`,
        ...[guest, guest, ...placed(after), ...(game === null ? [] : [game]), limit],
      ),
    tablesOf: (guest, after, limit) =>
      listed(
        `SELECT ${listedBy('rested_at')} FROM members JOIN tables ON tables.id = members.table_id
         JOIN lobbies ON lobbies.table_id = members.table_id
         WHERE guest = ? AND ${comesAfter('rested_at', 'members.table_id')}
         ORDER BY rested_at DESC, members.table_id LIMIT ?`,
        ...[guest, guest, ...placed(after), limit],
      ),
    allTablesOf: (guest) => sql.ids('SELECT table_id AS id FROM members WHERE guest = ?', guest),
    everAt: (guest) => sql.ids('SELECT table_id AS id FROM sat WHERE guest = ?', guest),
    async counts() {
      const rows = await sql.all<{ status: string; count: number }>(
        'SELECT status, count(*) AS count FROM tables WHERE NOT archived GROUP BY status',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    owed: (untouchedSince, limit) =>
      sql.ids(
        `SELECT id FROM tables WHERE bot_asked AND NOT archived AND touched_at <= ? ORDER BY touched_at LIMIT ?`,
        ...[untouchedSince, limit],
      ),
    due: (now, limit) =>
      sql.ids('SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?', now, limit),
  };
}
