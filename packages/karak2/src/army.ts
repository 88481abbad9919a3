import type { Seat } from '@undercroft/kernel';
import { BUILDINGS, type Building, RECRUITS, type Recruit, UNITS, type Unit } from './components.ts';
import { bends } from './heroes.ts';
import type { Karak2Set } from './set.ts';
import type { Karak2Answers, Karak2Moment, Karak2State, Karak2View } from './state.ts';

/** Most fame there is. (K2-35) */
const MOST_FAME = 10;

const BUILDING_NUMBER = Object.fromEntries(BUILDINGS.map((building, number) => [building, number])) as Record<
  Building,
  number
>;

export function hasBuilt(state: Karak2View, seat: Seat, building: Building): boolean {
  return state.built[seat * 6 + BUILDING_NUMBER[building]] === 1;
}

/** Fame is counted anew each time: the strongest victory, and what powers add. (K2-34 … K2-36) */
export const fameOf = (set: Karak2Set, state: Karak2View, seat: Seat): number =>
  Math.min(MOST_FAME, state.conquest[seat] + bends(set, state, seat).fame);

/** Units that count against fame: knights, archers and mages. (K2-33) */
export function unitsOf(state: Karak2View, seat: Seat): number {
  return state.army[seat * 4] + state.army[seat * 4 + 1] + state.army[seat * 4 + 2];
}

/** How many dice of each kind a seat may roll, in the order of `UNITS`. */
export function diceOf(set: Karak2Set, state: Karak2View, seat: Seat): number[] {
  const first = seat * 4;
  const { bears, titans } = bends(set, state, seat);
  return [
    state.army[first],
    state.army[first + 1],
    state.army[first + 2],
    state.army[first + 3],
    bears,
    titans,
  ];
}

export const unitNumber = (unit: Unit): number => UNITS.indexOf(unit);

/** As many skeletons as one action raises. (K2-92) */
export function raisedNow(set: Karak2Set, state: Karak2View, seat: Seat): number {
  const { raises, skeletons } = bends(set, state, seat);
  return Math.min(raises, skeletons - state.army[seat * 4 + 3], state.supply[3]);
}

/** A unit goes from the army back to the supply, or the other way round. Bear and titan never do. */
export function moveUnits(state: Karak2State, seat: Seat, kind: number, count: number): void {
  if (kind > 3) return;
  state.army[seat * 4 + kind] += count;
  state.supply[kind] -= count;
}

const DISBAND = RECRUITS.map((unit) => ({ disband: unit }));

/** The kinds of unit a seat could give up. */
export function disbandAnswers(state: Karak2View, seat: Seat): Karak2Answers['disband'][] {
  return DISBAND.filter((_, kind) => state.army[seat * 4 + kind] > 0);
}

/** More units than fame: some go at once, chosen by their owner. (K2-37) */
export function fitArmy(moment: Karak2Moment, seat: Seat): void {
  const { box, state } = moment;
  const limit = fameOf(box.set, state, seat);
  while (unitsOf(state, seat) > limit) {
    const kinds = RECRUITS.filter((_, kind) => state.army[seat * 4 + kind] > 0);
    if (kinds.length > 1) {
      state.asks.push({ kind: 'disband', seat });
      return;
    }
    dismiss(moment, seat, kinds[0]);
  }
}

export function dismiss({ state, tell }: Karak2Moment, seat: Seat, unit: Recruit): void {
  moveUnits(state, seat, unitNumber(unit), -1);
  tell?.({ kind: 'dismissed', seat, unit });
}

/** A victory raises fame if the enemy was stronger than all before. (K2-34) */
export function conquer(moment: Karak2Moment, seat: Seat, strength: number): void {
  const { box, state } = moment;
  if (strength <= state.conquest[seat]) return;
  const before = fameOf(box.set, state, seat);
  state.conquest[seat] = strength;
  tellFame(moment, seat, before);
}

/** Says so if fame is no longer what it was. */
export function tellFame({ box, state, tell }: Karak2Moment, seat: Seat, before: number): void {
  const fame = fameOf(box.set, state, seat);
  if (fame !== before) tell?.({ kind: 'fame', seat, fame });
}
