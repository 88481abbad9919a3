import type { Seat } from '@undercroft/kernel';
import { actAnswers } from './actions.ts';
import { HEARTS } from './components.ts';
import { bends } from './heroes.ts';
import type { Karak2Set } from './set.ts';
import type { GoDuty, Karak2Moment, Karak2View } from './state.ts';

/** Hearts that come back while unconscious. (K2-40) */
const WAKE = 3;

/** Actions a seat still has this turn; a stable or an amulet counts at once. (K2-8, K2-49, K2-69) */
export const actionsLeft = (set: Karak2Set, state: Karak2View, seat: Seat): number =>
  bends(set, state, seat).actions - state.spent;

/** Nobody has fewer than two actions: before the first is used there is no need to count. */
function isIdle(set: Karak2Set, state: Karak2View, seat: Seat): boolean {
  if (state.spent === 0) return false;
  const left = actionsLeft(set, state, seat);
  return left <= 0 || (left === 1 && state.moved);
}

/** The turn goes on: asks what to do; whoever can only end the turn is not asked. (K2-11) */
export function go({ box, state }: Karak2Moment, { seat }: GoDuty): void {
  const ask = { kind: 'act', seat } as const;
  if (!isIdle(box.set, state, seat) || actAnswers(box, state, ask).length > 1) state.asks.push(ask);
}

/** The next turn begins, clockwise. (K2-7) */
export function nextTurn({ state, tell }: Karak2Moment): void {
  if (state.turn > 0) state.active = (state.active + 1) % state.heroes.length;
  const seat = state.active;
  state.turn++;
  state.spent = 0;
  state.moved = false;
  state.ported = false;
  state.rode = false;
  state.flown = false;
  state.gathered.length = 0;
  tell?.({ kind: 'turn', seat });
  if (state.life[seat] > 0) {
    state.asks.push({ kind: 'go', seat });
    return;
  }
  // Unconscious: some hearts come back, and that is the whole turn. (K2-40)
  state.life[seat] = Math.min(HEARTS, WAKE);
  tell?.({ kind: 'woke', seat, life: state.life[seat] });
}
