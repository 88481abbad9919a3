import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SHAPE, stepsFrom } from './migrations.ts';
import type {
  CarryCode,
  Commit,
  Entry,
  ListedTable,
  NewTable,
  Renewed,
  Shelf,
  Store,
  StoredSet,
  StoredTable,
} from './store.ts';

/** So many at a time keep nobody waiting: 40 MB. */
const PAGES_A_SHRINK = 10_000;
/** A server that is just stopping lets go within this. */
const LOCK_PATIENCE_MS = 1000;

/** The methods of a store, answered at once. */
type AtOnce<S> = {
  [K in keyof S]: S[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

/** The storage in one file. Its methods block, so it lives in a thread of its own. */
export class SqliteFile implements AtOnce<Store> {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#lock = lockOf(path);
    this.#db = new DatabaseSync(path);
    // Before the first table is made, or together with a VACUUM: then free pages can be given back.
    this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    const { auto_vacuum } = this.#one<{ auto_vacuum: number }>('PRAGMA auto_vacuum') ?? { auto_vacuum: 0 };
    if (auto_vacuum === 0) this.#db.exec('VACUUM');
    // FULL: what is committed survives the plug being pulled, not only the process being killed.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    this.#migrate();
  }

  /** Brings the file into today's shape, all of it or nothing. */
  #migrate(): void {
    this.#db.exec('CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
    const said = this.#one<{ value: string }>('SELECT value FROM house WHERE key = ?', SHAPE);
    const { steps, shape } = stepsFrom(said?.value ?? null);
    if (steps.length === 0) return;
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { sqlite } of steps) for (const statement of sqlite) this.#alter(statement);
      this.#run(
        'INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        SHAPE,
        shape,
      );
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** SQLite has no ADD COLUMN IF NOT EXISTS: files from before the steps were numbered may have it already. */
  #alter(statement: string): void {
    try {
      this.#db.exec(statement);
    } catch (error) {
      if (!/duplicate column name/.test(String(error))) throw error;
    }
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
    try {
      for (const deed of deeds) this.#try(deed);
      this.#run('COMMIT');
    } catch (error) {
      // A transaction left open would refuse every one after it.
      if (this.#db.isTransaction) this.#run('ROLLBACK');
      throw error;
    }
  }

  #try(deed: () => void): void {
    this.#run('SAVEPOINT deed');
    try {
      deed();
    } catch {
      // Whoever asked for it has been told by the deed itself.
      this.#run('ROLLBACK TO deed');
    }
    this.#run('RELEASE deed');
  }

  /** Gives space that is not needed any more back to the disk; not inside a transaction. */
  shrink(): void {
    this.#db.exec(`PRAGMA incremental_vacuum(${PAGES_A_SHRINK}); PRAGMA wal_checkpoint(TRUNCATE)`);
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

  guestSince(id: string): number | null {
    return this.#one<{ at: number }>('SELECT made_at AS at FROM guests WHERE id = ?', id)?.at ?? null;
  }

  renameGuest(id: string, name: string): void {
    this.#run('UPDATE guests SET name = ? WHERE id = ?', name, id);
  }

  forgetGuest(id: string): void {
    this.#run('DELETE FROM guests WHERE id = ?', id);
  }

  create({ id, invitation, lobby, shelf, set, at }: NewTable): boolean {
    const made = this.#run(
      `INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
       VALUES (?, ?, 0, ?, '', 0, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      ...[id, invitation, shelf.game, at, at, lobby],
    );
    if (made === 0) return false;
    this.#keep(set, at);
    this.#shelve(id, shelf);
    return true;
  }

  #keep(set: StoredSet | null | undefined, at: number): void {
    if (!set) return;
    this.#run(
      `INSERT INTO sets (hash, body, used_at) VALUES (?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at`,
      ...[set.hash, set.body, at],
    );
  }

  #shelve(id: string, { status, summary, host, set, members, ...shelf }: Shelf): void {
    this.#run(
      'UPDATE tables SET status = ?, public = ?, summary = ?, host = ?, set_hash = ? WHERE id = ?',
      ...[status, Number(shelf.public), summary, host, set, id],
    );
    this.#run('DELETE FROM members WHERE table_id = ?', id);
    for (const { guest, seat } of members) {
      this.#run(
        'INSERT INTO members (guest, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        ...[guest, id, seat],
      );
    }
  }

  table(id: string): StoredTable | null {
    const row = this.#one<StoredTable>(
      `SELECT id, seq, lobby, play, archived, body AS "set" FROM tables
       LEFT JOIN sets ON hash = set_hash WHERE id = ?`,
      id,
    );
    return row === null ? null : { ...row, archived: Boolean(row.archived) };
  }

  commit({ id, from, lobby, play, entry, shelf, set, waitsFor, botAsked, at }: Commit): boolean {
    const changed = this.#run(
      `UPDATE tables SET seq = seq + 1, touched_at = ?, archived = 0, waits_for = ?, bot_asked = ?,
         lobby = coalesce(?, lobby), play = coalesce(?, play) WHERE id = ? AND seq = ?`,
      ...[at, waitsFor, Number(botAsked), lobby ?? null, play ?? null, id, from],
    );
    if (changed === 0) return false;
    if (entry !== undefined) {
      this.#run(
        'INSERT INTO entries (table_id, seq, kind, version, body) VALUES (?, ?, ?, ?, ?)',
        ...[id, from + 1, entry.kind, entry.version, entry.body],
      );
    }
    this.#keep(set, at);
    if (shelf !== undefined) this.#shelve(id, shelf);
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

  publicTables(game: string | null, guest: string | null, limit: number): ListedTable[] {
    return this.#listed(
      guest,
      `WHERE public = 1 AND archived = 0 AND status <> 'over' AND game = coalesce(?, game)
       ORDER BY made_at DESC LIMIT ?`,
      ...[game, limit],
    );
  }

  tablesOf(guest: string, limit: number): ListedTable[] {
    return this.#listed(guest, 'WHERE members.guest IS NOT NULL ORDER BY touched_at DESC LIMIT ?', limit);
  }

  #listed(guest: string | null, where: string, ...values: SQLInputValue[]): ListedTable[] {
    return this.#all<ListedTable>(
      `SELECT id, coalesce(summary, '') AS summary, seat, host IS ? AS host, archived, waits_for AS waitsFor
       FROM tables LEFT JOIN members ON table_id = id AND guest = ? ${where}`,
      ...[guest, guest, ...values],
    ).map((row) => ({ ...row, archived: Boolean(row.archived), host: Boolean(row.host) }));
  }

  allTablesOf(guest: string): string[] {
    return this.#all<{ id: string }>('SELECT table_id AS id FROM members WHERE guest = ?', guest).map(
      ({ id }) => id,
    );
  }

  unsay(table: string, seqs: readonly number[]): void {
    for (const seq of seqs) {
      this.#run(`DELETE FROM entries WHERE table_id = ? AND seq = ? AND kind = 'chat'`, table, seq);
    }
  }

  archive(untouchedSince: number): number {
    return this.#run('UPDATE tables SET archived = 1 WHERE archived = 0 AND touched_at < ?', untouchedSince);
  }

  unpacked(untouchedSince: number, limit: number): string[] {
    return this.#all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'over' AND packed = 0 AND touched_at < ? ORDER BY touched_at LIMIT ?`,
      ...[untouchedSince, limit],
    ).map(({ id }) => id);
  }

  pack(id: string, seq: number, record: Uint8Array, at: number): void {
    const packed = this.#run('UPDATE tables SET packed = 1 WHERE id = ? AND seq = ? AND packed = 0', id, seq);
    if (packed === 0) return;
    this.#run('INSERT INTO records (table_id, body, packed_at) VALUES (?, ?, ?)', id, record, at);
    this.#run(`DELETE FROM entries WHERE table_id = ? AND kind = 'update'`, id);
  }

  repack(id: string, record: Uint8Array): void {
    this.#run('UPDATE records SET body = ? WHERE table_id = ?', record, id);
  }

  packed(id: string): Uint8Array | null {
    return this.#one<{ body: Uint8Array }>('SELECT body FROM records WHERE table_id = ?', id)?.body ?? null;
  }

  untouched(since: number, limit: number): string[] {
    return this.#all<{ id: string }>(
      'SELECT id FROM tables WHERE touched_at < ? ORDER BY touched_at LIMIT ?',
      ...[since, limit],
    ).map(({ id }) => id);
  }

  remove(id: string): void {
    for (const table of ['entries', 'members', 'records', 'codes']) {
      this.#run(`DELETE FROM ${table} WHERE table_id = ?`, id);
    }
    this.#run('DELETE FROM tables WHERE id = ?', id);
  }

  tidy(unusedSince: number): void {
    this.#run(
      `DELETE FROM sets WHERE used_at < ?
       AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)`,
      unusedSince,
    );
  }

  probe(what: string): void {
    this.#run(
      `INSERT INTO house (key, value) VALUES ('probe', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      what,
    );
  }

  oldTables(limit: number): { id: string; lobby: string }[] {
    return this.#all('SELECT id, lobby FROM tables WHERE summary IS NULL LIMIT ?', limit);
  }

  renew(id: string, renewed: Renewed): void {
    if (renewed === null) {
      this.#run(`UPDATE tables SET summary = '' WHERE id = ?`, id);
      return;
    }
    this.#run('UPDATE tables SET lobby = ? WHERE id = ?', renewed.lobby, id);
    this.#keep(renewed.set, renewed.at);
    this.#shelve(id, renewed.shelf);
  }

  counts(): Record<string, number> {
    const rows = this.#all<{ status: string; count: number }>(
      'SELECT status, count(*) AS count FROM tables WHERE archived = 0 GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  owed(untouchedSince: number, limit: number): string[] {
    return this.#all<{ id: string }>(
      `SELECT id FROM tables WHERE bot_asked = 1 AND archived = 0 AND touched_at <= ?
       ORDER BY touched_at LIMIT ?`,
      ...[untouchedSince, limit],
    ).map(({ id }) => id);
  }

  addCode({ code, table, guest, expires }: Omit<CarryCode, 'takenBy'>): void {
    this.#run(
      'INSERT INTO codes (code, table_id, guest, expires) VALUES (?, ?, ?, ?)',
      ...[code, table, guest, expires],
    );
  }

  findCode(code: string, now: number): CarryCode | null {
    this.#run('DELETE FROM codes WHERE expires <= ?', now);
    return this.#one<CarryCode>(
      'SELECT code, table_id AS "table", guest, expires, taken_by AS takenBy FROM codes WHERE code = ?',
      code,
    );
  }

  takeCode(code: string, guest: string): void {
    this.#run('UPDATE codes SET taken_by = ? WHERE code = ?', guest, code);
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
    this.#lock.close();
  }
}

/**
 * Holds a lock beside the file: two servers on one would each believe what they have in memory. The system lets
 * go of it when the process ends, however it ends. Backups may still read the file itself.
 */
function lockOf(path: string): DatabaseSync {
  const lock = new DatabaseSync(`${path}-lock`);
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_PATIENCE_MS}; BEGIN EXCLUSIVE`);
    return lock;
  } catch {
    lock.close();
    throw new Error(`another server is using ${path}: stop it first, or give this one a DATA_DIR of its own`);
  }
}
