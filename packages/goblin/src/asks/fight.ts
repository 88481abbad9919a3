import { fightAnswers, toDefy } from '../chain.ts';
import { defyCurse, drink, playCard, settle } from '../fights.ts';
import { FIGHT_ON, type Rules } from '../state.ts';

/** What next in the fight: a card, a potion, the Warlock's word, or no more? (G-27 … G-29, G-60, G-73) */
export const fight: Rules<'fight'> = {
  answers: (box, state, ask) => fightAnswers(box, state, ask.seat),

  answer(moment, ask, answer) {
    const { box, state } = moment;
    const { seat } = ask;
    if (answer === 'stop' || state.fight === null) {
      settle(moment, seat);
      return;
    }
    // Only a card may end the fight by itself: what can be taken back must not tell others what a hand allows. (G-29)
    state.asks.push('play' in answer ? FIGHT_ON[seat] : ask);
    if ('play' in answer) playCard(moment, seat, answer.play, 'defy' in answer ? answer.defy : null);
    else if ('defy' in answer) defyCurse(moment, seat, toDefy(box, state.fight, answer.defy), answer.defy);
    else drink(moment, seat, answer);
  },
};
