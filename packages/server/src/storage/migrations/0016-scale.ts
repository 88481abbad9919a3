import type { Migration } from './migration.ts';

/** Two days: a match that ended as its server did is found within this. */
const since = 2 * 86_400_000;

const statements = [
  'DROP INDEX tables_listed',
  'DROP INDEX tables_touched',
  'DROP INDEX tables_owed',
  'DROP INDEX tables_unpacked',
  "CREATE INDEX tables_listed ON tables (made_at) WHERE public AND NOT archived AND status <> 'over'",
  'CREATE INDEX tables_touched ON tables (touched_at) WHERE NOT archived',
  'CREATE INDEX tables_in_time ON tables (touched_at, id)',
  'CREATE INDEX tables_counted ON tables (status) WHERE NOT archived',
  'CREATE INDEX tables_owed ON tables (touched_at) WHERE bot_asked AND NOT archived',
  "CREATE INDEX tables_unpacked ON tables (touched_at) WHERE status = 'over' AND NOT packed",
  'CREATE INDEX tables_host ON tables (host)',
  'CREATE INDEX lobbies_old ON lobbies (table_id) WHERE summary IS NULL',
  'DROP INDEX guests_seen',
  'CREATE INDEX guests_seen ON guests (coalesce(seen_at, made_at), id)',
  'CREATE INDEX sets_used ON sets (used_at)',
  'CREATE INDEX codes_expires ON codes (expires)',
  'CREATE INDEX codes_table ON codes (table_id)',
  'CREATE INDEX codes_guest ON codes (guest)',
  'CREATE INDEX once_expires ON once (expires)',
  'CREATE INDEX once_guest ON once (guest)',
  'CREATE INDEX invited_table ON invited (table_id)',
  'CREATE INDEX invited_inviter ON invited (inviter)',
  'CREATE INDEX invited_at ON invited (at)',
  'CREATE INDEX clubs_owner ON clubs (owner)',
  'CREATE INDEX league_players_guest ON league_players (guest)',
  'CREATE INDEX league_tables_table ON league_tables (table_id)',
  "CREATE INDEX tables_unrecorded ON tables (touched_at) WHERE status = 'over' AND NOT recorded",
];
const unrecorded = (now: string) =>
  `UPDATE tables SET recorded = false WHERE status <> 'over' OR touched_at >= ${now} - ${since}`;

/** Everything that is asked of a large house has an index, and a finished match that was not recorded says so. */
export const scale: Migration = {
  sqlite: [
    'ALTER TABLE tables ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0',
    `UPDATE tables SET recorded = 1 WHERE status = 'over'`,
    unrecorded('unixepoch() * 1000'),
    ...statements,
  ],
  postgres: [
    'ALTER TABLE tables ADD COLUMN recorded boolean NOT NULL DEFAULT true',
    'ALTER TABLE tables ALTER COLUMN recorded SET DEFAULT false',
    unrecorded('extract(epoch FROM now()) * 1000'),
    ...statements,
  ],
};
