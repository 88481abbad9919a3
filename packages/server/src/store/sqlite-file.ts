import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CarryCode, Commit, Entry, ListedTable, NewTable, Shelf, Store, StoredTable } from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, made_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    invitation TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    waits_for INTEGER,
    archived INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    lobby TEXT NOT NULL,
    play TEXT
  );
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (public, archived, made_at);
  CREATE INDEX IF NOT EXISTS tables_touched ON tables (archived, touched_at);
  CREATE TABLE IF NOT EXISTS members (
    guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS members_table ON members (table_id);
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, table_id TEXT NOT NULL, guest TEXT NOT NULL, expires INTEGER NOT NULL
  );
`;

/** The methods of a store, answered at once. */
type AtOnce<S> = {
  [K in keyof S]: S[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

/** The storage in one file. Its methods block, so it lives in a thread of its own. */
export class SqliteFile implements AtOnce<Store> {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    // FULL: what is committed survives the plug being pulled, not only the process being killed.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    this.#db.exec(SCHEMA);
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #one<T>(sql: string, ...values: SQLInputValue[]): T | null {
    return (this.#statement(sql).get(...values) as T | undefined) ?? null;
  }

  #all<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.#statement(sql).all(...values) as T[];
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  /** Runs a list of deeds in one transaction; one that throws leaves no trace and the others stand. */
  together(deeds: readonly (() => void)[]): void {
    this.#run('BEGIN IMMEDIATE');
    for (const deed of deeds) {
      this.#run('SAVEPOINT deed');
      try {
        deed();
      } catch {
        // Whoever asked for it has been told by the deed itself.
        this.#run('ROLLBACK TO deed');
      }
      this.#run('RELEASE deed');
    }
    this.#run('COMMIT');
  }

  house(key: string, offered: string): string {
    this.#run('INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, offered);
    return this.#one<{ value: string }>('SELECT value FROM house WHERE key = ?', key)?.value ?? offered;
  }

  addGuest(id: string, name: string, at: number): void {
    this.#run('INSERT INTO guests (id, name, made_at) VALUES (?, ?, ?)', id, name, at);
  }

  guestName(id: string): string | null {
    return this.#one<{ name: string }>('SELECT name FROM guests WHERE id = ?', id)?.name ?? null;
  }

  renameGuest(id: string, name: string): void {
    this.#run('UPDATE guests SET name = ? WHERE id = ?', name, id);
  }

  forgetGuest(id: string): void {
    this.#run('DELETE FROM guests WHERE id = ?', id);
  }

  create(table: NewTable): void {
    const { id, invitation, lobby, shelf, at } = table;
    this.#run(
      `INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
       VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)`,
      ...[id, invitation, shelf.game, shelf.status, Number(shelf.public), at, at, lobby],
    );
    this.#seat(id, shelf);
  }

  #seat(id: string, shelf: Shelf): void {
    this.#run('DELETE FROM members WHERE table_id = ?', id);
    for (const guest of shelf.members) {
      this.#run('INSERT INTO members (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', guest, id);
    }
  }

  table(id: string): StoredTable | null {
    const row = this.#one<StoredTable>('SELECT id, seq, lobby, play, archived FROM tables WHERE id = ?', id);
    return row === null ? null : { ...row, archived: Boolean(row.archived) };
  }

  commit({ id, from, lobby, play, entry, shelf, waitsFor, at }: Commit): boolean {
    const changed = this.#run(
      `UPDATE tables SET seq = seq + 1, touched_at = ?, archived = 0, waits_for = ?,
         lobby = coalesce(?, lobby), play = coalesce(?, play) WHERE id = ? AND seq = ?`,
      ...[at, waitsFor, lobby ?? null, play ?? null, id, from],
    );
    if (changed === 0) return false;
    if (entry !== undefined) {
      this.#run(
        'INSERT INTO entries (table_id, seq, kind, version, body) VALUES (?, ?, ?, ?, ?)',
        ...[id, from + 1, entry.kind, entry.version, entry.body],
      );
    }
    if (shelf !== undefined) {
      this.#run(
        'UPDATE tables SET status = ?, public = ? WHERE id = ?',
        ...[shelf.status, Number(shelf.public), id],
      );
      this.#seat(id, shelf);
    }
    return true;
  }

  entries(id: string, since: number, kind?: Entry['kind'], last?: number): Entry[] {
    const rows = this.#all<Entry>(
      `SELECT seq, kind, version, body FROM entries WHERE table_id = ? AND seq > ? AND kind = coalesce(?, kind)
       ORDER BY seq DESC LIMIT ?`,
      ...[id, since, kind ?? null, last ?? -1],
    );
    return rows.reverse();
  }

  entryOfVersion(id: string, version: number): Entry | null {
    return this.#one<Entry>(
      'SELECT seq, kind, version, body FROM entries WHERE table_id = ? AND version = ?',
      id,
      version,
    );
  }

  byInvitation(code: string): string | null {
    return this.#one<{ id: string }>('SELECT id FROM tables WHERE invitation = ?', code)?.id ?? null;
  }

  publicTables(game: string | null, limit: number): ListedTable[] {
    return this.#listed(
      `WHERE public = 1 AND archived = 0 AND status <> 'over' AND game = coalesce(?, game)
       ORDER BY made_at DESC LIMIT ?`,
      ...[game, limit],
    );
  }

  tablesOf(guest: string, limit: number): ListedTable[] {
    return this.#listed(
      'JOIN members ON members.table_id = id WHERE guest = ? ORDER BY touched_at DESC LIMIT ?',
      ...[guest, limit],
    );
  }

  #listed(where: string, ...values: SQLInputValue[]): ListedTable[] {
    return this.#all<ListedTable>(
      `SELECT id, seq, lobby, archived, waits_for AS waitsFor FROM tables ${where}`,
      ...values,
    ).map((row) => ({ ...row, archived: Boolean(row.archived) }));
  }

  archive(untouchedSince: number): number {
    return this.#run('UPDATE tables SET archived = 1 WHERE archived = 0 AND touched_at < ?', untouchedSince);
  }

  counts(): Record<string, number> {
    const rows = this.#all<{ status: string; count: number }>(
      'SELECT status, count(*) AS count FROM tables WHERE archived = 0 GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  addCode({ code, table, guest, expires }: CarryCode): void {
    this.#run(
      'INSERT INTO codes (code, table_id, guest, expires) VALUES (?, ?, ?, ?)',
      ...[code, table, guest, expires],
    );
  }

  takeCode(code: string, now: number): CarryCode | null {
    this.#run('DELETE FROM codes WHERE expires <= ?', now);
    return this.#one<CarryCode>(
      'DELETE FROM codes WHERE code = ? RETURNING code, table_id AS "table", guest, expires',
      code,
    );
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
