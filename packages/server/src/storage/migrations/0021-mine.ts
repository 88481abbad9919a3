import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words. */
const statements = [
  'ALTER TABLE members ADD COLUMN rested_at bigint NOT NULL DEFAULT 0',
  'ALTER TABLE members ADD COLUMN ended integer NOT NULL DEFAULT 0',
  `UPDATE members SET rested_at = tables.touched_at, ended = CASE WHEN status = 'over' THEN 1 ELSE 0 END
   FROM tables WHERE tables.id = members.table_id`,
  'CREATE INDEX members_in_time ON members (guest, rested_at DESC, table_id)',
  'CREATE INDEX members_running ON members (guest) WHERE ended = 0',
];

/**
 * Somebody's tables lie in the order in which they were touched, and those that run lie apart: a long past is not read
 * for a page of it. Nodes of the version before do not write this; what they touch takes its place with its next change.
 */
export const mine: Migration = { sqlite: statements, postgres: statements };
