import { type Item, type Karak, POINTS } from '@undercroft/karak';
import type { Box } from '@undercroft/kernel';

/** What an item counts for, as its picture writes it: '+2' in a fight, '1½' at the end. */
export function counts({ set }: Box<Karak>, item: Item): { counts?: string } {
  if (item === 'treasure' || item === 'ruby') return { counts: String(POINTS[item]).replace('.5', '½') };
  return item === 'key' || item === 'healing-portal' ? {} : { counts: `+${set.items[item].bonus}` };
}
