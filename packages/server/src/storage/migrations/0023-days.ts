import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE day_tries (
    day integer NOT NULL,
    game text NOT NULL,
    guest text NOT NULL,
    table_id text NOT NULL UNIQUE,
    begun_at bigint NOT NULL,
    ended_at bigint,
    place integer,
    seats integer,
    points double precision,
    own double precision,
    judge_at bigint,
    PRIMARY KEY (day, game, guest)
  )`,
  'CREATE INDEX day_tries_best ON day_tries (day, game, own DESC, place, points DESC, ended_at, guest) WHERE own IS NOT NULL',
  'CREATE INDEX day_tries_guest ON day_tries (guest, day)',
  'CREATE INDEX day_tries_to_judge ON day_tries (judge_at) WHERE judge_at IS NOT NULL',
];

/** Who has tried the tables of which day, and how well they chose. */
export const days: Migration = { sqlite: statements, postgres: statements };
