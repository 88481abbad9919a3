import type { Chance } from './chance.ts';

/**
 * The item with the highest value; ties are broken by luck. The list must not be empty. What each is worth is noted in
 * `scores`, where somebody wants to know.
 */
export function best<T>(
  items: readonly T[],
  value: (item: T) => number,
  chance: Chance,
  scores?: number[],
): T {
  let found = items[0];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const worth = value(item);
    if (scores !== undefined) scores[i] = worth;
    if (worth > highest) {
      found = item;
      highest = worth;
      equals = 1;
    } else if (worth === highest && chance.pick(++equals) === 0) found = item;
  }
  return found;
}
