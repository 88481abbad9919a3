import { type Item, type Karak, pointsFor, type SlotKind, slotOf, type Treasure } from '@undercroft/karak';
import type { Box } from '@undercroft/kernel';

/** What an item is and counts for, as its picture shows it: '+2' in a fight, '1½' at the end. */
export function counts({ set }: Box<Karak>, item: Item): { slot: SlotKind; counts?: string } {
  const slot = slotOf(set, item);
  if (slot === 'treasures')
    return { slot, counts: String(pointsFor(set, item as Treasure)).replace('.5', '½') };
  const { bonus = 0 } = (set.items as Readonly<Record<string, { bonus?: number }>>)[item] ?? {};
  // A healing portal of somebody's own adds nothing either.
  return slot === 'keys' || (slot === 'spells' && bonus === 0) ? { slot } : { slot, counts: `+${bonus}` };
}
