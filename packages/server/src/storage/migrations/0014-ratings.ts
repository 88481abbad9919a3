import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE ratings (
    guest text NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    rating integer NOT NULL,
    matches integer NOT NULL,
    provisional integer NOT NULL,
    last_at bigint NOT NULL,
    week integer NOT NULL,
    gained integer NOT NULL,
    shown integer NOT NULL,
    PRIMARY KEY (guest, game)
  )`,
  'CREATE INDEX ratings_board ON ratings (game, provisional, rating DESC) WHERE shown = 1',
  'CREATE INDEX ratings_week ON ratings (game, week, gained DESC) WHERE shown = 1',
  // What somebody was rated after the match.
  'ALTER TABLE results ADD COLUMN rating integer',
  'CREATE INDEX results_order ON results (game, rated, ended_at, table_id, seat)',
  'DROP INDEX results_rated',
];

/** Where everybody stands, written beside each result: lists are read as they lie there. */
export const ratings: Migration = { sqlite: statements, postgres: statements };
