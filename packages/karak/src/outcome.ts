import type { Box, Outcome, Still } from '@undercroft/kernel';
import { type KarakSet, pointsFor } from './components.ts';
import type { HeroState, Karak, KarakView } from './state.ts';

/** What a hero's treasures are worth. (K-76) */
export function pointsOf(hero: Still<HeroState>, set: KarakSet): number {
  let points = 0;
  for (const treasure of hero.treasures) points += pointsFor(set, treasure);
  return points;
}

/** Most points win, shared by all who have them; with six treasures, who has them. (K-75 … K-79) */
export function outcome({ set }: Box<Karak>, state: KarakView): Outcome | null {
  if (state.ended === null) return null;
  const points = state.heroes.map((hero) => pointsOf(hero, set));
  const seats = points.map((_, seat) => seat);
  const best = Math.max(...points);
  const winners =
    state.ended === 'six-treasures'
      ? seats.filter((seat) => state.heroes[seat].treasures.length >= 6)
      : seats.filter((seat) => points[seat] === best);
  return { by: state.ended, winners, points };
}
