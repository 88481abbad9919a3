import type { AskRules } from '@undercroft/kernel';
import { directionNumber } from '../moves.ts';
import type { Karak2 } from '../state.ts';
import { found } from '../travel.ts';

/** Darius lays one of two tiles; the other stays on top of the stack, known to him alone. (K2-97) */
export const scout: AskRules<Karak2, 'scout'> = {
  answers: (_box, state) => state.top.map((tile) => ({ lay: tile })),

  answer(moment, ask, answer) {
    const { state } = moment;
    state.top.splice(state.top.indexOf(answer.lay), 1);
    found(moment, ask.seat, directionNumber(ask.side), answer.lay);
  },
};
