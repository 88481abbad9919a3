import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE friends (
    guest text NOT NULL,
    other text NOT NULL,
    id text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (guest, other)
  )`,
  'CREATE INDEX friends_other ON friends (other)',
  `CREATE TABLE links (
    kind text NOT NULL,
    whose text NOT NULL,
    code text NOT NULL UNIQUE,
    expires bigint NOT NULL,
    PRIMARY KEY (kind, whose)
  )`,
  `CREATE TABLE invited (
    guest text NOT NULL,
    table_id text NOT NULL,
    inviter text NOT NULL,
    at bigint NOT NULL,
    told integer NOT NULL,
    PRIMARY KEY (guest, table_id)
  )`,
  'ALTER TABLE profiles ADD COLUMN tables integer NOT NULL DEFAULT 0',
  'CREATE TABLE clubs (id text PRIMARY KEY, name text NOT NULL, owner text NOT NULL, made_at bigint NOT NULL)',
  `CREATE TABLE club_members (
    club text NOT NULL,
    guest text NOT NULL,
    id text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (club, guest)
  )`,
  'CREATE INDEX club_members_guest ON club_members (guest)',
  'CREATE TABLE club_tables (table_id text PRIMARY KEY, club text NOT NULL, at bigint NOT NULL)',
  'CREATE INDEX club_tables_club ON club_tables (club, at)',
  `CREATE TABLE leagues (
    id text PRIMARY KEY,
    club text NOT NULL,
    name text NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    made_at bigint NOT NULL,
    begun_at bigint
  )`,
  'CREATE INDEX leagues_club ON leagues (club)',
  `CREATE TABLE league_players (
    league text NOT NULL,
    guest text NOT NULL,
    id text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (league, guest)
  )`,
  `CREATE TABLE league_tables (
    league text NOT NULL,
    number integer NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (league, number)
  )`,
];

/** Friends, clubs, their tables and leagues. */
export const circles: Migration = { sqlite: statements, postgres: statements };
