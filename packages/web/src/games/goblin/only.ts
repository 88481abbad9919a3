import type { Goblin } from '@undercroft/goblin';
import type { AtGoblin } from './cards.ts';

/** Real caves are said as they lie; or what was won is just what is worn: whichever of the two is put on, the other goes to the pawnshop. */
export function only({ kind, ask, box, view }: AtGoblin): Goblin['answer'] | null {
  // What lies in the caves is asked at once.
  if (kind === 'lay-out') return 'laid-out';
  if (kind !== 'equip') return null;
  const { seat, card } = ask;
  const won = box.set.cards[card];
  const worn = (won.gear?.kind === 'armour' ? view.armours : view.weapons)[seat];
  return box.set.cards[worn]?.name === won.name ? 'pawn' : null;
}
