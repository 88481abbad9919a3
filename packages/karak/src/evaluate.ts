import type { Box, Seat } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import { nearness } from './features.ts';
import { spellBonus, weaponBonus } from './inventory.ts';
import { pointsOf } from './outcome.ts';
import { pricesOf } from './prices.ts';
import type { Karak, KarakView } from './state.ts';

/** Tokens in the bag at the start, in the set that the weights were fitted on. */
const FULL_BAG = 53;
/** The dragon's price is out of all proportion: dice decide. */
const MOST_OF_DRAGON = 6;

/** How far the fit is to be trusted at two seats, three and so on: `npm run train -- karak --check` finds the powers. */
const TRUST = [0.95, 0.96, 1.01, 1.08];

/** How good a hero's place is; the weights are a logistic fit of who wins 7,000 instinct games of two and four. */
function hopesOf(box: Box<Karak>, state: KarakView, seat: Seat, played: number): number {
  const hero = state.heroes[seat];
  const points = pointsOf(hero, box.set) * (0.31 + 0.85 * played);
  const strength = weaponBonus(hero, box.set) * (0.42 - 0.09 * played) + spellBonus(hero, box.set) * 0.22;
  const health = hero.hearts * 0.02 - (state.cursed === seat ? 0.15 : 0);
  return points + strength + health + (hero.keys > 0 ? 0.18 : 0) + prizesAhead(box, state, seat);
}

/** The nearest chest for the key in hand, and the dragon for whoever could win by it. */
function prizesAhead(box: Box<Karak>, state: KarakView, seat: Seat): number {
  const { dungeon } = state;
  const { at, keys } = state.heroes[seat];
  let prizes = 0;
  if (keys > 0) {
    let chest = 0;
    for (let tile = 0; tile < dungeon.token.length; tile++) {
      if (dungeon.token[tile] === 'chest') chest = Math.max(chest, nearness(dungeon, at, tile));
    }
    prizes += chest * 0.23;
  }
  const lair = dungeon.token.indexOf('dragon');
  if (lair >= 0) {
    const dragon = Math.max(0, pricesOf(box, state, seat).dragon.value) * nearness(dungeon, at, lair);
    prizes += Math.min(dragon, MOST_OF_DRAGON) * 0.27;
  }
  return prizes;
}

/** The richer, the better armed and the nearer to a prize, the likelier to win; points weigh more the emptier the bag. */
export function formula(box: Box<Karak>, state: KarakView): number[] {
  const played = 1 - state.bag.length / FULL_BAG;
  const { length } = state.heroes;
  return winShares(length, (seat) => hopesOf(box, state, seat, played), TRUST[length - 2]);
}
