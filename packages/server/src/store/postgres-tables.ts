import type { PostgresDatabase } from './postgres-database.ts';
import { saying } from './postgres-line.ts';
import { SHELF, SHELVED, shelved } from './postgres-shelf.ts';
import type { Commit, Entry, StoredTable, TablesKept } from './store.ts';

/** All that was said and done at the table $1: it lies where its month does. */
export const ENTRIES_OF_TABLE = 'table_id = $1 AND opened_at = (SELECT made_at FROM tables WHERE id = $1)';

/** Tables with everything said and done at them; where it `tells`, the storage itself says what has changed. */
export function tablesIn(db: PostgresDatabase, tells: boolean): TablesKept {
  const told = (mark: number) => (tells ? `pg_notify($${mark}, $${mark + 1})` : '1');
  const telling = ({ node, id, from }: Commit) =>
    tells ? saying({ kind: 'table', node, id, seq: from + 1 }) : [];

  /** Most changes are an answer and nothing else: a line that grows, and one that moves on. */
  async function append(commit: Commit, entry: Omit<Entry, 'seq'>): Promise<boolean> {
    const { id, from, at, waitsFor, botAsked, dueAt } = commit;
    const stored = await db.one(
      `WITH changed AS (
         UPDATE tables SET seq = seq + 1, touched_at = $3, archived = false, waits_for = $4, bot_asked = $5,
           due_at = $6
         WHERE id = $1 AND seq = $2 RETURNING id, seq, made_at),
       happened AS (
         INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
         SELECT id, seq, $7, $8::integer, $9, made_at FROM changed)
       SELECT ${told(10)} FROM changed`,
      ...[id, from, at, waitsFor, botAsked, dueAt, entry.kind, entry.version, entry.body],
      ...telling(commit),
    );
    return stored !== null;
  }

  return {
    async create({ id, invitation, lobby, shelf, set, at }) {
      const made = await db.one(
        `WITH changed AS (
           INSERT INTO tables (id, invitation, seq, game, made_at, touched_at, status, public, host, set_hash)
           VALUES ($1, $13, 0, $12, $11, $11, $2, $3, $5, $6)
           ON CONFLICT DO NOTHING RETURNING id),
         agreed AS (INSERT INTO lobbies (table_id, body, summary) SELECT id, $14, $4 FROM changed),
         ${SHELVED} SELECT id FROM changed`,
        ...shelved(id, shelf, set, at),
        ...[invitation, lobby],
      );
      return made !== null;
    },
    table: (id) =>
      db.one<StoredTable>(
        `SELECT id, tables.seq, lobbies.body AS lobby, plays.body AS play, archived, sets.body AS "set",
           array(
             SELECT entries.body FROM entries WHERE opened_at = made_at AND entries.table_id = id
               AND entries.seq > plays.seq AND kind = 'update' ORDER BY entries.seq
           ) AS steps
         FROM tables JOIN lobbies ON lobbies.table_id = id
         LEFT JOIN plays ON plays.table_id = id LEFT JOIN sets ON hash = set_hash WHERE id = $1`,
        id,
      ),
    /** One statement, so one trip and one transaction: the others hear of it exactly when it is stored. */
    async commit(commit) {
      const { id, from, lobby, play, entry, shelf, set, at, waitsFor, botAsked, dueAt } = commit;
      if (entry && (lobby ?? play ?? shelf ?? set) === undefined) return append(commit, entry);
      const stored = await db.one(
        `WITH changed AS (
           UPDATE tables SET seq = seq + 1, touched_at = $11, archived = false, waits_for = $14,
             bot_asked = $20, due_at = $21, ${SHELF}
           WHERE id = $1 AND seq = $13 RETURNING id, seq, made_at),
         agreed AS (
           UPDATE lobbies SET body = coalesce($15, body), summary = coalesce($4, summary) FROM changed
           WHERE table_id = changed.id AND coalesce($15, $4) IS NOT NULL),
         stands AS (
           INSERT INTO plays (table_id, seq, body) SELECT id, seq, $16 FROM changed WHERE $16::text IS NOT NULL
           ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body),
         happened AS (
           INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
           SELECT id, seq, $17, $18::integer, $19, made_at FROM changed WHERE $17::text IS NOT NULL),
         ${SHELVED} SELECT ${told(22)} FROM changed`,
        ...shelved(id, shelf, set, at),
        ...[from, waitsFor, lobby ?? null, play ?? null],
        ...[entry?.kind ?? null, entry?.version ?? null, entry?.body ?? null],
        ...[botAsked, dueAt],
        ...telling(commit),
      );
      return stored !== null;
    },
    async entries(id, since, kind, last) {
      const rows = await db.all<Entry>(
        `SELECT seq, kind, version, body FROM entries
         WHERE ${ENTRIES_OF_TABLE} AND seq > $2 AND kind = coalesce($3, kind) ORDER BY seq DESC LIMIT $4`,
        ...[id, since, kind ?? null, last ?? null],
      );
      return rows.reverse();
    },
    async seqs(ids) {
      const rows = await db.all<{ id: string; seq: number }>(
        'SELECT id, seq FROM tables WHERE id = ANY ($1::text[])',
        ids,
      );
      return Object.fromEntries(rows.map(({ id, seq }) => [id, seq]));
    },
    entryOfVersion: (id, version) =>
      db.one<Entry>(
        `SELECT seq, kind, version, body FROM entries WHERE ${ENTRIES_OF_TABLE} AND version = $2`,
        ...[id, version],
      ),
    unsay: (table, seqs) =>
      db.run(
        `DELETE FROM entries WHERE ${ENTRIES_OF_TABLE} AND seq = ANY ($2::integer[]) AND kind = 'chat'`,
        ...[table, seqs],
      ),
    remove: (id) =>
      db.run(
        `WITH said AS (DELETE FROM entries WHERE ${ENTRIES_OF_TABLE}),
         agreed AS (DELETE FROM lobbies WHERE table_id = $1),
         stood AS (DELETE FROM plays WHERE table_id = $1),
         sat AS (DELETE FROM members WHERE table_id = $1),
         kept AS (DELETE FROM records WHERE table_id = $1),
         coded AS (DELETE FROM codes WHERE table_id = $1)
         DELETE FROM tables WHERE id = $1`,
        id,
      ),
    oldTables: (limit) =>
      db.all<{ id: string; lobby: string }>(
        'SELECT table_id AS id, body AS lobby FROM lobbies WHERE summary IS NULL LIMIT $1',
        limit,
      ),
    async renew(id, renewed) {
      if (renewed === null) return db.run("UPDATE lobbies SET summary = '' WHERE table_id = $1", id);
      await db.run(
        `WITH changed AS (UPDATE tables SET ${SHELF} WHERE id = $1 RETURNING id),
         agreed AS (UPDATE lobbies SET body = $13, summary = $4 FROM changed WHERE table_id = changed.id),
         ${SHELVED} SELECT id FROM changed`,
        ...shelved(id, renewed.shelf, renewed.set, renewed.at),
        renewed.lobby,
      );
    },
  };
}
