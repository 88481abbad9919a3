import { createStore, del, entries, get, set } from 'idb-keyval';
import type { KeptTable } from './hereTable.ts';

/** Finished games stay for replays until there are more than this. */
const FINISHED_KEPT = 20;

const store = createStore('undercroft', 'tables');

export const keepTable = (table: KeptTable): Promise<void> => set(table.id, table, store);

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
