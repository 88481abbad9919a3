import { endTurn } from '../deck.ts';
import { shopAnswers } from '../merchant.ts';
import type { Rules } from '../state.ts';

/** At the merchant's: what to buy? (G-55 … G-59) */
export const shop: Rules<'shop'> = {
  answers: (box, state, ask) => shopAnswers(box, state, ask.seat, ask.pawned),

  answer(moment, ask, answer) {
    const { state } = moment;
    const { seat, pawned } = ask;
    // Nobody pays without having said with what, even where there is no choice. (G-53)
    if (answer === 'leave') endTurn(moment);
    else state.asks.push({ kind: 'pay', seat, pawned, buys: answer.buy });
  },
};
