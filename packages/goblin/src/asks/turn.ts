import { startFight } from '../fights.ts';
import { goOnShopping } from '../merchant.ts';
import type { Rules } from '../state.ts';
import { placeOf, revive, turnAnswers } from '../turn.ts';

/** Fight, visit the merchant or revive? (G-12, G-22 … G-26) */
export const turn: Rules<'turn'> = {
  answers: (box, state, ask) => turnAnswers(box, state, ask.seat),

  answer(moment, ask, answer) {
    const { box, state, tell } = moment;
    const { seat } = ask;
    if (answer === 'revive') revive(moment, seat);
    else if (answer === 'merchant') {
      tell?.({ kind: 'merchant', seat });
      goOnShopping(moment, seat, false);
    } else startFight(moment, seat, placeOf(box, state, seat, answer.fight));
  },
};
