import type { Seat } from '@undercroft/kernel';
import { type Monster, STEPS } from './components.ts';
import { hasMonster, hasOpenExit } from './dungeon.ts';
import { startFight } from './fights.ts';
import { endTurn } from './hearts.ts';
import { can } from './heroes.ts';
import type { KarakMoment, KarakView } from './state.ts';
import { stepAnswers } from './steps.ts';

/** The next turn begins, clockwise. (K-7) */
export function nextTurn(moment: KarakMoment): void {
  const { state, tell } = moment;
  if (isShut(state)) {
    state.ended = 'closed';
    tell?.({ kind: 'ended', by: 'closed' });
    return;
  }
  if (state.turn > 0) state.seat = (state.seat + 1) % state.heroes.length;
  state.turn++;
  const { seat } = state;
  const hero = state.heroes[seat];
  tell?.({ kind: 'turn', seat, turn: state.turn });
  if (hero.hearts === 0) {
    // Unconscious: one skull turns back, and that is the whole turn. (K-54)
    hero.hearts = 1;
    tell?.({ kind: 'woke', seat });
    return;
  }
  arrive(moment, seat, STEPS);
}

/** No exit is left while the dragon is still in the bag: it can never come. (K-78) */
function isShut(state: KarakView): boolean {
  return !hasOpenExit(state.dungeon) && state.bag.includes('dragon');
}

/** The hero stands on a tile with some steps left: a monster is fought, otherwise the turn goes on. (K-12, K-67) */
export function arrive(moment: KarakMoment, seat: Seat, steps: number): void {
  const { state } = moment;
  const { at } = state.heroes[seat];
  if (hasMonster(state.dungeon, at) && !can(state, seat, 'stealth')) {
    startFight(moment, seat, state.dungeon.token[at] as Monster, steps);
  } else askStep(moment, seat, steps);
}

/** Asks for the next step; with nothing left to do, the turn is over. (K-8, K-9) */
function askStep(moment: KarakMoment, seat: Seat, steps: number): void {
  const ask = { kind: 'step', seat, steps } as const;
  if (steps > 0 || stepAnswers(moment.box, moment.state, ask).length > 1) moment.state.asks.push(ask);
  else endTurn(moment, seat);
}
