import { fightAnswers } from '../chain.ts';
import { drink, goOnFighting, playCard, settle } from '../fights.ts';
import type { Rules } from '../state.ts';

/** What next in the fight: a card, a potion, or no more? (G-27 … G-29, G-60) */
export const fight: Rules<'fight'> = {
  answers: ({ box, state, ask }) => fightAnswers(box, state, ask.seat),

  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer !== 'object') settle(moment, ask.seat);
    else if ('play' in answer) playCard(moment, ask.seat, answer.play, 'defy' in answer ? answer.defy : null);
    else if ('drink' in answer) {
      drink(moment, ask.seat, answer);
      goOnFighting(moment, ask.seat);
    }
  },
};
