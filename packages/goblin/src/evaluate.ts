import { type Seat, winShares } from '@undercroft/kernel';
import { worn } from './heroes.ts';
import { POTIONS } from './set.ts';
import type { GoblinBox, GoblinTable } from './state.ts';
import { actionWorth, gearWorth } from './worth.ts';

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

/** What a seat has won from monsters, wherever it lies in its deck. */
function rewardsWorth({ set }: GoblinBox, state: GoblinTable, seat: Seat): number {
  const { hands, unseen, decks, discards, fight } = state;
  let worth = 0;
  const add = (cards: readonly number[]) => {
    for (const card of cards) {
      const action = card < 0 || set.cards[card].foe < 0 ? null : set.cards[card].action;
      if (action !== null) worth += actionWorth(action);
    }
  };
  add(hands[seat]);
  add(unseen[seat]);
  add(decks[seat]);
  add(discards[seat]);
  if (fight !== null && seat === state.seat) add(fight.chain);
  return worth;
}

/** Keys first, then the better deck, gear and potions. */
export function evaluate(box: GoblinBox, state: GoblinTable): number[] {
  return winShares(state.heroes.length, (seat) => hopesOf(box, state, seat));
}
