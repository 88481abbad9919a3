import type { Seat } from '@undercroft/kernel';
import { actAnswers } from './actions.ts';
import { hasBuilt } from './army.ts';
import { HEARTS } from './components.ts';
import { openFight } from './fights.ts';
import type { Karak2Moment, Karak2View } from './state.ts';

/** Hearts that come back while unconscious. (K2-40) */
const WAKE = 3;

/** Actions a seat still has this turn; a stable or an amulet counts at once. (K2-8, K2-49, K2-69) */
export function actionsLeft(state: Karak2View, seat: Seat): number {
  const actions = 2 + (hasBuilt(state, seat, 'stable') ? 1 : 0) + (state.amulet[seat] === 'deeds' ? 1 : 0);
  return actions - state.spent;
}

/** Nothing is asked: a fight that is on begins, the turn goes on, or the next one comes. */
export function nextInTurn(moment: Karak2Moment): void {
  const { state } = moment;
  if (state.cameFrom >= 0) openFight(moment, state.active);
  else if (state.over) nextTurn(moment);
  else askAct(moment);
}

/** Asks what to do; whoever can only end the turn is not asked. (K2-11) */
function askAct(moment: Karak2Moment): void {
  const { box, state } = moment;
  const ask = { kind: 'act', seat: state.active } as const;
  const left = actionsLeft(state, state.active);
  const idle = left <= 0 || (left === 1 && state.moved);
  if (idle && actAnswers(box, state, ask).length === 1) state.over = true;
  else state.asks.push(ask);
}

/** The next turn begins, clockwise. (K2-7) */
function nextTurn({ state, tell }: Karak2Moment): void {
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
  // Unconscious: some hearts come back, and that is the whole turn. (K2-40)
  state.over = state.life[seat] === 0;
  if (!state.over) return;
  state.life[seat] = Math.min(HEARTS, WAKE);
  tell?.({ kind: 'woke', seat, life: state.life[seat] });
}
