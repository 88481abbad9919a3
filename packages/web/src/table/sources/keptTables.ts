import { del, entries, keys, promisifyRequest } from 'idb-keyval';
import { shelf } from '../../kit/shelf.ts';
import type { KeptHead, KeptTable, Later } from './hereTable.ts';

/** Finished games stay for replays until there are more than this. */
const FINISHED_KEPT = 20;

/** Tables by their names, and each answer of a table by its name and its place: lists come after all words. */
const store = shelf('undercroft-tables', 'tables');
/** Where tables lay that were kept whole, and where pages that are still open from then look for them. */
const older = shelf('undercroft', 'tables');

const allTables = () => IDBKeyRange.upperBound([], true);
const answersOf = (id: string, count = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([id], [id, count], false, true);

/** A table that holds its answers itself is whole. */
const NOTHING_MORE: Later = { from: 0, answers: [] };

/** The table was changed by somebody else meanwhile: in another tab. */
export class ChangedElsewhere extends Error {}

/**
 * Keeps a table that was at version `from` when it was last kept here; never over what another tab has kept since. Of
 * its answers those are written that are not kept yet.
 */
export const keepTable = (table: KeptHead, from: number | null, later = NOTHING_MORE): Promise<void> =>
  store('readwrite', (tables) => keepIn(tables, table, from, later));

/** By hand: a helper that reads and writes waits for ever where the connection is lost between the two. */
function keepIn(tables: IDBObjectStore, table: KeptHead, from: number | null, later: Later): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = tables;
    let changed: ChangedElsewhere | undefined;
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(changed ?? transaction.error);
    const reading: IDBRequest<KeptHead | undefined> = tables.get(table.id);
    reading.onsuccess = () => {
      const { result } = reading;
      if (result === undefined || result.saved.version === from) {
        tables.put(table, table.id);
        for (const [at, given] of later.answers.entries()) tables.put(given, [table.id, later.from + at]);
      } else if (!isSame(result, table)) {
        changed = new ChangedElsewhere(
          `kept at version ${result.saved.version}, changed from version ${from}`,
        );
        transaction.abort();
      }
    };
  });
}

/** Kept already, and only the news of it was lost. */
const isSame = (kept: KeptHead, table: KeptHead) =>
  kept.saved.version === table.saved.version && kept.changedAt === table.changedAt;

/** A table with all its answers. */
export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const read = () => store('readonly', (tables) => readIn(tables, id));
  const found = await read();
  if (found !== undefined) return found;
  const unmoved = await moved();
  return (await read()) ?? unmoved.find((table) => table.id === id);
}

/** In one go: nobody keeps anything in between. */
function readIn(tables: IDBObjectStore, id: string): Promise<KeptTable | undefined> {
  return new Promise((resolve, reject) => {
    tables.transaction.onabort = () => reject(tables.transaction.error);
    const reading: IDBRequest<KeptTable | undefined> = tables.get(id);
    reading.onsuccess = () => {
      const { result } = reading;
      if (result?.length === undefined) return resolve(result);
      const { saved } = result;
      const answers = tables.getAll(answersOf(id, result.length));
      answers.onsuccess = () =>
        resolve({ ...result, saved: { ...saved, match: { ...saved.match, answers: answers.result } } });
    };
  });
}

export async function forgetTable(id: string): Promise<void> {
  await store('readwrite', (tables) => {
    tables.delete(id);
    tables.delete(answersOf(id));
    return promisifyRequest(tables.transaction);
  });
  await del(id, older);
}

/** Every table of this device, the newest first. */
export async function keptTables(): Promise<KeptHead[]> {
  const read = (): Promise<KeptHead[]> =>
    store('readonly', (tables) => promisifyRequest(tables.getAll(allTables())));
  const [all, old] = await Promise.all([read(), keys(older)]);
  const tables = old.length === 0 ? all : [...(await moved()), ...(await read())];
  return tables.sort((a, b) => b.changedAt - a.changedAt);
}

/** Lets go of the oldest finished games. */
export async function tidyUp(): Promise<void> {
  const finished = (await keptTables()).filter(({ waitsFor }) => waitsFor === null);
  await Promise.all(finished.slice(FINISHED_KEPT).map(({ id }) => forgetTable(id)));
}

/** Brings here what lies at the older place. Says which tables still lie there: there may be no room for them. */
async function moved(): Promise<readonly KeptTable[]> {
  const unmoved: KeptTable[] = [];
  for (const [id, table] of await entries<string, KeptTable>(older)) {
    try {
      await keepTable(table, null).catch((error: unknown) => {
        if (!(error instanceof ChangedElsewhere)) throw error;
      });
      await del(id, older);
    } catch {
      unmoved.push(table);
    }
  }
  return unmoved;
}
