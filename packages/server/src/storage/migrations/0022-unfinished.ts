import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words. */
const statements = ["CREATE INDEX tables_unfinished ON tables (touched_at DESC, id) WHERE status <> 'over'"];

/** Tables that never came to an end lie apart: whoever looks for them does not read all the finished matches. */
export const unfinished: Migration = { sqlite: statements, postgres: statements };
