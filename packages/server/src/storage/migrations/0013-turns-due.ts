import type { Migration } from './migration.ts';

const waits = `status = 'playing' AND waits_for = seat AND CASE WHEN bot_asked THEN 1 ELSE 0 END = 0`;
const statements = [
  `CREATE TABLE turns_due (
    table_id text PRIMARY KEY,
    guest text NOT NULL,
    seat integer NOT NULL,
    version integer NOT NULL,
    due_at bigint,
    tell_at bigint,
    told integer NOT NULL
  )`,
  'CREATE INDEX turns_due_tell ON turns_due (tell_at) WHERE tell_at IS NOT NULL',
  'CREATE INDEX turns_due_guest ON turns_due (guest)',
  // Two hours before a clock runs out somebody is told once more.
  `INSERT INTO turns_due (table_id, guest, seat, version, due_at, tell_at, told)
    SELECT tables.id, members.guest, seat, -1, due_at,
      CASE WHEN told.guest IS NULL THEN 0 WHEN reminded = 0 THEN due_at - 7200000 END,
      CASE WHEN told.guest IS NULL THEN 0 ELSE 1 + reminded END
    FROM turn_wishes JOIN members ON members.guest = turn_wishes.guest JOIN tables ON tables.id = members.table_id
      LEFT JOIN told ON told.guest = members.guest AND told.table_id = tables.id
    WHERE ${waits}`,
  'DROP TABLE told',
  'ALTER TABLE invited ADD COLUMN tell_at bigint',
  'UPDATE invited SET tell_at = 0 WHERE told = 0 AND guest IN (SELECT guest FROM turn_wishes)',
  'CREATE INDEX invited_tell ON invited (tell_at) WHERE tell_at IS NOT NULL',
];

/** Of what somebody is to be told, and when: written with the change that made it so. */
export const turnsDue: Migration = { sqlite: statements, postgres: statements };
