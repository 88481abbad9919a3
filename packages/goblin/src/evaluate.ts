import type { Seat } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import { rewardsWorth } from './features.ts';
import { worn } from './heroes.ts';
import { POTIONS } from './set.ts';
import type { GoblinBox, GoblinTable } from './state.ts';
import { gearWorth } from './worth.ts';

/** How far the fit is to be trusted at two seats, three and so on: `npm run train -- goblin --check` finds the powers. */
const TRUST = [0.81, 0.93, 0.94];

/** How good a seat's place is; the weights are a logistic fit of who wins 1,500 instinct games of 2 to 4 seats. */
function hopesOf(box: GoblinBox, state: GoblinTable, seat: Seat): number {
  const keys = state.keys[seat].length;
  const potions = POTIONS.reduce((sum, _, at) => sum + state.potions[seat * POTIONS.length + at], 0);
  const gear = gearWorth(worn(box, state.weapons, seat)) + gearWorth(worn(box, state.armours, seat));
  const ready = keys === 3 ? 0.32 : 0;
  return (
    0.8 * keys +
    ready +
    0.1 * rewardsWorth(box, state, seat) +
    0.28 * gear +
    0.45 * potions +
    0.1 * state.hearts[seat]
  );
}

/** Keys first, then the better deck, gear and potions. */
export function formula(box: GoblinBox, state: GoblinTable): number[] {
  const { length } = state.heroes;
  return winShares(length, (seat) => hopesOf(box, state, seat), TRUST[length - 2]);
}
