import { createStore, type UseStore } from 'idb-keyval';

/** What browsers say when the connection to their storage is gone; Safari closes it in the background. */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];

const isLost = (error: unknown) =>
  error === null || (error instanceof DOMException && LOST.includes(error.name));

/** A part of this browser's storage. A connection that was lost is opened again, once for each thing to do. */
export function shelf(database: string, name: string): UseStore {
  let store = createStore(database, name);
  return async (mode, work) => {
    try {
      return await store(mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      store = createStore(database, name);
      return store(mode, work);
    }
  };
}
