import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    guest text NOT NULL,
    made_at bigint NOT NULL,
    PRIMARY KEY (issuer, subject)
  )`,
  'CREATE INDEX identities_guest ON identities (guest)',
];

/** Who people are at a provider of OpenID Connect, where a house has one. */
export const identities: Migration = { sqlite: statements, postgres: statements };
