import type { AskRules } from '@undercroft/kernel';
import { fightAnswers, reroll, settle, throwFireball } from '../fights.ts';
import type { Karak2 } from '../state.ts';

/** The dice lie on the table: roll again, throw fireballs, or accept. (K2-26, K2-84, K2-94) */
export const fight: AskRules<Karak2, 'fight'> = {
  answers: (box, state, ask) => fightAnswers(box, state, ask),

  answer(moment, ask, answer) {
    if (answer === 'reroll') reroll(moment, ask);
    else if (answer === 'fireball') throwFireball(moment, ask);
    else settle(moment, ask);
  },
};
