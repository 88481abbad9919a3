import { liftings } from '../chain.ts';
import { isRepeat } from '../deck.ts';
import { drink, enterFight } from '../fights.ts';
import { couldHold, takeFromHand } from '../real.ts';
import type { Rules } from '../state.ts';

/** A curse has taken a hand bonus: what goes, before the fight? (G-46, G-67) */
export const discard: Rules<'discard'> = {
  answers(box, state, ask) {
    const hand = couldHold(state, ask.seat);
    const cards = hand.filter((_, at) => !isRepeat(box.set, hand, at));
    return [...cards.map((card) => box.set.cards[card].answer.discard), ...liftings(box, state, ask.seat)];
  },

  answer(moment, ask, answer) {
    const { state, tell } = moment;
    const { seat } = ask;
    if ('drink' in answer) drink(moment, seat, answer);
    else {
      state.discards[seat].push(takeFromHand(moment, seat, answer.discard));
      tell?.({ kind: 'discarded', seat, card: answer.discard });
    }
    enterFight(moment, seat);
  },
};
