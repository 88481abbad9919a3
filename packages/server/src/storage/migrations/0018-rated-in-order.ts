import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words; what lies there already counts as it ended, and is not touched. */
const statements = [
  'ALTER TABLE results ADD COLUMN rated_at bigint',
  'CREATE INDEX results_counted ON results (game, rated, coalesce(rated_at, ended_at), table_id, seat)',
  'DROP INDEX results_order',
];

/** Rated matches have an order of their own: the one in which they were rated, whenever they ended. */
export const ratedInOrder: Migration = { sqlite: statements, postgres: statements };
