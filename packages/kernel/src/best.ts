import type { Chance } from './chance.ts';

/** The item with the highest value; ties are broken by luck. The list must not be empty. */
export function best<T>(items: readonly T[], value: (item: T) => number, chance: Chance): T {
  let found = items[0];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const item of items) {
    const worth = value(item);
    if (worth > highest) {
      found = item;
      highest = worth;
      equals = 1;
    } else if (worth === highest && chance.pick(++equals) === 0) found = item;
  }
  return found;
}
