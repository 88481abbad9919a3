import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE week_cups (
    week integer NOT NULL,
    game text NOT NULL,
    guest text NOT NULL,
    points double precision NOT NULL,
    days integer NOT NULL,
    PRIMARY KEY (guest, week, game)
  )`,
  'CREATE INDEX week_cups_best ON week_cups (week, game, points DESC, guest) WHERE days > 0',
  `CREATE TABLE ten_answers (
    day integer NOT NULL,
    at integer NOT NULL,
    guest text NOT NULL,
    puzzle text NOT NULL,
    kept double precision NOT NULL,
    answered_at bigint NOT NULL,
    PRIMARY KEY (guest, day, at)
  )`,
  'CREATE INDEX ten_answers_day ON ten_answers (day)',
  `CREATE TABLE day_tens (
    day integer NOT NULL,
    guest text NOT NULL,
    score double precision NOT NULL,
    found integer NOT NULL,
    ended_at bigint NOT NULL,
    PRIMARY KEY (guest, day)
  )`,
  'CREATE INDEX day_tens_best ON day_tens (day, score DESC, ended_at, guest)',
  `CREATE TABLE puzzle_tries (
    guest text NOT NULL,
    puzzle text NOT NULL,
    game text NOT NULL,
    solved integer NOT NULL,
    tried_at bigint NOT NULL,
    PRIMARY KEY (guest, puzzle)
  )`,
  `CREATE TABLE solvers (
    guest text PRIMARY KEY,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    tried integer NOT NULL,
    solved integer NOT NULL
  )`,
  `CREATE TABLE puzzle_ratings (
    puzzle text PRIMARY KEY,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    tries integer NOT NULL
  )`,
];

/** Puzzles that people have met, the ten of each day, and what a week's days come to. */
export const solving: Migration = { sqlite: statements, postgres: statements };
