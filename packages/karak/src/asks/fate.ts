import type { AskRules } from '@undercroft/kernel';
import { keep } from '../answers.ts';
import { chooseToken } from '../rooms.ts';
import type { Karak } from '../state.ts';

/** The Oracle drew two tokens: which one stays? (K-70) */
export const fate: AskRules<Karak, 'fate'> = {
  answers: (_box, _state, ask) => ask.tokens.map(keep),
  answer(moment, ask, answer) {
    const [first, second] = ask.tokens;
    const returned = answer.keep === first ? second : first;
    chooseToken(moment, ask.seat, ask.steps, answer.keep, returned);
  },
};
