import { fightAnswers, toDefy } from '../chain.ts';
import { defyCurse, drink, goOnFighting, playCard, settle } from '../fights.ts';
import type { Rules } from '../state.ts';

/** What next in the fight: a card, a potion, the Warlock's word, or no more? (G-27 … G-29, G-60, G-73) */
export const fight: Rules<'fight'> = {
  answers: ({ box, state, ask }) => fightAnswers(box, state, ask.seat),

  answer(moment) {
    const { box, state, ask, answer } = moment;
    if (answer === 'stop' || state.fight === null) settle(moment, ask.seat);
    else if ('play' in answer) playCard(moment, ask.seat, answer.play, 'defy' in answer ? answer.defy : null);
    else if ('defy' in answer) {
      defyCurse(moment, ask.seat, toDefy(box, state.fight, answer.defy), answer.defy);
      goOnFighting(moment, ask.seat);
    } else {
      drink(moment, ask.seat, answer);
      goOnFighting(moment, ask.seat);
    }
  },
};
