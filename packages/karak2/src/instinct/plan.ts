import type { Box, Seat } from '@undercroft/kernel';
import { fameOf, unitsOf } from '../army.ts';
import { BUILDINGS, type Building, GOODS, type Good } from '../components.ts';
import { canPay } from '../goods.ts';
import { bends, powersOfWork } from '../heroes.ts';
import { perSet } from '../per-set.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2, Karak2View } from '../state.ts';
import { type Fighter, fighterOf } from './fighter.ts';
import { doesOther, powersWorth } from './powers.ts';

/** What a sensible hero builds first: more actions, somebody to fight with, room for more, then the rest. */
const ORDER: readonly Building[] = ['stable', 'range', 'banner', 'portal', 'tower', 'camp'];
// These figures, and those of worth, places and fights, were found by playing (docs/bots.md).

/** What a hero keeps in mind while looking over the map. */
export interface Mind {
  readonly box: Box<Karak2>;
  readonly view: Karak2View;
  readonly seat: Seat;
  /** How much of each resource is still wanted. */
  readonly wanted: readonly number[];
  /** How much the city matters now. */
  readonly haste: number;
  /** Has no city, and could pay for one. */
  readonly settles: boolean;
  readonly fighter: Fighter;
}

export const mindOf = (box: Box<Karak2>, view: Karak2View, seat: Seat): Mind => ({
  box,
  view,
  seat,
  wanted: wants(box, view, seat),
  haste: urgency(box, view, seat),
  settles: view.city[seat] < 0 && canPay(view, seat, box.set.city.cost, -1),
  fighter: fighterOf(box, view, seat),
});

/** How much of each resource a seat still wants: for the next building, and for units there is room for. */
export function wants(box: Box<Karak2>, view: Karak2View, seat: Seat): number[] {
  const need = [0, 0, 0];
  const { less, teaches } = bends(box.set, view, seat);
  const order = orderOf(box.set);
  if (view.city[seat] < 0) add(need, box.set.city.cost);
  let next = 0;
  while (next < order.length && view.built[seat * 6 + BUILDINGS.indexOf(order[next])] === 1) next++;
  if (next < order.length) add(need, box.set.buildings[order[next]].cost);
  const room = fameOf(box.set, view, seat) - unitsOf(view, seat);
  for (let kind = 0; kind < 3; kind++) {
    if (teaches[kind]) need[kind] += Math.min(room, view.supply[kind]);
  }
  for (let good = 0; good < 3; good++) {
    const have = view.goods[seat * 3 + good] + (good === 0 ? less : 0);
    need[good] = Math.max(0, need[good] - have);
  }
  return need;
}

function add(need: number[], cost: readonly number[]): void {
  for (let good = 0; good < 3; good++) need[good] += cost[good];
}

/** How badly a building is wanted; the first of the order most. */
export function buildingValue(set: Karak2Set, building: Building): number {
  return 4.8 - orderOf(set).indexOf(building) * 0.5;
}

/** By how useful what it does is, where a set says it is something else: as the box has them, these are two apart. */
const orderOf = perSet((set): readonly Building[] => {
  const isOther = BUILDINGS.some((building) => doesOther(set, building));
  if (!isOther) return ORDER;
  const value = (building: Building) =>
    doesOther(set, building)
      ? powersWorth(set, powersOfWork(set, building))
      : 4 - ORDER.indexOf(building) * 0.5;
  return ORDER.toSorted((a, b) => value(b) - value(a));
});

/** How useful a resource is now. */
export function goodValue(wanted: readonly number[], good: Good): number {
  return wanted[GOODS.indexOf(good)] > 0 ? 1 + wanted[GOODS.indexOf(good)] * 0.1 : 0.15;
}

/** Fame without units is fame wasted: the more room there is, the more the city matters. */
function urgency(box: Box<Karak2>, view: Karak2View, seat: Seat): number {
  const room = fameOf(box.set, view, seat) - unitsOf(view, seat);
  return 1 + Math.min(6, Math.max(0, room - 1)) * 0.15;
}

/** What a harvest is worth. */
export function harvestValue(wanted: readonly number[], gives: readonly number[]): number {
  let value = 0;
  for (let good = 0; good < 3; good++) {
    const useful = Math.min(wanted[good], gives[good]);
    value += useful * 1.2 + (gives[good] - useful) * 0.12;
  }
  return value;
}
