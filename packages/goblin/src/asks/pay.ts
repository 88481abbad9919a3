import { payAnswers, purchase } from '../merchant.ts';
import type { Rules } from '../state.ts';

/** What to pay with? (G-53, G-54) */
export const pay: Rules<'pay'> = {
  answers: (box, state, ask) => payAnswers(box, state, ask.seat),

  answer: (moment, ask, answer) => purchase(moment, ask, answer.pay),
};
