import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE ways (
    id text PRIMARY KEY,
    guest text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    label text NOT NULL,
    code text,
    made_at bigint NOT NULL,
    failures integer NOT NULL,
    retry_at bigint NOT NULL,
    fault text
  )`,
  'CREATE INDEX ways_guest ON ways (guest)',
  `CREATE TABLE turn_wishes (
    guest text PRIMARY KEY,
    body text NOT NULL,
    gap_ms bigint NOT NULL,
    told_at bigint NOT NULL
  )`,
  `CREATE TABLE told (
    guest text NOT NULL,
    table_id text NOT NULL,
    told_at bigint NOT NULL,
    reminded integer NOT NULL,
    PRIMARY KEY (guest, table_id)
  )`,
];

/** How people are told that it is their turn, and what they have been told. */
export const turns: Migration = { sqlite: statements, postgres: statements };
