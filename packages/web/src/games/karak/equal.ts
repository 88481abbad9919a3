import { type Item, type Karak, SLOTS } from '@undercroft/karak';

/** Whether taking an item only trades it for one just like it: every slot it fits holds the same. (K-39) */
export function isEqualTrade(hero: Karak['view']['heroes'][number], item: Item): boolean {
  if (item === 'key') return hero.keys >= SLOTS.keys;
  const full = (held: readonly Item[], slots: number) =>
    held.length >= slots && held.every((other) => other === item);
  return full(hero.weapons, SLOTS.weapons) || full(hero.spells, SLOTS.spells);
}
