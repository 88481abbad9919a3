import type { Box } from '@undercroft/kernel';
import { flamesHeld, weaponBonus } from './inventory.ts';
import { pointsOf } from './outcome.ts';
import type { HeroState, Karak, KarakState } from './state.ts';

/** Tokens in the bag at the start, in the set that the weights were fitted on. */
const FULL_BAG = 53;

/** How good a hero's place is; the weights are a logistic fit of who wins 2,500 two-seat instinct games. */
function standing(box: Box<Karak>, hero: Readonly<HeroState>, cursed: boolean, played: number): number {
  const points = pointsOf(hero) * (0.45 + 0.7 * played);
  const strength = weaponBonus(hero, box.set) * (0.42 - 0.15 * played) + flamesHeld(hero) * 0.25;
  const key = hero.keys > 0 ? 0.3 : 0;
  return points + strength + key + hero.hearts * 0.08 - (cursed ? 0.15 : 0);
}

/** The richer and the better armed, the likelier to win; points weigh more the emptier the bag. */
export function evaluate(box: Box<Karak>, state: KarakState): number[] {
  const played = 1 - state.bag.length / FULL_BAG;
  const weights = state.heroes.map((hero, seat) =>
    Math.exp(standing(box, hero, state.cursed === seat, played)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
