import type { Migration } from './migration.ts';

/** When the time of whoever is asked at a table is up. */
export const clock: Migration = {
  sqlite: [
    'ALTER TABLE tables ADD COLUMN due_at INTEGER',
    'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
  ],
  postgres: [
    'ALTER TABLE tables ADD COLUMN due_at bigint',
    'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
  ],
};
