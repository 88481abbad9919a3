import { type Box, FastChance, imagine, type View } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';

/** So many tables that could be true are judged. */
const TABLES = 12;

/** How likely each seat is to win, as far as anybody who sees what all may see can tell; the same for the same table. */
export function chancesAt(mind: Pick<Mind, 'evaluate'>, box: Box, view: View, version: number): number[] {
  const luck = new FastChance(version + 1);
  const judged = Array.from({ length: TABLES }, () => mind.evaluate(box, imagine(box, view, null, luck)));
  return judged[0].map((_, seat) => judged.reduce((sum, shares) => sum + shares[seat], 0) / TABLES);
}
