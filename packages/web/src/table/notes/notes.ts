import { onDevice } from '../../kit/memory.ts';
import { Store } from '../../kit/store.ts';

const KEPT_UNDER = 'undercroft.notes';

function remembered(): ReadonlySet<string> {
  const kept = onDevice.read(KEPT_UNDER);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}

/** What this person has been told, by game and name. */
export const toldNotes = new Store<ReadonlySet<string>>(remembered());

export function keepTold(id: string): void {
  toldNotes.set(new Set([...toldNotes.value, id]));
  onDevice.keep(KEPT_UNDER, JSON.stringify([...toldNotes.value]));
}
