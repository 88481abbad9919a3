import type { Migration } from './migration.ts';

const statements = [
  `CREATE TABLE shared_sets (
    id text PRIMARY KEY,
    owner text NOT NULL,
    game text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    author text NOT NULL,
    licence text NOT NULL,
    description text NOT NULL,
    picture text,
    changes integer NOT NULL,
    version integer NOT NULL,
    made_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    hidden_at bigint,
    reported_at bigint
  )`,
  'CREATE INDEX shared_sets_owner ON shared_sets (owner, changed_at DESC, id)',
  'CREATE INDEX shared_sets_all ON shared_sets (changed_at DESC, id)',
  'CREATE INDEX shared_sets_shown ON shared_sets (changed_at DESC, id) WHERE hidden_at IS NULL',
  'CREATE INDEX shared_sets_of ON shared_sets (game, changed_at DESC, id) WHERE hidden_at IS NULL',
  'CREATE INDEX shared_sets_hidden ON shared_sets (changed_at DESC, id) WHERE hidden_at IS NOT NULL',
  'CREATE INDEX shared_sets_reported ON shared_sets (changed_at DESC, id) WHERE reported_at IS NOT NULL',
  `CREATE TABLE shared_versions (
    shared text NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL,
    note text NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (shared, version)
  )`,
  `CREATE TABLE shared_reports (
    shared text NOT NULL,
    reporter text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (shared, reporter)
  )`,
  'CREATE INDEX shared_reports_by ON shared_reports (reporter)',
];

/** Component sets that people publish, their versions, and what was said against them. */
export const sharing: Migration = { sqlite: statements, postgres: statements };
