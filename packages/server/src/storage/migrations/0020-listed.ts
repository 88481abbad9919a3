import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words. */
const statements = [
  'DROP INDEX tables_listed',
  "CREATE INDEX tables_listed ON tables (made_at DESC, id) WHERE public AND NOT archived AND status <> 'over'",
];

/** Open tables lie in the order in which they are listed: a page of them is all that is read, and nothing is sorted. */
export const listed: Migration = { sqlite: statements, postgres: statements };
