import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE achieved (
    guest text NOT NULL,
    table_id text NOT NULL,
    id text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (guest, table_id, id)
  )`,
  `CREATE TABLE luck (
    guest text NOT NULL,
    table_id text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    luck double precision NOT NULL,
    choices double precision NOT NULL,
    PRIMARY KEY (guest, table_id)
  )`,
];

/** What people have achieved, and what reviews have found about their luck. */
export const history: Migration = { sqlite: statements, postgres: statements };
