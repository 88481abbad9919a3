import type { Box, Seat } from '@undercroft/kernel';
import { fameOf, moveUnits, unitNumber, unitsOf } from './army.ts';
import { BUILDINGS, type Building, GOODS, type Good, RECRUITS, type Recruit } from './components.ts';
import { canPay, pay } from './goods.ts';
import { type Bends, bends } from './heroes.ts';
import { CASTLE, cityAt, hostile, START_FARM, START_FOREST } from './land.ts';
import type { Cost, Karak2Set } from './set.ts';
import type { BuildAnswer, Into, Karak2, Karak2Moment, Karak2View, RecruitAnswer } from './state.ts';

type Work = 'city' | Building;
const WORKS: readonly Work[] = ['city', ...BUILDINGS];
const BUILD = Object.fromEntries(WORKS.map((build) => [build, { build }])) as Record<Work, BuildAnswer>;
const BUILD_FOR_LESS = Object.fromEntries(
  WORKS.map((build) => [build, GOODS.map((less) => ({ build, less }))]),
) as Record<Work, BuildAnswer[]>;
const RECRUIT = RECRUITS.map((recruit) => ({ recruit }));
const DISMISS = RECRUITS.map((dismiss) => ({ dismiss }));

const costOf = ({ set }: Box<Karak2>, work: Work): Cost =>
  work === 'city' ? set.city.cost : set.buildings[work].cost;

/** A work the seat can pay for; Taia chooses what she saves. (K2-87) */
function workAnswers(
  box: Box<Karak2>,
  { less }: Bends,
  state: Karak2View,
  seat: Seat,
  work: Work,
  into: Into<BuildAnswer>,
): void {
  const cost = costOf(box, work);
  if (less === 0 || isFree(cost)) {
    if (canPay(state, seat, cost, -1)) into.push(BUILD[work]);
    return;
  }
  for (let good = 0; good < 3; good++) {
    if (cost[good] > 0 && canPay(state, seat, cost, good, less)) into.push(BUILD_FOR_LESS[work][good]);
  }
}

const isFree = ([food, wood, stone]: Cost): boolean => food + wood + stone === 0;

/** A city where the hero stands, if the tile allows it. (K2-45, K2-46) */
export function cityAnswers(
  box: Box<Karak2>,
  may: Bends,
  state: Karak2View,
  seat: Seat,
  into: Into<BuildAnswer>,
): void {
  const place = state.at[seat];
  if (mayFound(box, state, seat, place)) workAnswers(box, may, state, seat, 'city', into);
}

/** Not on the castle, not where an army, a city or another hero stands. (K2-44, K2-46) */
export function mayFound(box: Box<Karak2>, state: Karak2View, seat: Seat, place: number): boolean {
  if (place === CASTLE || hostile(state, place) || cityAt(state, place) >= 0) return false;
  if (box.options.startHexes === 'bare' && (place === START_FOREST || place === START_FARM)) return false;
  for (let other = 0; other < state.at.length; other++) {
    if (other !== seat && state.at[other] === place) return false;
  }
  return true;
}

export function buildAnswers(
  box: Box<Karak2>,
  may: Bends,
  state: Karak2View,
  seat: Seat,
  into: Into<BuildAnswer>,
): void {
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (state.built[seat * 6 + building] === 0) workAnswers(box, may, state, seat, BUILDINGS[building], into);
  }
}

/** The city is founded where the hero stands, or a building goes up in it. */
export function putUp(moment: Karak2Moment, seat: Seat, work: Work, less: Good | undefined): void {
  const { box, state, tell } = moment;
  const saved = less === undefined ? -1 : GOODS.indexOf(less);
  pay(state, seat, costOf(box, work), saved, bends(box.set, state, seat).less);
  const before = fameOf(box.set, state, seat);
  if (work === 'city') state.city[seat] = state.at[seat];
  else state.built[seat * 6 + BUILDINGS.indexOf(work)] = 1;
  tell?.({ kind: 'built', seat, building: work, tile: state.tile[state.city[seat]] });
  const fame = fameOf(box.set, state, seat);
  if (fame !== before) tell?.({ kind: 'fame', seat, fame });
}

/** Whether the school stands and a die is left. (K2-54, K2-56) */
const isTaught = ({ teaches }: Bends, state: Karak2View, kind: number): boolean =>
  teaches[kind] && state.supply[kind] > 0;

/** Whether anybody waits to be recruited within fame, for whoever can pay. */
export const hasRecruits = (set: Karak2Set, may: Bends, state: Karak2View, seat: Seat): boolean =>
  fameOf(set, state, seat) > unitsOf(state, seat) && RECRUITS.some((_, kind) => isTaught(may, state, kind));

/** The same, and the price can be paid. (K2-53) */
function mayTrain(box: Box<Karak2>, may: Bends, state: Karak2View, seat: Seat, kind: number): boolean {
  return isTaught(may, state, kind) && canPay(state, seat, box.set.units[RECRUITS[kind]].cost, -1);
}

/** Units to recruit within fame; with no room left, units to return for others. (K2-53 … K2-56, K2-75) */
export function recruitAnswers(
  box: Box<Karak2>,
  may: Bends,
  state: Karak2View,
  seat: Seat,
  into: Into<RecruitAnswer>,
): void {
  if (state.plague === seat) return;
  const room = fameOf(box.set, state, seat) > unitsOf(state, seat);
  for (let kind = 0; kind < 3; kind++) {
    if (room && mayTrain(box, may, state, seat, kind)) into.push(RECRUIT[kind]);
    else if (!room && state.army[seat * 4 + kind] > 0 && mayTrainOther(box, may, state, seat, kind))
      into.push(DISMISS[kind]);
  }
}

function mayTrainOther(box: Box<Karak2>, may: Bends, state: Karak2View, seat: Seat, than: number): boolean {
  for (let kind = 0; kind < 3; kind++)
    if (kind !== than && mayTrain(box, may, state, seat, kind)) return true;
  return false;
}

export function train({ box, state, tell }: Karak2Moment, seat: Seat, unit: Recruit): void {
  pay(state, seat, box.set.units[unit].cost, -1);
  moveUnits(state, seat, unitNumber(unit), 1);
  tell?.({ kind: 'recruited', seat, unit });
}
