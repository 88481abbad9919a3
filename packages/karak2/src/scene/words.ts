import type { Json } from '@undercroft/kernel';
import { nameOf, namesOf } from '@undercroft/kit/scene';
import { ARMIES, type Item, REWARD, type Reward } from '../components.ts';
import { itemsOf } from '../items.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2State } from '../state.ts';

/** A list of names, or one name alone. */
export const someOf = <N extends string>(value: Json, path: string, known: readonly N[]): N[] =>
  Array.isArray(value) ? namesOf(value, path, known) : [nameOf(value, path, known)];

export const someItems = (set: Karak2Set, value: Json, path: string): Item[] =>
  someOf(value, path, itemsOf(set));

const isReward = (what: Reward | Item): what is Reward => (Object.values(REWARD) as string[]).includes(what);

/** Keeps the count of components: what lies on the table is no longer in the bag. */
export function outOfBag(state: Karak2State, what: Reward | Item): void {
  const amulet = (state.amulets as string[]).indexOf(what);
  if (amulet >= 0) state.amulets.splice(amulet, 1);
  const reward = isReward(what) ? what : 'amulet';
  const token = ARMIES.find((army) => REWARD[army] === reward);
  const index = token === undefined ? -1 : state.bag.indexOf(token);
  if (index >= 0) state.bag.splice(index, 1);
}
