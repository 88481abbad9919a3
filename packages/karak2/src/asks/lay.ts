import type { AskRules } from '@undercroft/kernel';
import type { Karak2 } from '../state.ts';
import { putDown, waysToTurn } from '../travel.ts';

const TURN = [0, 1, 2, 3, 4, 5].map((turn) => ({ turn }));

/** How to turn a new tile: so many edges clockwise. (K2-19) */
export const lay: AskRules<Karak2, 'lay'> = {
  answers: (_box, state, ask) => waysToTurn(state, ask).map((turned) => TURN[turned]),

  answer: (moment, ask, answer) => putDown(moment, ask, answer.turn),
};
