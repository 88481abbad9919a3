import type { Migration } from './migration.ts';

/** Both kinds of storage understand these words. */
const statements = [
  // Goes up when somebody signs out everywhere else: older cookies are worth nothing then.
  'ALTER TABLE guests ADD COLUMN generation integer',
  `CREATE TABLE passkeys (
    id text PRIMARY KEY,
    guest text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint
  )`,
  'CREATE INDEX passkeys_guest ON passkeys (guest)',
  'CREATE TABLE recovery_codes (hash text PRIMARY KEY, guest text NOT NULL)',
  'CREATE INDEX recovery_codes_guest ON recovery_codes (guest)',
  `CREATE TABLE once (
    key text PRIMARY KEY,
    kind text NOT NULL,
    guest text NOT NULL,
    expires bigint NOT NULL
  )`,
];

/** How people get back in, and what is good for one use. */
export const accounts: Migration = { sqlite: statements, postgres: statements };
