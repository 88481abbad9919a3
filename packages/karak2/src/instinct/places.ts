import type { Box, Seat } from '@undercroft/kernel';
import { mayGather } from '../actions.ts';
import { fameOf, unitsOf } from '../army.ts';
import { mayFound } from '../city.ts';
import { type Army, BUILDINGS, RECRUITS } from '../components.ts';
import { canPay } from '../goods.ts';
import { bends } from '../heroes.ts';

import { CASTLE, stepFrom } from '../land.ts';
import { foeAt } from '../odds.ts';
import { printed } from '../printed.ts';
import type { Cost } from '../set.ts';
import type { Karak2, Karak2View } from '../state.ts';
import { fightValue } from './fighter.ts';
import { harvestValue, type Mind } from './plan.ts';
import { armyGain, generalValue, healValue, itemGain, weariness } from './worth.ts';

const NONE: readonly Army[] = [];

/** A city that could build or recruit nothing is no goal. */
const ERRAND = 3.2;

/** What waits on a place where nobody fights. */
export function peaceValue({ box, view, seat, wanted, haste, settles }: Mind, place: number): number {
  let value = 0;
  if (mayGather(box, view, place))
    value = harvestValue(wanted, printed(box).tiles[view.tile[place]].gives) * haste;
  if (view.city[seat] === place) value = Math.max(value, errandValue(box, view, seat) * haste);
  else if (settles && mayFound(box, view, seat, place)) value = Math.max(value, siteValue(view, place));
  if (place === CASTLE) {
    const plague = view.plague === seat ? 2.5 : 0;
    value = Math.max(value, plague + healValue(view.life[seat]) * 1.2);
  }
  for (let i = 0; i < view.lying.length; i++) {
    if (view.lyingAt[i] === place) value = Math.max(value, itemGain(box.set, view, seat, view.lying[i]));
  }
  return value;
}

/** What it would bring to fight those who stand on a place. */
export function enemyValue(mind: Mind, place: number): number {
  const { box, view, seat, fighter } = mind;
  const foe = foeAt(box, view, seat, place);
  if (foe.general) return generalValue(mind, foe.strength);
  let gain = 0;
  for (let slot = place * 2; slot < place * 2 + 2; slot++) {
    const army: Army | '' = view.armies[slot];
    if (army !== '') gain += armyGain(box.set, view, seat, army);
  }
  if (foe.strength === 0) return gain + 0.8;
  // Whoever is weary clears the way, whatever it brings.
  return (
    fightValue(fighter, view, seat, foe.strength, gain, foe.foes ?? NONE) +
    Math.max(0, weariness(view)) * 0.05
  );
}

/** A city belongs where many ways meet, and not on rich land. */
export function siteValue(view: Karak2View, place: number): number {
  let ways = 0;
  for (let direction = 0; direction < 6; direction++) if (stepFrom(view, place, direction) >= 0) ways++;
  return 2.2 + ways * 0.35;
}

/** What could be done in the own city with what is in hand. */
function errandValue(box: Box<Karak2>, view: Karak2View, seat: Seat): number {
  const { buildings, units } = box.set;
  let value = 0;
  const { less, teaches } = bends(box.set, view, seat);
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (view.built[seat * 6 + building] === 1) continue;
    const { cost } = buildings[BUILDINGS[building]];
    if (canPay(view, seat, cost, -1) || (less > 0 && saves(view, seat, cost, less))) value = ERRAND;
  }
  if (view.plague === seat) return value;
  const room = fameOf(box.set, view, seat) - unitsOf(view, seat);
  if (room <= 0) return value;
  for (let kind = 0; kind < RECRUITS.length; kind++) {
    if (!teaches[kind] || !canPay(view, seat, units[RECRUITS[kind]].cost, -1)) continue;
    value += Math.min(room, view.goods[seat * 3 + kind], view.supply[kind]) * 0.73;
  }
  return value;
}

function saves(view: Karak2View, seat: Seat, cost: Cost, less: number): boolean {
  for (let good = 0; good < 3; good++)
    if (cost[good] > 0 && canPay(view, seat, cost, good, less)) return true;
  return false;
}
