import { type Json, Refused } from '@undercroft/kernel';
import { ARMIES, type Item, REWARD, type Reward, SLOT_OF } from '../components.ts';
import type { Karak2State } from '../state.ts';

/** Names with values, as scenarios write them. */
export type Words = { readonly [key: string]: Json };

export function fail(path: string, message: string): never {
  throw new Refused('bad-input', `${path}: ${message}`);
}

export function wordsOf(value: Json | undefined, path: string): Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, 'expected names with values');
  return value as Words;
}

/** A list of names, or one name alone. */
export function namesOf<N extends string>(value: Json | undefined, path: string, known: readonly N[]): N[] {
  const names: readonly Json[] = Array.isArray(value) ? value : [value ?? null];
  return names.map((name) => {
    const found = known.find((one) => one === name);
    return found ?? fail(path, `no ${JSON.stringify(name)}; there are: ${known.join(', ')}`);
  });
}

export const itemsOf = (value: Json, path: string): Item[] =>
  namesOf(value, path, Object.keys(SLOT_OF) as Item[]);

export function numberOf(value: Json | undefined, path: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    fail(path, `expected a whole number from 0 to ${most}`);
  }
  return value;
}

/** Keeps the count of components: what lies on the table is no longer in the bag. */
export function outOfBag(state: Karak2State, what: Reward | Item): void {
  const amulet = (state.amulets as string[]).indexOf(what);
  if (amulet >= 0) state.amulets.splice(amulet, 1);
  const reward = SLOT_OF[what as Item] === 'amulet' ? 'amulet' : what;
  const token = ARMIES.find((army) => REWARD[army] === reward);
  const index = token === undefined ? -1 : state.bag.indexOf(token);
  if (index >= 0) state.bag.splice(index, 1);
}
