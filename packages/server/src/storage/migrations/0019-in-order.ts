import type { Migration } from './migration.ts';

/**
 * What happens is written down one after the other, whichever table it was at: answers that are stored together lie
 * together, and from here on squeezed. PostgreSQL keeps lines in this order anyway.
 */
export const inOrder: Migration = {
  breaks: 'sqlite',
  sqlite: [
    'ALTER TABLE entries RENAME TO entries_before',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL,
      version INTEGER,
      body TEXT NOT NULL,
      opened_at INTEGER NOT NULL
    )`,
    `INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
      SELECT table_id, seq, kind, version, body, opened_at FROM entries_before ORDER BY opened_at, table_id, seq`,
    'DROP TABLE entries_before',
    'CREATE UNIQUE INDEX entries_of_table ON entries (table_id, seq)',
  ],
  postgres: [],
};
