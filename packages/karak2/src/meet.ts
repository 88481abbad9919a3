import type { Box, Seat } from '@undercroft/kernel';
import { conquer } from './army.ts';
import type { Army } from './components.ts';
import { can } from './heroes.ts';
import { giveReward } from './items.ts';
import { hostile } from './land.ts';
import { type Printed, printed } from './printed.ts';
import type { Karak2, Karak2Moment, Karak2State, Karak2View } from './state.ts';

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

/** The hero has come to a place on the map: a fight begins if enemies stand there, else the turn goes on. (K2-17) */
export function arrive(moment: Karak2Moment, seat: Seat, from: number): void {
  const { state } = moment;
  if (hostile(state, state.at[seat])) meet(moment, seat, from);
  else state.asks.push({ kind: 'go', seat });
}

/** The hero stands before an enemy: the fight is on, unless claws end it first. (K2-98 … K2-100) */
export function meet(moment: Karak2Moment, seat: Seat, from: number): void {
  const { box, state, tell } = moment;
  const clawed = can(state, seat, 'claws') ? claw(box, state, seat) : null;
  if (hostile(state, state.at[seat])) state.asks.push({ kind: 'battle', seat, from });
  else {
    state.spent++;
    state.moved = false;
    if (box.options.claws !== 'end') state.asks.push({ kind: 'go', seat });
  }
  if (clawed === null) return;
  tell?.({ kind: 'claws', seat, army: clawed });
  if (clawed === 'praetorian') return;
  conquer(moment, seat, 1);
  giveReward(moment, seat, clawed);
}

/** Darius' lizard strikes before the fight: who falls, if anybody does. */
function claw(box: Box<Karak2>, state: Karak2State, seat: Seat): Army | 'praetorian' | null {
  const place = state.at[seat];
  if (state.general === place) {
    if (state.praetorians === 0) return null;
    state.praetorians--;
    return 'praetorian';
  }
  const { strength } = printed(box);
  for (let slot = place * 2; slot < place * 2 + 2; slot++) {
    const army = state.armies[slot];
    if (army === '' || strength[army] !== 1) continue;
    state.armies[slot] = '';
    return army;
  }
  return null;
}

/** The enemies on a place, by name. */
export function foesAt(state: Karak2View, place: number): (Army | 'general')[] {
  if (state.general === place) return ['general'];
  return state.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== '');
}
