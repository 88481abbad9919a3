import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SHAPE, stepsFrom } from './migrations.ts';
import type { Statement } from './sql.ts';
import { squeezed, unsqueezed } from './squeezing.ts';

/**
 * Whatever an answer changes is written in whole pages, twice: small ones are most of what it costs on the disk. So
 * many bytes lie in the log before they are moved to where they belong, and so many are given back at a time, which
 * keeps nobody waiting.
 */
const PAGE_BYTES = 512;
const LOG_BYTES = 4 * 2 ** 20;
const SHRINK_BYTES = 40 * 2 ** 20;
/** A file with other pages is laid out anew when it is opened, which takes seconds up to here; larger ones stay. */
const LAID_OUT_ANEW_BYTES = 512 * 2 ** 20;
/** A server that is just stopping lets go within this. */
const LOCK_PATIENCE_MS = 1000;

/** One SQLite file in today's shape. Whatever is asked of it blocks, so it lives in a thread of its own. */
export class SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#lock = lockOf(path);
    this.#db = new DatabaseSync(path);
    try {
      this.#layOut();
      // FULL: what is committed survives the plug being pulled, not only the process being killed.
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
      this.#db.exec(`PRAGMA wal_autocheckpoint = ${LOG_BYTES / PAGE_BYTES}`);
      // What was deleted is not to be read from the file by whoever looks at its bytes.
      this.#db.exec('PRAGMA secure_delete = ON');
      const unlessNull = (change: (text: never) => SQLInputValue) => (value: SQLInputValue) =>
        value === null ? null : change(value as never);
      this.#db.function('squeezed', { deterministic: true }, unlessNull(squeezed));
      this.#db.function('unsqueezed', { deterministic: true }, unlessNull(unsqueezed));
      this.#migrate();
    } catch (error) {
      // Whoever reads why it could not be opened may open it the next moment.
      this.close();
      throw error;
    }
  }

  /** Pages as they should be, and free ones that can be given back: said before the first table is made, or anew. */
  #layOut(): void {
    const wanted = `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA auto_vacuum = INCREMENTAL`;
    this.#db.exec(wanted);
    const { auto_vacuum = 0 } = this.one<{ auto_vacuum: number }>('PRAGMA auto_vacuum') ?? {};
    const { page_size = 0 } = this.one<{ page_size: number }>('PRAGMA page_size') ?? {};
    const { page_count = 0 } = this.one<{ page_count: number }>('PRAGMA page_count') ?? {};
    const otherPages = page_size !== PAGE_BYTES && page_size * page_count <= LAID_OUT_ANEW_BYTES;
    if (auto_vacuum !== 0 && !otherPages) return;
    this.#prepared.clear();
    try {
      this.#db.exec(`PRAGMA journal_mode = DELETE; ${wanted}; VACUUM`);
    } catch {
      // No room for a copy, or somebody reads: it works as it is, and is tried again at the next start.
    }
  }

  /** Brings the file into today's shape, all of it or nothing. */
  #migrate(): void {
    this.#db.exec('CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
    const said = this.one<{ value: string }>('SELECT value FROM house WHERE key = ?', SHAPE);
    const { steps, shape } = stepsFrom(said?.value ?? null, 'sqlite');
    if (steps.length === 0) return;
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { sqlite } of steps) for (const statement of sqlite) this.#alter(statement);
      this.run(
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

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  one<T>(sql: string, ...values: SQLInputValue[]): T | null {
    return (this.#statement(sql).get(...values) as T | undefined) ?? null;
  }

  ask({ text, values }: Statement): object[] {
    const plain = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return this.#statement(text).all(...plain);
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
    this.begin();
    let done = false;
    try {
      for (const deed of deeds) this.try(deed);
      done = true;
    } finally {
      this.end(done);
    }
  }

  begin(): void {
    this.run('BEGIN IMMEDIATE');
  }

  end(keep: boolean): void {
    try {
      if (keep) this.run('COMMIT');
    } finally {
      // A transaction left open would refuse every one after it.
      if (this.#db.isTransaction) this.run('ROLLBACK');
    }
  }

  /** What throws on the way leaves no trace. */
  try(deed: () => void): void {
    this.run('SAVEPOINT deed');
    try {
      deed();
    } catch {
      // Whoever asked for it has been told by the deed itself.
      this.run('ROLLBACK TO deed');
    }
    this.run('RELEASE deed');
  }

  /** Gives space that is not needed any more back to the disk; not inside a transaction. */
  shrink(): [] {
    this.#db.exec(`PRAGMA incremental_vacuum(${SHRINK_BYTES / PAGE_BYTES}); PRAGMA wal_checkpoint(TRUNCATE)`);
    return [];
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
