import type { Seat } from '@undercroft/kernel';
import type { Karak2Moment } from './state.ts';

/** Two skulls: somebody else suffers; with two players there is no choice. (K2-73) */
export function sendPlague(moment: Karak2Moment, seat: Seat): void {
  const { state } = moment;
  if (state.heroes.length === 2) strike(moment, seat, 1 - seat);
  else state.asks.push({ kind: 'plague', seat });
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
