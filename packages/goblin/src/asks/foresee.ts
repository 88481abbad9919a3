import { keep } from '../deck.ts';
import type { Rules } from '../state.ts';

/** The Oracle sees two cards: which does she keep? (G-76) */
export const foresee: Rules<'foresee'> = {
  answers(box, _state, ask) {
    const { cards } = box.set;
    const [first, second] = [cards[ask.first], cards[ask.second]];
    return first.name === second.name ? [first.answer.keep] : [first.answer.keep, second.answer.keep];
  },

  answer(moment, ask, answer) {
    const { box } = moment;
    const { seat, first, second } = ask;
    if (box.set.cards[first].name === answer.keep) keep(moment, seat, first, second);
    else keep(moment, seat, second, first);
  },
};
