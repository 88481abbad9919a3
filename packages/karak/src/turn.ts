import type { Seat } from '@undercroft/kernel';
import type { Monster } from './components.ts';
import { hasMonster, hasOpenExit } from './dungeon.ts';
import { startFight } from './fights.ts';
import { endTurn } from './hearts.ts';
import { bends, passes } from './heroes.ts';
import type { KarakMoment, KarakView } from './state.ts';
import { mayAct } from './steps.ts';

/** The next turn begins, clockwise. (K-7) */
export function nextTurn(moment: KarakMoment): void {
  const { box, state, tell } = moment;
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
  arrive(moment, seat, bends(box.set, state, seat).steps);
}

/** No exit is left while the dragon is still in the bag: it can never come. (K-78) */
function isShut(state: KarakView): boolean {
  return !hasOpenExit(state.dungeon) && state.bag.includes('dragon');
}

/** The hero stands on a tile with some steps left: a monster is fought, otherwise the turn goes on. (K-12, K-67) */
export function arrive(moment: KarakMoment, seat: Seat, steps: number): void {
  const { box, state } = moment;
  const { at } = state.heroes[seat];
  const monster = hasMonster(state.dungeon, at) ? (state.dungeon.token[at] as Monster) : null;
  if (monster !== null && !passes(box.set, state, seat, monster)) startFight(moment, seat, monster, steps);
  else askStep(moment, seat, steps);
}

/** Asks for the next step; with nothing left to do, the turn is over. (K-8, K-9) */
function askStep(moment: KarakMoment, seat: Seat, steps: number): void {
  const { box, state } = moment;
  if (steps > 0 || mayAct(box, state, seat)) state.asks.push({ kind: 'step', seat, steps });
  else endTurn(moment, seat);
}
