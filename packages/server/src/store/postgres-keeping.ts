import type { PostgresDatabase } from './postgres-database.ts';
import { clearMonths, layOutMonths } from './postgres-months.ts';
import type { PostgresPipes } from './postgres-pipes.ts';
import { ENTRIES_OF_TABLE } from './postgres-tables.ts';
import type { LongKept } from './store.ts';

/** What is kept how long. */
export function keepingIn(db: PostgresDatabase, pipes: PostgresPipes): LongKept {
  return {
    async archive(untouchedSince) {
      const put = await db.all(
        'UPDATE tables SET archived = true WHERE NOT archived AND touched_at < $1 RETURNING 1',
        untouchedSince,
      );
      return put.length;
    },
    unpacked: (untouchedSince, limit) =>
      db.ids(
        `SELECT id FROM tables WHERE status = 'over' AND NOT packed AND touched_at < $1
         ORDER BY touched_at LIMIT $2`,
        ...[untouchedSince, limit],
      ),
    pack: (id, seq, play, record, at) =>
      db.run(
        `WITH put AS (UPDATE tables SET packed = true WHERE id = $1 AND seq = $2 AND NOT packed RETURNING id),
         kept AS (INSERT INTO records (table_id, body, packed_at) SELECT id, $3, $4::bigint FROM put),
         stands AS (
           UPDATE plays SET seq = $2, body = coalesce($5, body) FROM put WHERE table_id = put.id)
         DELETE FROM entries USING put WHERE ${ENTRIES_OF_TABLE} AND kind = 'update'`,
        ...[id, seq, record, at, play],
      ),
    repack: (id, record) => db.run('UPDATE records SET body = $2 WHERE table_id = $1', id, record),
    async packed(id) {
      const row = await db.one<{ body: Uint8Array }>('SELECT body FROM records WHERE table_id = $1', id);
      return row?.body ?? null;
    },
    untouched: (since, limit) =>
      db.ids('SELECT id FROM tables WHERE touched_at < $1 ORDER BY touched_at LIMIT $2', since, limit),
    async tidy(unusedSince) {
      await layOutMonths(pipes, Date.now());
      await clearMonths(pipes, Date.now());
      await db.run(
        `DELETE FROM sets WHERE used_at < $1
         AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)`,
        unusedSince,
      );
    },
    probe: (what) =>
      db.run(
        `INSERT INTO house (key, value) VALUES ('probe', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        what,
      ),
  };
}
