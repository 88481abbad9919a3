import type { Seat } from '@undercroft/kernel';
import { bends } from './heroes.ts';
import type { Karak2Set } from './set.ts';
import type { Karak2Moment, Karak2View } from './state.ts';

/** Two skulls: somebody else suffers; with two players there is no choice. (K2-73) */
export function sendPlague(moment: Karak2Moment, seat: Seat): void {
  const { box, state } = moment;
  const victims = victimsOf(box.set, state, seat);
  if (victims.length === 1) strike(moment, seat, victims[0]);
  else if (victims.length > 1) state.asks.push({ kind: 'plague', seat });
}

/** Everybody else whom the plague can strike. */
export function victimsOf(set: Karak2Set, state: Karak2View, seat: Seat): Seat[] {
  const victims: Seat[] = [];
  for (let other = 0; other < state.heroes.length; other++) {
    if (other !== seat && !bends(set, state, other).plagueProof) victims.push(other);
  }
  return victims;
}

/** Misery takes one of each resource; the plague token goes to the city, if there is one. (K2-74 … K2-76) */
export function strike({ state, tell }: Karak2Moment, seat: Seat, on: Seat): void {
  const lost = [0, 1, 2].map((good) => Math.min(1, state.goods[on * 3 + good]));
  for (let good = 0; good < 3; good++) state.goods[on * 3 + good] -= lost[good];
  tell?.({ kind: 'misery', seat, on, food: lost[0], wood: lost[1], stone: lost[2] });
  if (state.city[on] < 0) return;
  state.plague = on;
  tell?.({ kind: 'plague', seat, on });
}
