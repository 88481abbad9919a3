import type { Seat } from '@undercroft/kernel';
import { conquer } from './army.ts';
import type { Army } from './components.ts';
import { can } from './heroes.ts';
import { giveReward } from './items.ts';
import { type Printed, printed } from './printed.ts';
import type { Karak2Moment, Karak2View } from './state.ts';

/** The strength of all that stands on a place. (K2-21, K2-80) */
export function strengthAt(
  sheet: Printed,
  state: Karak2View,
  place: number,
  generalStrength: number,
): number {
  if (state.general === place) return generalStrength + state.praetorians;
  const first = state.armies[place * 2];
  const second = state.armies[place * 2 + 1];
  return (first === '' ? 0 : sheet.strength[first]) + (second === '' ? 0 : sheet.strength[second]);
}

/** The hero stands before an enemy: the fight is on, unless claws end it first. */
export function meet(moment: Karak2Moment, seat: Seat, from: number): void {
  const { state } = moment;
  state.cameFrom = from;
  if (can(state, seat, 'claws')) claw(moment, seat);
}

/** Darius' lizard strikes before the fight. (K2-98 … K2-100) */
function claw(moment: Karak2Moment, seat: Seat): void {
  const { box, state, tell } = moment;
  const place = state.at[seat];
  if (state.general === place) {
    if (state.praetorians === 0) return;
    state.praetorians--;
    tell?.({ kind: 'claws', seat, army: 'praetorian' });
    return;
  }
  const { strength } = printed(box);
  for (let slot = place * 2; slot < place * 2 + 2; slot++) {
    const army = state.armies[slot];
    if (army === '' || strength[army] !== 1) continue;
    state.armies[slot] = '';
    tell?.({ kind: 'claws', seat, army });
    if (state.armies[place * 2] === '' && state.armies[place * 2 + 1] === '') {
      state.cameFrom = -1;
      state.spent++;
      state.moved = false;
      state.over = box.options.claws === 'end';
    }
    conquer(moment, seat, 1);
    giveReward(moment, seat, army);
    return;
  }
}

/** The enemies on a place, by name. */
export function foesAt(state: Karak2View, place: number): (Army | 'general')[] {
  if (state.general === place) return ['general'];
  return state.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== '');
}
