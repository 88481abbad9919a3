import { createStore, del, entries, get, update } from 'idb-keyval';
import type { KeptTable } from './hereTable.ts';

/** Finished games stay for replays until there are more than this. */
const FINISHED_KEPT = 20;

const store = createStore('undercroft', 'tables');

/** The table was changed by somebody else meanwhile: in another tab. */
export class ChangedElsewhere extends Error {}

/** Keeps a table that was at version `from` when it was last kept here; never over what another tab has kept since. */
export const keepTable = (table: KeptTable, from: number | null): Promise<void> =>
  update<KeptTable>(
    table.id,
    (kept) => {
      if (kept !== undefined && kept.saved.version !== from)
        throw new ChangedElsewhere(`kept at version ${kept.saved.version}, changed from version ${from}`);
      return table;
    },
    store,
  );

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
