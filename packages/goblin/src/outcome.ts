import type { Outcome } from '@undercroft/kernel';
import type { GoblinBox, GoblinTable } from './state.ts';

/**
 * Who beats the lord wins, and the lord's name says how it ended; in closed caves, who has most keys.
 * Keys are points, and the lord is one more. (G-77, G-78)
 */
export function outcome(box: GoblinBox, { ended, seat, keys, lord }: GoblinTable): Outcome | null {
  if (ended === null) return null;
  const points = keys.map(({ length }, other) => length + (ended === 'lord' && other === seat ? 1 : 0));
  const most = Math.max(...points);
  const seats = points.map((_, other) => other);
  const by = ended === 'lord' ? box.set.cards[lord].name : ended;
  return { by, winners: seats.filter((other) => points[other] === most), points };
}
