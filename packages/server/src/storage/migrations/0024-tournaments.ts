import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE tournaments (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    owner text NOT NULL,
    club text,
    name text NOT NULL,
    game text NOT NULL,
    kind text NOT NULL,
    seats integer NOT NULL,
    rounds integer NOT NULL,
    team integer NOT NULL,
    clock integer NOT NULL,
    secret text NOT NULL,
    plan text,
    round integer NOT NULL,
    made_at bigint NOT NULL,
    begun_at bigint,
    draw_at bigint,
    ended_at bigint
  )`,
  'CREATE INDEX tournaments_owner ON tournaments (owner)',
  'CREATE INDEX tournaments_club ON tournaments (club) WHERE club IS NOT NULL',
  'CREATE INDEX tournaments_to_draw ON tournaments (draw_at) WHERE draw_at IS NOT NULL',
  `CREATE TABLE tournament_players (
    tournament text NOT NULL,
    guest text NOT NULL,
    id text NOT NULL,
    team integer,
    place integer,
    since bigint NOT NULL,
    left_at bigint,
    PRIMARY KEY (tournament, guest)
  )`,
  'CREATE INDEX tournament_players_guest ON tournament_players (guest)',
  `CREATE TABLE tournament_tables (
    tournament text NOT NULL,
    round integer NOT NULL,
    number integer NOT NULL,
    table_id text NOT NULL UNIQUE,
    seats text NOT NULL,
    due text,
    result text,
    PRIMARY KEY (tournament, round, number)
  )`,
  'CREATE INDEX tournament_tables_due ON tournament_tables (tournament) WHERE due IS NOT NULL',
  'CREATE INDEX tournament_tables_running ON tournament_tables (table_id) WHERE result IS NULL',
];

/** Tournaments: who plays, and which tables were drawn. */
export const tournaments: Migration = { sqlite: statements, postgres: statements };
