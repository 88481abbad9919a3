import type { Migration } from './migration.ts';

/** Everything as it was when the numbers began: also a storage that older programs made gets here. */
export const tables: Migration = {
  sqlite: [
    'CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, made_at INTEGER NOT NULL)',
    `CREATE TABLE IF NOT EXISTS tables (
      id TEXT PRIMARY KEY,
      invitation TEXT NOT NULL UNIQUE,
      seq INTEGER NOT NULL,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      public INTEGER NOT NULL,
      waits_for INTEGER,
      archived INTEGER NOT NULL DEFAULT 0,
      made_at INTEGER NOT NULL,
      touched_at INTEGER NOT NULL,
      lobby TEXT NOT NULL,
      play TEXT
    )`,
    `CREATE TABLE IF NOT EXISTS members (
      guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID`,
    `CREATE TABLE IF NOT EXISTS entries (
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL,
      version INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID`,
    'CREATE TABLE IF NOT EXISTS sets (hash TEXT PRIMARY KEY, body TEXT NOT NULL, used_at INTEGER NOT NULL)',
    `CREATE TABLE IF NOT EXISTS codes (
      code TEXT PRIMARY KEY, table_id TEXT NOT NULL, guest TEXT NOT NULL, expires INTEGER NOT NULL
    )`,
    'ALTER TABLE tables ADD COLUMN summary TEXT',
    'ALTER TABLE tables ADD COLUMN host TEXT',
    'ALTER TABLE tables ADD COLUMN set_hash TEXT',
    'ALTER TABLE tables ADD COLUMN bot_asked INTEGER',
    'ALTER TABLE members ADD COLUMN seat INTEGER',
    'ALTER TABLE codes ADD COLUMN taken_by TEXT',
    'CREATE INDEX IF NOT EXISTS tables_listed ON tables (public, archived, made_at)',
    'CREATE INDEX IF NOT EXISTS tables_touched ON tables (archived, touched_at)',
    'CREATE INDEX IF NOT EXISTS members_table ON members (table_id)',
    'CREATE INDEX IF NOT EXISTS tables_set ON tables (set_hash) WHERE set_hash IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS tables_owed ON tables (touched_at) WHERE bot_asked = 1',
  ],
  postgres: [
    'CREATE TABLE IF NOT EXISTS guests (id text PRIMARY KEY, name text NOT NULL, made_at bigint NOT NULL)',
    `CREATE TABLE IF NOT EXISTS tables (
      id text PRIMARY KEY,
      invitation text NOT NULL UNIQUE,
      seq integer NOT NULL,
      game text NOT NULL,
      status text NOT NULL,
      public boolean NOT NULL,
      waits_for integer,
      archived boolean NOT NULL DEFAULT false,
      made_at bigint NOT NULL,
      touched_at bigint NOT NULL,
      lobby text NOT NULL,
      play text
    )`,
    `CREATE TABLE IF NOT EXISTS members (
      guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id)
    )`,
    `CREATE TABLE IF NOT EXISTS entries (
      table_id text NOT NULL,
      seq integer NOT NULL,
      kind text NOT NULL,
      version integer,
      body text NOT NULL,
      PRIMARY KEY (table_id, seq)
    )`,
    'CREATE TABLE IF NOT EXISTS sets (hash text PRIMARY KEY, body text NOT NULL, used_at bigint NOT NULL)',
    `CREATE TABLE IF NOT EXISTS codes (
      code text PRIMARY KEY, table_id text NOT NULL, guest text NOT NULL, expires bigint NOT NULL
    )`,
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS summary text',
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS host text',
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS set_hash text',
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS bot_asked boolean',
    'ALTER TABLE members ADD COLUMN IF NOT EXISTS seat integer',
    'ALTER TABLE codes ADD COLUMN IF NOT EXISTS taken_by text',
    'CREATE INDEX IF NOT EXISTS tables_listed ON tables (made_at) WHERE public AND NOT archived',
    'CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched_at) WHERE NOT archived',
    'CREATE INDEX IF NOT EXISTS members_table ON members (table_id)',
    'CREATE INDEX IF NOT EXISTS tables_set ON tables (set_hash) WHERE set_hash IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS tables_owed ON tables (touched_at) WHERE bot_asked',
  ],
};
