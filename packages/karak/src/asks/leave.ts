import type { AskRules } from '@undercroft/kernel';
import { leaving } from '../answers.ts';
import { leaveBehind, mayLeave, settled } from '../inventory.ts';
import type { Karak } from '../state.ts';

/** Something new does not fit: what stays on the tile? (K-38, K-81) */
export const leave: AskRules<Karak, 'leave'> = {
  answers: (box, state, ask) => mayLeave(state.heroes[ask.seat], box.options).map(leaving),
  answer(moment, ask, answer) {
    leaveBehind(moment, ask.seat, answer.leave);
    settled(moment, ask.seat);
  },
};
