import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { roomsIn } from './rooms.ts';
import { asking, type Dialect, type Sql, type Statement } from './sql.ts';
import type { Call, Reply } from './sqlite-thread.ts';
import { type OpenStore, StorageAway } from './store.ts';

interface Waiting {
  resolve(rows: object[]): void;
  reject(error: Error): void;
}

/** What SQLite says when the disk is full, gone or in use. */
const AWAY = /disk is full|disk I\/O|locked|readonly|unable to open/;

const OWNER_ONLY = 0o600;

const dialect: Dialect = {
  among: (column) => `${column} IN (SELECT value FROM json_each(?))`,
  holds: (whole, part) => `instr(${whole}, ${part}) > 0`,
  gathered: (what, by) => `json_group_array(${what} ORDER BY ${by})`,
  changed: 'true',
  squeezed: (value) => `squeezed(${value})`,
  unsqueezed: (column) => `unsqueezed(${column})`,
  // Whoever has begun a transaction here is alone anyway.
  alone: () => 'SELECT 1',
  now: "CAST(unixepoch('subsec') * 1000 AS integer)",
};

/** A call as its caller knows it: its number is given on the way. */
type Wish = Call extends infer C ? (C extends Call ? Omit<C, 'number'> : never) : never;

/** The embedded storage: one SQLite file, read and written by a thread of its own, so nobody waits for the disk. */
export async function openSqlite(path: string): Promise<OpenStore> {
  mkdirSync(dirname(path), { recursive: true });
  closeFile(path);
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let broken: Error | undefined;
  let closing = false;
  let faults = 0;
  const lost = Promise.withResolvers<Error>();

  thread.on('message', ({ number, rows, error }: Reply) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (error !== undefined) faults++;
    if (error === undefined) call?.resolve([...(rows ?? [])]);
    else call?.reject(AWAY.test(error) ? new StorageAway(error) : new Error(`storage: ${error}`));
  });
  const giveUp = (error: Error) => {
    broken = error;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
    if (!closing) lost.resolve(error);
  };
  thread.on('error', giveUp);
  thread.on('exit', () => giveUp(broken ?? new Error('storage: it is closed')));

  const send = (wish: Wish, number = calls++) =>
    new Promise<object[]>((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.set(number, { resolve, reject });
      thread.postMessage({ number, ...wish } satisfies Call);
    });
  const over = (within: number | null, transaction: Sql['transaction'] | null): Sql => {
    const ask = (...parts: Statement[]) => send({ kind: 'ask', parts, within });
    const sql: Sql = {
      dialect,
      ...asking(ask),
      change: async (parts, told) => (await ask(...parts, ...(told ? [told] : []))).length > 0,
      // One inside another is part of it.
      transaction: transaction ?? ((deed) => deed(sql)),
    };
    return sql;
  };
  async function transaction<T>(deed: (sql: Sql) => Promise<T>): Promise<T> {
    const within = calls++;
    await send({ kind: 'begin' }, within);
    try {
      const done = await deed(over(within, null));
      await send({ kind: 'end', within, keep: true });
      return done;
    } catch (error) {
      await send({ kind: 'end', within, keep: false }).catch(() => {});
      throw error;
    }
  }
  const sql = over(null, transaction);
  // The first word shows whether the file can be opened at all.
  await sql.one('SELECT 1');
  const rooms = roomsIn(sql, {
    told: null,
    upkeep: async () => {
      await send({ kind: 'shrink' });
    },
    close: async () => {
      closing = true;
      await send({ kind: 'close' });
    },
  });
  return { ...rooms, sql, line: null, faults: () => faults, lost: lost.promise };
}

/** Whoever else has an account on the machine must not read cookies' secret and everybody's cards. */
function closeFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}
