import type { Migration } from './migration.ts';

const statements = [
  'CREATE TABLE builds (build text PRIMARY KEY, files text NOT NULL, seen_at bigint NOT NULL)',
  'CREATE TABLE built_files (path text PRIMARY KEY, encoding text, body text NOT NULL)',
];

/** The screens' files, of every build that runs or ran lately: pages that are open go on fetching theirs. */
export const builds: Migration = { sqlite: statements, postgres: statements };
