import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { People } from './people.ts';
import { type SqlValue, sqlOver } from './sql.ts';
import type { Call, Reply } from './sqlite-thread.ts';
import { type OpenStore, StorageAway, type Store } from './store.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const METHODS: readonly (keyof Store)[] = [
  'house',
  ...(['addGuest', 'guestName', 'guestSince', 'allTablesOf', 'unsay', 'renameGuest', 'forgetGuest'] as const),
  ...(['create', 'table', 'commit', 'seqs', 'entries', 'entryOfVersion', 'byInvitation'] as const),
  ...(['unpacked', 'pack', 'repack', 'packed', 'untouched', 'remove'] as const),
  ...(['publicTables', 'tablesOf', 'archive', 'tidy', 'probe', 'oldTables', 'renew', 'counts'] as const),
  ...(['owed', 'due', 'addCode', 'findCode', 'takeCode', 'close'] as const),
];

const PEOPLE: readonly (keyof People)[] = [
  ...(['saw', 'removeIdle', 'forgetPerson', 'shun', 'shunnedBy', 'blocksAmong', 'avoided'] as const),
  ...(['addReport', 'report', 'reports', 'reportsBy', 'closeReport', 'ban', 'unban', 'bans'] as const),
  ...(['notice', 'setNotice', 'guests', 'tables'] as const),
];

/** What SQLite says when the disk is full, gone or in use. */
const AWAY = /disk is full|disk I\/O|locked|readonly|unable to open/;

const OWNER_ONLY = 0o600;

/** The embedded storage: one SQLite file, read and written by a thread of its own, so nobody waits for the disk. */
export async function openSqlite(path: string): Promise<OpenStore> {
  mkdirSync(dirname(path), { recursive: true });
  closeFile(path);
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let broken: Error | undefined;
  let closing = false;
  const lost = Promise.withResolvers<Error>();

  thread.on('message', ({ number, value, error }: Reply) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) call?.resolve(value);
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

  const call = (method: keyof Store | keyof People | 'ask', args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      if (method === 'close') closing = true;
      const number = calls++;
      waiting.set(number, { resolve, reject });
      thread.postMessage({ number, method, args } satisfies Call);
    });
  const asking = (methods: readonly (keyof Store | keyof People)[]): unknown =>
    Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args)]));
  const store = asking(METHODS) as Store;
  // The first word shows whether the file can be opened at all.
  await store.counts();
  const ask = (text: string, values: readonly SqlValue[]) => call('ask', [text, values]) as Promise<object[]>;
  return { store, people: asking(PEOPLE) as People, sql: sqlOver(ask), line: null, lost: lost.promise };
}

/** Whoever else has an account on the machine must not read cookies' secret and everybody's cards. */
function closeFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}
