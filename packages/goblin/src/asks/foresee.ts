import { keepShown } from '../deck.ts';
import { goOnFighting } from '../fights.ts';
import type { Rules } from '../state.ts';

/** The Oracle sees two cards: which does she keep? (G-76) */
export const foresee: Rules<'foresee'> = {
  answers: ({ box, state }) => state.shown.map((card) => box.set.cards[card].answer.keep),

  answer(moment) {
    const { box, state, ask, answer } = moment;
    const kept = state.shown.find((card) => box.set.cards[card].name === answer.keep);
    if (kept !== undefined) keepShown(moment, ask.seat, kept);
    goOnFighting(moment, ask.seat);
  },
};
