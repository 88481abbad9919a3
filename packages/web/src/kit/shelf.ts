import { createStore, type UseStore } from 'idb-keyval';

/** What browsers say when the connection to their storage is gone; Safari closes it in the background. */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** A browser needs some milliseconds to read or to write; one that has not done it by then never will. */
const PATIENCE_MS = 5000;

/** The storage has not answered; what is in it is not lost. */
export class SilentStorage extends Error {}

const isLost = (error: unknown) =>
  error === null ||
  error instanceof SilentStorage ||
  (error instanceof DOMException && LOST.includes(error.name));

/** What is just being read and written in this page. */
const underway = new Set<IDBTransaction>();
/** While the page is laid by for the way back: until somebody comes back. */
let asleep: Promise<void> | null = null;

/**
 * A page that is left falls asleep and is kept for the way back. In WebKit what it was just reading or writing sleeps
 * with it, and every other page of the house waits for it. So it is broken off, and done when somebody comes back.
 */
globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) return;
  asleep = new Promise((awake) => {
    const wake = () => {
      asleep = null;
      awake();
    };
    window.addEventListener('pageshow', wake, { once: true });
  });
  for (const transaction of underway) breakOff(transaction);
});

function breakOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** It is not over with its answer: the browser closes it afterwards. */
function follow(transaction: IDBTransaction): void {
  underway.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => underway.delete(transaction));
}

/** Does one thing with the storage. What takes for ever is broken off. */
async function once<T>(store: UseStore, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  let transaction: IDBTransaction | undefined;
  const stop = () => transaction && breakOff(transaction);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SilentStorage('this browser’s storage does not answer'));
      stop();
    }, PATIENCE_MS);
  });
  const done = store(mode, (things) => {
    transaction = things.transaction;
    follow(transaction);
    if (asleep === null) return work(things);
    stop();
    throw new DOMException('the page was left', 'AbortError');
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Work<T> = (things: IDBObjectStore) => T | PromiseLike<T>;

/** A part of this browser's storage. A connection that was lost is opened again, once for each thing to do. */
export function shelf(database: string, name: string): UseStore {
  let store = createStore(database, name);
  return async (mode, work) => {
    await asleep;
    try {
      return await once(store, mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      await asleep;
      store = createStore(database, name);
      return once(store, mode, work);
    }
  };
}
