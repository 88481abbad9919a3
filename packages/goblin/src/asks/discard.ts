import { liftings } from '../chain.ts';
import { isRepeat } from '../deck.ts';
import { drink, enterFight } from '../fights.ts';
import type { Rules } from '../state.ts';

/** A curse has taken a hand bonus: what goes, before the fight? (G-46, G-67) */
export const discard: Rules<'discard'> = {
  answers(box, state, ask) {
    const hand = state.hands[ask.seat];
    const cards = hand.filter((_, at) => !isRepeat(box.set, hand, at));
    return [...cards.map((card) => box.set.cards[card].answer.discard), ...liftings(box, state, ask.seat)];
  },

  answer(moment, ask, answer) {
    const { box, state, tell } = moment;
    const { seat } = ask;
    if ('drink' in answer) drink(moment, seat, answer);
    else {
      const hand = state.hands[seat];
      const at = hand.findIndex((card) => box.set.cards[card].name === answer.discard);
      state.discards[seat].push(...hand.splice(at, 1));
      tell?.({ kind: 'discarded', seat, card: answer.discard });
    }
    enterFight(moment, seat);
  },
};
