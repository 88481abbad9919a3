import type { Box, Outcome } from '@undercroft/kernel';
import { POINTS, REWARD, type Token } from './components.ts';
import { carried } from './inventory.ts';
import type { HeroState, Karak, KarakState } from './state.ts';

/** What a hero's treasures are worth. (K-76) */
export function pointsOf(hero: Readonly<HeroState>): number {
  let points = 0;
  for (const treasure of hero.treasures) points += POINTS[treasure];
  return points;
}

/** Most points win, shared by all who have them; with six treasures, who has them. (K-75 … K-79) */
export function outcome(_box: Box<Karak>, state: KarakState): Outcome | null {
  if (state.ended === null) return null;
  const points = state.heroes.map(pointsOf);
  const seats = points.map((_, seat) => seat);
  const best = Math.max(...points);
  const winners =
    state.ended === 'six-treasures'
      ? seats.filter((seat) => state.heroes[seat].treasures.length >= 6)
      : seats.filter((seat) => points[seat] === best);
  return { by: state.ended, winners, points };
}

/** Every tile and token, wherever it lies; a token won counts as its back. */
export function components(_box: Box<Karak>, state: KarakState): string[] {
  const { dungeon, asks } = state;
  const names: string[] = [...state.bag.map((token) => REWARD[token]), ...state.gone];
  for (const token of dungeon.token) if (token !== null) names.push(REWARD[token as Token]);
  for (const lying of state.lying) names.push(lying.item);
  for (const hero of state.heroes) names.push(...carried(hero), `hero ${hero.hero}`);
  names.push(
    ...state.stack.map((tile) => `tile ${tile.split('-')[0]}`),
    ...dungeon.kind.map((kind) => `tile ${kind}`),
  );
  for (const ask of asks) {
    if (ask.kind === 'lay') names.push(`tile ${ask.tile.split('-')[0]}`);
    if (ask.kind === 'fate') names.push(...ask.tokens.map((token) => REWARD[token]));
  }
  return names;
}
