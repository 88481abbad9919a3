import type { Json } from '@undercroft/kernel';
import { theTime } from '../ground/clock.ts';
import type { Renewed, Store } from '../storage/store.ts';
import { shelfOf, storedSet } from './live.ts';
import type { Lobby } from './lobby.ts';

const AT_A_TIME = 100;

/** Puts tables that an older version stored in today's order: what lists show beside them, their sets by hash. */
export async function upgrade(store: Store): Promise<void> {
  for (;;) {
    const tables = await store.oldTables(AT_A_TIME);
    for (const { id, lobby } of tables) await store.renew(id, renewed(lobby));
    if (tables.length < AT_A_TIME) return;
  }
}

function renewed(text: string): Renewed {
  try {
    // The set lay inside the lobby then.
    const old: Omit<Lobby, 'set'> & { readonly set: Json } = JSON.parse(text);
    const set = typeof old.set === 'string' ? null : storedSet(old.set);
    const lobby: Lobby = { ...old, set: typeof old.set === 'string' ? old.set : (set?.hash ?? null) };
    return { lobby: JSON.stringify(lobby), shelf: shelfOf(lobby), set, at: theTime() };
  } catch {
    return null;
  }
}
