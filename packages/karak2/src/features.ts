import type { Box, Seat } from '@undercroft/kernel';
import type { Features } from '@undercroft/kit/net';
import { diceOf, hasBuilt } from './army.ts';
import { BUILDINGS, HEROES } from './components.ts';
import { goodsOf } from './goods.ts';
import { lookAhead } from './instinct/ahead.ts';
import { mindOf } from './instinct/plan.ts';
import { weaponBonus } from './items.ts';
import { winChance } from './odds.ts';
import { pointsOf } from './outcome.ts';
import { printed } from './printed.ts';
import type { Karak2, Karak2View } from './state.ts';
import { sumsOf } from './sums.ts';

/** Places on the map when every tile of the box is laid: how far a game has come. */
const WHOLE_LAND = 31;

/** The General's price is out of all proportion: dice decide. */
const MOST_OF_FIGHT = 12;

function featuresOf(box: Box<Karak2>, view: Karak2View, seat: Seat): number[] {
  const dice = diceOf(box.set, view, seat);
  const { strength, praetorians } = box.set.general;
  const guard = view.general < 0 ? praetorians[view.heroes.length - 2] : view.praetorians;
  let built = 0;
  for (let building = 0; building < BUILDINGS.length; building++) built += view.built[seat * 6 + building];
  const numbers = [
    pointsOf(view, seat) / 8,
    winChance(box, view, seat, strength + guard, dice, view.fireballs[seat]),
    (weaponBonus(box.set, view, seat) + sumsOf(printed(box), dice).mean) / 8,
    built / 3,
    view.city[seat] >= 0 ? 1 : 0,
    hasBuilt(view, seat, 'stable') ? 1 : 0,
    goodsOf(view, seat) / 6,
    view.life[seat] / 3,
    view.life[seat] === 0 ? 1 : 0,
    view.amulet[seat] === '' ? 0 : 1,
    view.fireballs[seat] / 2,
    view.pickpockets[seat] / 2,
    view.conquest[seat] / 10,
    view.smallStones[seat] / 2,
    view.largeStones[seat] / 2,
    view.arkenstone === seat ? 1 : 0,
    view.plague === seat ? 1 : 0,
  ];
  const { work, fight, unknown } = lookAhead(mindOf(box, view, seat));
  numbers.push(work / 4, Math.min(fight, MOST_OF_FIGHT) / 6, unknown);
  for (const name of HEROES) numbers.push(name === view.heroes[seat] ? 1 : 0);
  return numbers;
}

/** What Karak 2 is like in numbers. */
export const features: Features<Karak2> = {
  seats: (box, view: Karak2View) => view.heroes.map((_, seat) => featuresOf(box, view, seat)),
  table(_box, view: Karak2View) {
    const land = view.tile.length / WHOLE_LAND;
    return [land, land * land, view.general < 0 ? 0 : 1, view.praetorians / 4, view.bag.length / 40];
  },
};
