import { endTurn } from '../deck.ts';
import { payAnswers, purchase, shopAnswers } from '../merchant.ts';
import type { Rules } from '../state.ts';

/** At the merchant's: what to buy? (G-55 … G-59) */
export const shop: Rules<'shop'> = {
  answers: ({ box, state, ask }) => shopAnswers(box, state, ask.seat, ask.pawned),

  answer(moment) {
    const { box, state, ask, answer } = moment;
    const { seat, pawned } = ask;
    if (typeof answer !== 'object' || !('buy' in answer)) {
      endTurn(moment);
      return;
    }
    const buys = answer.buy;
    const payments = payAnswers(box, state, seat);
    if (payments.length > 1) state.asks.push({ kind: 'pay', seat, pawned, buys });
    else purchase(moment, { seat, pawned, buys }, payments[0]);
  },
};
