import { del, entries, get } from 'idb-keyval';
import { shelf } from '../../kit/shelf.ts';
import type { KeptTable } from './hereTable.ts';

/** Finished games stay for replays until there are more than this. */
const FINISHED_KEPT = 20;

const store = shelf('undercroft', 'tables');

/** The table was changed by somebody else meanwhile: in another tab. */
export class ChangedElsewhere extends Error {}

/** Keeps a table that was at version `from` when it was last kept here; never over what another tab has kept since. */
export const keepTable = (table: KeptTable, from: number | null): Promise<void> =>
  store('readwrite', (tables) => keepIn(tables, table, from));

/** By hand: a helper that reads and writes waits for ever where the connection is lost between the two. */
function keepIn(tables: IDBObjectStore, table: KeptTable, from: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = tables;
    let changed: ChangedElsewhere | undefined;
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(changed ?? transaction.error);
    const reading: IDBRequest<KeptTable | undefined> = tables.get(table.id);
    reading.onsuccess = () => {
      const { result } = reading;
      if (result === undefined || result.saved.version === from) tables.put(table, table.id);
      else if (!isSame(result, table)) {
        changed = new ChangedElsewhere(
          `kept at version ${result.saved.version}, changed from version ${from}`,
        );
        transaction.abort();
      }
    };
  });
}

/** Kept already, and only the news of it was lost. */
const isSame = (kept: KeptTable, table: KeptTable) =>
  kept.saved.version === table.saved.version && kept.changedAt === table.changedAt;

export const keptTable = (id: string): Promise<KeptTable | undefined> => get<KeptTable>(id, store);

export const forgetTable = (id: string): Promise<void> => del(id, store);

/** Every table of this device, the newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const all = await entries<string, KeptTable>(store);
  return all.map(([, table]) => table).sort((a, b) => b.changedAt - a.changedAt);
}

/** Lets go of the oldest finished games. */
export async function tidyUp(): Promise<void> {
  const finished = (await keptTables()).filter(({ waitsFor }) => waitsFor === null);
  await Promise.all(finished.slice(FINISHED_KEPT).map(({ id }) => forgetTable(id)));
}
