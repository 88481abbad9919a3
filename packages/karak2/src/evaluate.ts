import type { Box, Seat } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import { diceOf, hasBuilt } from './army.ts';
import { BUILDINGS } from './components.ts';
import { goodsOf } from './goods.ts';
import { weaponBonus } from './items.ts';
import { winChance } from './odds.ts';
import { pointsOf } from './outcome.ts';
import { printed } from './printed.ts';
import type { Karak2, Karak2View } from './state.ts';
import { sumsOf } from './sums.ts';

/** Places on the map when every tile of the box is laid: how far a game has come. */
const WHOLE_LAND = 31;

/** How far the fit is to be trusted at two seats, three and so on: `npm run train -- karak2 --check` finds the powers. */
const TRUST = [0.94, 0.91, 0.94, 1.11];

/** How good a hero's place is; the weights are a logistic fit of who wins 2,500 two-seat instinct games. */
function hopesOf(box: Box<Karak2>, state: Karak2View, seat: Seat): number {
  const dice = diceOf(box.set, state, seat);
  const power = weaponBonus(box.set, state, seat) + sumsOf(printed(box), dice).mean;
  let built = 0;
  for (let building = 0; building < BUILDINGS.length; building++) built += state.built[seat * 6 + building];
  const { strength, praetorians } = box.set.general;
  const guard = state.general < 0 ? praetorians[state.heroes.length - 2] : state.praetorians;
  const beats = winChance(box, state, seat, strength + guard, dice, state.fireballs[seat]);
  const land = state.tile.length / WHOLE_LAND;
  return (
    pointsOf(state, seat) * (0.06 + 0.33 * land) +
    beats * 0.59 +
    power * (0.12 - 0.03 * land) +
    built * 0.34 +
    (hasBuilt(state, seat, 'stable') ? 0.24 : 0) +
    Math.min(8, goodsOf(state, seat)) * 0.07 +
    state.life[seat] * 0.03 +
    (state.amulet[seat] === '' ? 0 : 0.19)
  );
}

/** The richer, the stronger and the better built, the likelier to win. */
export function formula(box: Box<Karak2>, state: Karak2View): number[] {
  const { length } = state.heroes;
  return winShares(length, (seat) => hopesOf(box, state, seat), TRUST[length - 2]);
}
