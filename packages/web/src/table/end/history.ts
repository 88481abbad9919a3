import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';

/** What a match at this device has left behind, beside its record. */
export interface KeptHere {
  readonly table: string;
  readonly game: string;
  readonly at: string;
  readonly achieved: readonly string[];
  /** What a review found about the person who played it, alone among computer players. */
  readonly luck?: { readonly luck: number; readonly choices: number };
}

const KEPT_UNDER = 'undercroft.history';
const MOST = 300;

function remembered(): readonly KeptHere[] {
  const kept = onDevice.read(KEPT_UNDER);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.game === 'string') : [];
}

/** Oldest first; only in this browser. */
export const keptHere = new Store<readonly KeptHere[]>(remembered());

export function keepHere(table: string, game: string, found: Partial<KeptHere>): void {
  const before = keptHere.value.find((one) => one.table === table);
  const now = { table, game, at: new Date().toISOString(), achieved: [], ...before, ...found };
  keptHere.set([...keptHere.value.filter((one) => one.table !== table), now].slice(-MOST));
  onDevice.keep(KEPT_UNDER, JSON.stringify(keptHere.value));
}
