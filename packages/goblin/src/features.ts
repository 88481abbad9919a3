import type { Seat } from '@undercroft/kernel';
import type { Features } from '@undercroft/kit/net';
import { cardAt, HEARTS, worn } from './heroes.ts';
import { lookOut, worthOfFight } from './plan.ts';
import { knownIn } from './real.ts';
import { HEROES, POTIONS } from './set.ts';
import { GATES_AT, type Goblin, type GoblinBox, type GoblinTable, LORD_AT } from './state.ts';
import { actionWorth, gearWorth } from './worth.ts';

/** What a seat has won from monsters, wherever it lies in its deck. */
export function rewardsWorth({ set }: GoblinBox, table: GoblinTable, seat: Seat): number {
  const { hands, unseen, decks, discards, fight } = table;
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
  if (fight !== null && seat === table.seat) add(fight.chain);
  return worth;
}

/** A prize that stands for the win alone, so that what a fight is worth tells how likely it is. */
const PRIZE = 10;

/** What the hand could do now: against the best of the row, the next gatekeeper, and the lord. */
function addFights(numbers: number[], box: GoblinBox, table: GoblinTable, seat: Seat): void {
  const hand = knownIn(table.hands[seat]);
  const mind = { box, table, seat, hand };
  const outlook = lookOut(mind);
  const worthAt = (place: number) => {
    const card = cardAt(table, place);
    if (card < 0) return 0;
    return Math.max(0, worthOfFight(mind, outlook, box.set.foes[box.set.cards[card].foe], PRIZE)) / PRIZE;
  };
  let row = 0;
  for (let place = 0; place < GATES_AT; place++) row = Math.max(row, worthAt(place));
  const keys = table.keys[seat].length;
  numbers.push(row, keys < 3 ? worthAt(GATES_AT + keys) : 0, keys === 3 ? worthAt(LORD_AT) : 0);
}

function featuresOf(box: GoblinBox, table: GoblinTable, seat: Seat): number[] {
  const keys = table.keys[seat].length;
  const numbers = [
    keys / 3,
    keys === 3 ? 1 : 0,
    rewardsWorth(box, table, seat) / 10,
    gearWorth(worn(box, table.weapons, seat)) / 3,
    gearWorth(worn(box, table.armours, seat)) / 3,
  ];
  for (let potion = 0; potion < POTIONS.length; potion++)
    numbers.push(table.potions[seat * POTIONS.length + potion]);
  numbers.push(table.hearts[seat] / HEARTS, table.hearts[seat] <= 0 ? 1 : 0, table.hands[seat].length / 4);
  addFights(numbers, box, table, seat);
  for (const name of HEROES) numbers.push(name === table.heroes[seat] ? 1 : 0);
  return numbers;
}

/** What Karak: Goblin is like in numbers. */
export const features: Features<Goblin> = {
  seats: (box, table: GoblinTable) => table.heroes.map((_, seat) => featuresOf(box, table, seat)),
  table(_box, { keys, rows, fight, pawnshop }: GoblinTable) {
    let most = 0;
    for (const own of keys) most = Math.max(most, own.length);
    let monsters = 0;
    for (const card of rows) if (card >= 0) monsters++;
    return [most / 3, monsters / 15, fight === null ? 0 : 1, pawnshop.length / 4];
  },
};
