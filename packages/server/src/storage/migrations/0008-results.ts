import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE results (
    table_id text NOT NULL,
    seat integer NOT NULL,
    game text NOT NULL,
    guest text NOT NULL,
    level text,
    figure text NOT NULL,
    place integer NOT NULL,
    seats integer NOT NULL,
    rated integer NOT NULL,
    ended_at bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
  )`,
  'CREATE INDEX results_guest ON results (guest, ended_at)',
  'CREATE INDEX results_rated ON results (game, rated, ended_at)',
  'CREATE TABLE profiles (guest text PRIMARY KEY, shown integer NOT NULL)',
];

/** How finished matches ended for each seat, and who wants to be seen in lists. */
export const results: Migration = { sqlite: statements, postgres: statements };
