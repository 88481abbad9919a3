import type { AtOnce, SqliteDatabase } from './sqlite-database.ts';
import type { LongKept } from './store.ts';

/** What is kept how long. */
export function keepingIn(db: SqliteDatabase): AtOnce<LongKept> {
  return {
    archive(untouchedSince: number): number {
      return db.run('UPDATE tables SET archived = 1 WHERE archived = 0 AND touched_at < ?', untouchedSince);
    },
    unpacked(untouchedSince: number, limit: number): string[] {
      return db
        .all<{ id: string }>(
          `SELECT id FROM tables WHERE status = 'over' AND packed = 0 AND touched_at < ? ORDER BY touched_at LIMIT ?`,
          ...[untouchedSince, limit],
        )
        .map(({ id }) => id);
    },
    pack(id: string, seq: number, play: string | null, record: Uint8Array, at: number): void {
      const packed = db.run('UPDATE tables SET packed = 1 WHERE id = ? AND seq = ? AND packed = 0', id, seq);
      if (packed === 0) return;
      db.run('UPDATE plays SET seq = ?, body = coalesce(?, body) WHERE table_id = ?', seq, play, id);
      db.run('INSERT INTO records (table_id, body, packed_at) VALUES (?, ?, ?)', id, record, at);
      db.run(`DELETE FROM entries WHERE table_id = ? AND kind = 'update'`, id);
    },
    repack(id: string, record: Uint8Array): void {
      db.run('UPDATE records SET body = ? WHERE table_id = ?', record, id);
    },
    packed(id: string): Uint8Array | null {
      return db.one<{ body: Uint8Array }>('SELECT body FROM records WHERE table_id = ?', id)?.body ?? null;
    },
    untouched(since: number, limit: number): string[] {
      return db
        .all<{ id: string }>(
          'SELECT id FROM tables WHERE touched_at < ? ORDER BY touched_at LIMIT ?',
          ...[since, limit],
        )
        .map(({ id }) => id);
    },
    tidy(unusedSince: number): void {
      db.run(
        `DELETE FROM sets WHERE used_at < ?
         AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)`,
        unusedSince,
      );
    },
    probe(what: string): void {
      db.run(
        `INSERT INTO house (key, value) VALUES ('probe', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        what,
      );
    },
  };
}
