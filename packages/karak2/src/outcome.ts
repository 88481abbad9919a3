import type { Box, Outcome, Seat } from '@undercroft/kernel';
import { POINTS } from './components.ts';
import type { Karak2, Karak2View } from './state.ts';

/** What a hero's soul stones are worth. (K2-101) */
export function pointsOf(state: Karak2View, seat: Seat): number {
  const arkenstone = state.arkenstone === seat ? POINTS.arkenstone : 0;
  return state.smallStones[seat] * POINTS.small + state.largeStones[seat] * POINTS.large + arkenstone;
}

/** Most points, then most large stones, else shared. (K2-102, K2-103) */
export function outcome(_box: Box<Karak2>, state: Karak2View): Outcome | null {
  if (state.arkenstone < 0) return null;
  const points = state.heroes.map((_, seat) => pointsOf(state, seat));
  const most = Math.max(...points);
  const best = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  const large = Math.max(...best.map((seat) => state.largeStones[seat]));
  return { by: 'general', winners: best.filter((seat) => state.largeStones[seat] === large), points };
}
