import type { AskRules } from '@undercroft/kernel';
import type { Karak2, Karak2Answer } from '../state.ts';
import { putDown, waysToTurn } from '../travel.ts';

const TURN = [0, 1, 2, 3, 4, 5].map((turn): Karak2Answer => ({ turn }));

/** How to turn a new tile: so many edges clockwise. (K2-19) */
export const lay: AskRules<Karak2, 'lay'> = {
  answers: ({ state, ask }) => waysToTurn(state, ask).map((turned) => TURN[turned]),

  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer !== 'string' && 'turn' in answer) putDown(moment, ask, answer.turn);
  },
};
