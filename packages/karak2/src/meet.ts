import type { Seat } from '@undercroft/kernel';
import { conquer } from './army.ts';
import type { Army } from './components.ts';
import { type Bends, bends } from './heroes.ts';
import { giveReward } from './items.ts';
import { hostile } from './land.ts';
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

/** The hero has come to a place on the map: a fight begins if enemies stand there, else the turn goes on. (K2-17) */
export function arrive(moment: Karak2Moment, seat: Seat, from: number): void {
  const { state } = moment;
  if (hostile(state, state.at[seat])) meet(moment, seat, from);
  else state.asks.push({ kind: 'go', seat });
}

/** The hero stands before an enemy: the fight is on, unless claws end it first. (K2-98 … K2-100) */
export function meet(moment: Karak2Moment, seat: Seat, from: number): void {
  const { box, state, tell } = moment;
  const may = bends(box.set, state, seat);
  const clawed = may.claws >= 0 ? claw(moment, may, seat) : null;
  if (hostile(state, state.at[seat])) state.asks.push({ kind: 'battle', seat, from });
  else {
    state.spent++;
    state.moved = false;
    if (box.options.claws !== 'end') state.asks.push({ kind: 'go', seat });
  }
  if (clawed === null) return;
  tell?.({ kind: 'claws', seat, army: clawed });
  conquer(moment, seat, printed(box).strength[clawed]);
  giveReward(moment, seat, clawed);
}

/** Darius' lizard strikes before the fight: some of the General's guard fall, or the army that is returned. */
function claw({ box, state, tell }: Karak2Moment, { claws, guards }: Bends, seat: Seat): Army | null {
  const place = state.at[seat];
  if (state.general === place) {
    for (let falls = Math.min(guards, state.praetorians); falls > 0; falls--) {
      state.praetorians--;
      tell?.({ kind: 'claws', seat, army: 'praetorian' });
    }
    return null;
  }
  const slot = clawedAt(printed(box), state, place, claws);
  if (slot < 0) return null;
  const army = state.armies[slot];
  state.armies[slot] = '';
  return army === '' ? null : army;
}

/** Where the strongest army stands that claws tear apart; -1 where none does. */
export function clawedAt({ strength }: Printed, state: Karak2View, place: number, upTo: number): number {
  let strongest = -1;
  let at = -1;
  for (let slot = place * 2; slot < place * 2 + 2; slot++) {
    const army = state.armies[slot];
    if (army === '' || strength[army] > upTo || strength[army] <= strongest) continue;
    strongest = strength[army];
    at = slot;
  }
  return at;
}

/** The enemies on a place, by name. */
export function foesAt(state: Karak2View, place: number): (Army | 'general')[] {
  if (state.general === place) return ['general'];
  return state.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== '');
}
