import type { SharedKind } from '@undercroft/protocol';
import { comesAfter, type Place, placed } from '../ground/pages.ts';
import type { Sql } from './sql.ts';

/** What a published set says of itself. */
export interface SharedAbout {
  readonly game: string;
  readonly kind: SharedKind;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly description: string;
  /** One of its components, as JSON. */
  readonly picture: string | null;
  readonly changes: number;
}

export interface StoredShared extends SharedAbout {
  readonly id: string;
  readonly owner: string;
  /** What whoever published it is called now; null where they are gone. */
  readonly by: string | null;
  readonly version: number;
  readonly madeAt: number;
  readonly changedAt: number;
  readonly hiddenAt: number | null;
}

export interface SharedVersion {
  readonly version: number;
  readonly at: number;
  readonly note: string;
}

export interface SharedReport {
  readonly shared: string;
  readonly reporter: string;
  readonly by: string | null;
  readonly reason: string;
  readonly note: string;
  readonly at: number;
}

/** Which of them are looked for. */
export interface SharedSearch {
  readonly game?: string | undefined;
  readonly text: string;
  readonly after: Place;
  readonly limit: number;
}

/** Whoever looks for a name looks through so many, those changed last. */
const LOOKED_THROUGH = 2000;
/** Versions that can still be had. */
const VERSIONS = 10;

const SHARED = `shared_sets.id, owner, guests.name AS by, game, kind, shared_sets.name AS name, author, licence,
  description, picture, changes, version, shared_sets.made_at AS "madeAt", changed_at AS "changedAt",
  hidden_at AS "hiddenAt"`;
const WITH_OWNER = 'LEFT JOIN guests ON guests.id = shared_sets.owner';
const ORDER = 'ORDER BY changed_at DESC, shared_sets.id';
const AFTER = comesAfter('changed_at', 'shared_sets.id');

/** Component sets and expansions that people have published. */
export const sharingIn = (sql: Sql) => {
  const { holds, among } = sql.dialect;

  /** A page of those that fulfil something; of those with a name, looked for among the newest. */
  const page = (where: string, { text, after, limit }: SharedSearch, values: readonly string[] = []) => {
    if (text === '') {
      return sql.all<StoredShared>(
        `SELECT ${SHARED} FROM shared_sets ${WITH_OWNER} WHERE ${where} AND ${AFTER} ${ORDER} LIMIT ?`,
        ...[...values, ...placed(after), limit],
      );
    }
    return sql.all<StoredShared>(
      `SELECT ${SHARED} FROM (
         SELECT * FROM shared_sets WHERE ${where} AND ${AFTER} ${ORDER} LIMIT ${LOOKED_THROUGH}) AS shared_sets
       ${WITH_OWNER}
       WHERE ${holds("lower(shared_sets.name || ' ' || author || ' ' || coalesce(guests.name, ''))", 'lower(?)')}
       ${ORDER} LIMIT ?`,
      ...[...values, ...placed(after), text, limit],
    );
  };
  const one = (id: string): Promise<StoredShared | null> =>
    sql.one(`SELECT ${SHARED} FROM shared_sets ${WITH_OWNER} WHERE shared_sets.id = ?`, id);
  const remove = async (ids: readonly string[]) => {
    const which = JSON.stringify(ids);
    for (const table of ['shared_versions', 'shared_reports'])
      await sql.run(`DELETE FROM ${table} WHERE ${among('shared')}`, which);
    await sql.run(`DELETE FROM shared_sets WHERE ${among('id')}`, which);
  };

  return {
    find: one,

    shown: (search: SharedSearch): Promise<StoredShared[]> =>
      search.game === undefined
        ? page('hidden_at IS NULL', search)
        : page('hidden_at IS NULL AND game = ?', search, [search.game]),

    of: (owner: string, search: SharedSearch): Promise<StoredShared[]> => page('owner = ?', search, [owner]),

    all: (status: 'hidden' | 'reported' | null, search: SharedSearch): Promise<StoredShared[]> => {
      if (status === 'hidden') return page('hidden_at IS NOT NULL', search);
      if (status === null) return page('1 = 1', search);
      return page('reported_at IS NOT NULL', search);
    },

    async count(owner: string): Promise<number> {
      const row = await sql.one<{ count: number }>(
        'SELECT count(*) AS count FROM shared_sets WHERE owner = ?',
        owner,
      );
      return Number(row?.count ?? 0);
    },

    /** Its owner's, until the transaction is over; null where it is nobody's of that name. */
    hold: (id: string, owner: string): Promise<{ readonly version: number } | null> =>
      sql.one('UPDATE shared_sets SET owner = owner WHERE id = ? AND owner = ? RETURNING version', id, owner),

    /** False, and nothing changed, where it is there already. */
    async add(id: string, owner: string, about: SharedAbout, at: number): Promise<boolean> {
      const { game, kind, name, author, licence, description, picture, changes } = about;
      const added = await sql.one(
        `INSERT INTO shared_sets (id, owner, game, kind, name, author, licence, description, picture, changes,
           version, made_at, changed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, owner, game, kind, name, author, licence, description, picture, changes, at, at],
      );
      return added !== null;
    },

    /** As it is from now on; the oldest versions go. */
    async write(id: string, version: number, about: SharedAbout, data: string, note: string, at: number) {
      const { kind, name, author, licence, description, picture, changes } = about;
      await sql.run(
        `UPDATE shared_sets SET kind = ?, name = ?, author = ?, licence = ?, description = ?, picture = ?,
           changes = ?, version = ?, changed_at = ? WHERE id = ?`,
        ...[kind, name, author, licence, description, picture, changes, version, at, id],
      );
      await sql.run(
        'INSERT INTO shared_versions (shared, version, at, note, data) VALUES (?, ?, ?, ?, ?)',
        ...[id, version, at, note, data],
      );
      await sql.run(
        'DELETE FROM shared_versions WHERE shared = ? AND version <= ?',
        ...[id, version - VERSIONS],
      );
    },

    versions: (id: string): Promise<SharedVersion[]> =>
      sql.all(
        'SELECT version, at, note FROM shared_versions WHERE shared = ? ORDER BY version DESC LIMIT ?',
        ...[id, VERSIONS],
      ),

    version: (id: string, version: number): Promise<{ readonly at: number; readonly data: string } | null> =>
      sql.one('SELECT at, data FROM shared_versions WHERE shared = ? AND version = ?', id, version),

    remove: (id: string) => remove([id]),

    /** Nobody but its owner finds it, or everybody again; either way what was said against it is settled. */
    async hide(id: string, at: number | null): Promise<boolean> {
      const found = await sql.one(
        'UPDATE shared_sets SET hidden_at = ?, reported_at = NULL WHERE id = ? RETURNING id',
        ...[at, id],
      );
      await sql.run('DELETE FROM shared_reports WHERE shared = ?', id);
      return found !== null;
    },

    /** Once by each. */
    async report(
      shared: string,
      reporter: string,
      { reason, note }: Pick<SharedReport, 'reason' | 'note'>,
      at: number,
    ): Promise<void> {
      await sql.run(
        `INSERT INTO shared_reports (shared, reporter, reason, note, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (shared, reporter) DO UPDATE SET reason = excluded.reason, note = excluded.note, at = excluded.at`,
        ...[shared, reporter, reason, note, at],
      );
      await sql.run('UPDATE shared_sets SET reported_at = ? WHERE id = ?', at, shared);
    },

    /** What is said against these, the latest first. */
    reports: (ids: readonly string[], limit: number): Promise<SharedReport[]> =>
      sql.all(
        `SELECT shared, reporter, guests.name AS by, reason, note, at FROM shared_reports
         LEFT JOIN guests ON guests.id = reporter WHERE ${among('shared')} ORDER BY at DESC, reporter LIMIT ?`,
        ...[JSON.stringify(ids), limit],
      ),

    reportsBy: (reporter: string): Promise<(SharedReport & { readonly name: string })[]> =>
      sql.all(
        `SELECT shared, name, reason, note, at FROM shared_reports
         JOIN shared_sets ON shared_sets.id = shared WHERE reporter = ? ORDER BY at`,
        reporter,
      ),

    /** Two were the same person. */
    async move(from: string, to: string): Promise<void> {
      await sql.run('UPDATE shared_sets SET owner = ? WHERE owner = ?', to, from);
      await sql.run(
        `UPDATE shared_reports SET reporter = ? WHERE reporter = ? AND NOT EXISTS (
           SELECT 1 FROM shared_reports AS own WHERE own.reporter = ? AND own.shared = shared_reports.shared)`,
        ...[to, from, to],
      );
      await sql.run('DELETE FROM shared_reports WHERE reporter = ?', from);
    },

    /** What somebody has published goes with them. */
    async forget(guest: string): Promise<void> {
      await sql.run('DELETE FROM shared_reports WHERE reporter = ?', guest);
      await sql.run(
        `UPDATE shared_sets SET reported_at = NULL WHERE reported_at IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM shared_reports WHERE shared = shared_sets.id)`,
      );
      await remove(await sql.ids('SELECT id FROM shared_sets WHERE owner = ?', guest));
    },
  };
};
