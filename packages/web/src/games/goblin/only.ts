import type { Goblin } from '@undercroft/goblin';
import type { AtGoblin } from './cards.ts';

/** What was won is just what is worn: whichever of the two is put on, the other goes to the pawnshop. */
export function only({ kind, ask, box, view }: AtGoblin): Goblin['answer'] | null {
  if (kind !== 'equip') return null;
  const { seat, card } = ask;
  const won = box.set.cards[card];
  const worn = (won.gear?.kind === 'armour' ? view.armours : view.weapons)[seat];
  return box.set.cards[worn]?.name === won.name ? 'pawn' : null;
}
