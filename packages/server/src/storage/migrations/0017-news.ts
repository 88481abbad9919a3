import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words. */
const statements = [
  'CREATE TABLE news (epoch bigint PRIMARY KEY, kind text NOT NULL, guest text NOT NULL, at bigint NOT NULL)',
  // Codes for other devices are worth nothing once their maker has signed out elsewhere.
  'ALTER TABLE once ADD COLUMN generation integer',
];

/** What every node has to know, in order: rights that have ended, names, whom somebody wants to hear. */
export const news: Migration = { sqlite: statements, postgres: statements };
