import { part, type Sql } from './sql.ts';
import type { LongKept } from './store.ts';
import { OPENED_AT } from './tables.ts';

/** Nobody waits long for one statement, however much there is to put away. */
const AT_A_TIME = 1000;
/** Component sets are large. */
const SETS_AT_A_TIME = 100;

/** What is kept how long. `upkeep` is what this kind of storage needs from time to time. */
export function keepingIn(sql: Sql, upkeep: () => Promise<void>): LongKept {
  const { changed, among, squeezed } = sql.dialect;
  return {
    async archive(untouchedSince) {
      for (let all = 0; ; ) {
        const found = await sql.ids(
          `SELECT id FROM tables WHERE NOT archived AND touched_at < ? ORDER BY touched_at LIMIT ${AT_A_TIME}`,
          untouchedSince,
        );
        const put = await sql.ids(
          `UPDATE tables SET archived = true WHERE ${among('id')} AND touched_at < ? RETURNING id`,
          ...[JSON.stringify(found), untouchedSince],
        );
        all += put.length;
        if (found.length < AT_A_TIME) return all;
      }
    },
    unpacked: (untouchedSince, limit) =>
      sql.ids(
        `SELECT id FROM tables WHERE status = 'over' AND NOT packed AND touched_at < ?
         ORDER BY touched_at LIMIT ?`,
        ...[untouchedSince, limit],
      ),
    async pack(id, seq, play, record, at) {
      await sql.change([
        part('UPDATE tables SET packed = true WHERE id = ? AND seq = ? AND NOT packed RETURNING id', id, seq),
        part(
          `UPDATE plays SET seq = ?, body = coalesce(${squeezed('?')}, body) WHERE table_id = ? AND ${changed}`,
          ...[seq, play, id],
        ),
        part(
          `INSERT INTO records (table_id, body, packed_at)
           SELECT id, ?, CAST(? AS bigint) FROM tables WHERE id = ? AND ${changed}`,
          ...[record, at, id],
        ),
        part(
          `DELETE FROM entries WHERE table_id = ? AND ${OPENED_AT} AND kind = 'update' AND ${changed}`,
          ...[id, id],
        ),
      ]);
    },
    repack: (id, record) => sql.run('UPDATE records SET body = ? WHERE table_id = ?', record, id),
    async packed(id) {
      const row = await sql.one<{ body: Uint8Array }>('SELECT body FROM records WHERE table_id = ?', id);
      return row?.body ?? null;
    },
    untouched: (since, limit) =>
      sql.ids('SELECT id FROM tables WHERE touched_at < ? ORDER BY touched_at, id LIMIT ?', since, limit),
    abandoned: (since, limit) =>
      sql.ids(
        `SELECT id FROM tables WHERE touched_at < ? AND status <> 'over' AND (status = 'gathering'
           OR (SELECT count(*) FROM members WHERE members.table_id = tables.id) <= 1)
         ORDER BY touched_at, id DESC LIMIT ?`,
        ...[since, limit],
      ),
    async tidy(unusedSince) {
      for (;;) {
        const gone = await sql.ids(
          `DELETE FROM sets WHERE hash IN (SELECT hash FROM sets WHERE used_at < ?
             AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)
           ORDER BY used_at LIMIT ${SETS_AT_A_TIME}) RETURNING hash AS id`,
          unusedSince,
        );
        if (gone.length < SETS_AT_A_TIME) break;
      }
      await upkeep();
    },
    probe: (what) =>
      sql.run(
        `INSERT INTO house (key, value) VALUES ('probe', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        what,
      ),
  };
}
