import type { Migration } from './migration.ts';

/** When guests were last here, whom they do not want to hear or meet, what was reported, and who is banned. */
export const people: Migration = {
  sqlite: [
    'ALTER TABLE guests ADD COLUMN seen_at INTEGER',
    // Nobody knows when they were here last: their time begins now.
    'UPDATE guests SET seen_at = unixepoch() * 1000',
    'CREATE INDEX guests_seen ON guests (coalesce(seen_at, made_at))',
    `CREATE TABLE shunned (
      id TEXT PRIMARY KEY,
      guest TEXT NOT NULL,
      other TEXT NOT NULL,
      name TEXT NOT NULL,
      mute INTEGER NOT NULL,
      block INTEGER NOT NULL,
      made_at INTEGER NOT NULL,
      UNIQUE (guest, other)
    )`,
    'CREATE INDEX shunned_other ON shunned (other)',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      reporter TEXT NOT NULL,
      about TEXT NOT NULL,
      name TEXT NOT NULL,
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL,
      message INTEGER NOT NULL,
      reason TEXT NOT NULL,
      note TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      closed_at INTEGER,
      verdict TEXT
    )`,
    'CREATE INDEX reports_made ON reports (made_at)',
    'CREATE INDEX reports_about ON reports (about)',
    'CREATE INDEX reports_reporter ON reports (reporter)',
    `CREATE TABLE bans (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      who TEXT NOT NULL,
      name TEXT NOT NULL,
      reason TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      ends_at INTEGER,
      UNIQUE (kind, who)
    )`,
  ],
  postgres: [
    'ALTER TABLE guests ADD COLUMN seen_at bigint',
    'UPDATE guests SET seen_at = (extract(epoch FROM now()) * 1000)::bigint',
    'CREATE INDEX guests_seen ON guests (coalesce(seen_at, made_at))',
    `CREATE TABLE shunned (
      id text PRIMARY KEY,
      guest text NOT NULL,
      other text NOT NULL,
      name text NOT NULL,
      mute boolean NOT NULL,
      block boolean NOT NULL,
      made_at bigint NOT NULL,
      UNIQUE (guest, other)
    )`,
    'CREATE INDEX shunned_other ON shunned (other)',
    `CREATE TABLE reports (
      id text PRIMARY KEY,
      reporter text NOT NULL,
      about text NOT NULL,
      name text NOT NULL,
      table_id text NOT NULL,
      seq integer NOT NULL,
      message boolean NOT NULL,
      reason text NOT NULL,
      note text NOT NULL,
      made_at bigint NOT NULL,
      closed_at bigint,
      verdict text
    )`,
    'CREATE INDEX reports_made ON reports (made_at)',
    'CREATE INDEX reports_about ON reports (about)',
    'CREATE INDEX reports_reporter ON reports (reporter)',
    `CREATE TABLE bans (
      id text PRIMARY KEY,
      kind text NOT NULL,
      who text NOT NULL,
      name text NOT NULL,
      reason text NOT NULL,
      made_at bigint NOT NULL,
      ends_at bigint,
      UNIQUE (kind, who)
    )`,
  ],
};
