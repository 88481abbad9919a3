import type { Json } from '@undercroft/kernel';
import { nameOf, namesOf } from '@undercroft/kit/scene';
import { ARMIES, type Item, REWARD, type Reward, SLOT_OF } from '../components.ts';
import type { Karak2State } from '../state.ts';

/** A list of names, or one name alone. */
export const someOf = <N extends string>(value: Json, path: string, known: readonly N[]): N[] =>
  Array.isArray(value) ? namesOf(value, path, known) : [nameOf(value, path, known)];

export const itemsOf = (value: Json, path: string): Item[] =>
  someOf(value, path, Object.keys(SLOT_OF) as Item[]);

/** Keeps the count of components: what lies on the table is no longer in the bag. */
export function outOfBag(state: Karak2State, what: Reward | Item): void {
  const amulet = (state.amulets as string[]).indexOf(what);
  if (amulet >= 0) state.amulets.splice(amulet, 1);
  const reward = SLOT_OF[what as Item] === 'amulet' ? 'amulet' : what;
  const token = ARMIES.find((army) => REWARD[army] === reward);
  const index = token === undefined ? -1 : state.bag.indexOf(token);
  if (index >= 0) state.bag.splice(index, 1);
}
