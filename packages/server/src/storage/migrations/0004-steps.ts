import type { Migration } from './migration.ts';

/**
 * What an answer changes is small and stands alone: what was agreed, and the state as it was last stored whole, lie
 * apart from it. Everything said and done at a table lies together, by when the table was opened, so that PostgreSQL
 * keeps each month in a partition of its own.
 */
export const steps: Migration = {
  breaks: true,
  sqlite: [
    'CREATE TABLE lobbies (table_id TEXT PRIMARY KEY, body TEXT NOT NULL, summary TEXT)',
    'INSERT INTO lobbies (table_id, body, summary) SELECT id, lobby, summary FROM tables',
    'CREATE TABLE plays (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL)',
    'INSERT INTO plays (table_id, seq, body) SELECT id, seq, play FROM tables WHERE play IS NOT NULL',
    'ALTER TABLE tables DROP COLUMN lobby',
    'ALTER TABLE tables DROP COLUMN summary',
    'ALTER TABLE tables DROP COLUMN play',
    'ALTER TABLE entries ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0',
    'UPDATE entries SET opened_at = coalesce((SELECT made_at FROM tables WHERE id = table_id), 0)',
  ],
  postgres: [
    'CREATE TABLE lobbies (table_id text PRIMARY KEY, body text NOT NULL, summary text)',
    'INSERT INTO lobbies (table_id, body, summary) SELECT id, lobby, summary FROM tables',
    'CREATE TABLE plays (table_id text PRIMARY KEY, seq integer NOT NULL, body text NOT NULL)',
    'INSERT INTO plays (table_id, seq, body) SELECT id, seq, play FROM tables WHERE play IS NOT NULL',
    'ALTER TABLE tables DROP COLUMN lobby',
    'ALTER TABLE tables DROP COLUMN summary',
    'ALTER TABLE tables DROP COLUMN play',
    'ALTER TABLE entries RENAME TO entries_before',
    `CREATE TABLE entries (
      table_id text NOT NULL,
      seq integer NOT NULL,
      kind text NOT NULL,
      version integer,
      body text NOT NULL,
      opened_at bigint NOT NULL,
      CONSTRAINT entries_by_month PRIMARY KEY (opened_at, table_id, seq)
    ) PARTITION BY RANGE (opened_at)`,
    'CREATE TABLE entries_other PARTITION OF entries DEFAULT',
    `INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
      SELECT table_id, entries_before.seq, kind, version, body, made_at
      FROM entries_before JOIN tables ON id = table_id`,
    'DROP TABLE entries_before',
  ],
};
