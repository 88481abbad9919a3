import { type AskRules, once } from '@undercroft/kernel';
import { type Item, slotOf } from '../components.ts';
import { heldIn, trade } from '../items.ts';
import type { Karak2 } from '../state.ts';

const leaving = once((leave: Item) => ({ leave }));

/** A reward lies here and does not fit: it stays, or one of its kind does. (K2-59) */
export const keep: AskRules<Karak2, 'keep'> = {
  answers(_box, state, ask) {
    const others = heldIn(state, ask.seat, slotOf(ask.item)).filter((own) => own !== ask.item);
    return [ask.item, ...others].map((item) => leaving(item));
  },

  answer(moment, ask, answer) {
    const { state, tell } = moment;
    const { seat, item } = ask;
    if (answer.leave !== item) trade(moment, seat, item, answer.leave);
    else tell?.({ kind: 'left', seat, item, tile: state.tile[state.at[seat]] });
  },
};
