import type { AskRules } from '@undercroft/kernel';
import { keep } from '../answers.ts';
import { chooseToken } from '../rooms.ts';
import type { Karak } from '../state.ts';

/** The Oracle drew two tokens: which one stays? (K-70) */
export const fate: AskRules<Karak, 'fate'> = {
  answers: (_box, _state, ask) => [...new Set(ask.tokens)].map(keep),
  answer: (moment, ask, answer) => chooseToken(moment, ask.seat, ask.steps, ask.tokens, answer.keep),
};
