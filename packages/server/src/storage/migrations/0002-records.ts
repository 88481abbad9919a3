import type { Migration } from './migration.ts';

/** Finished matches as they are kept for long: one record each, packed, instead of an entry for every answer. */
export const records: Migration = {
  sqlite: [
    'CREATE TABLE records (table_id TEXT PRIMARY KEY, body BLOB NOT NULL, packed_at INTEGER NOT NULL)',
    'ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX tables_unpacked ON tables (touched_at) WHERE status = 'over' AND packed = 0",
  ],
  postgres: [
    'CREATE TABLE records (table_id text PRIMARY KEY, body bytea NOT NULL, packed_at bigint NOT NULL)',
    'ALTER TABLE tables ADD COLUMN packed boolean NOT NULL DEFAULT false',
    "CREATE INDEX tables_unpacked ON tables (touched_at) WHERE status = 'over' AND NOT packed",
  ],
};
