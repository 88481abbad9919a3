import type { AskRules } from '@undercroft/kernel';
import { protectOn, settleLosses, skullsLeft } from '../fights.ts';
import { printed } from '../printed.ts';
import type { Karak2 } from '../state.ts';

/** The Amulet of Protection: which skulls to ignore, one at a time. (K2-70, K2-71) */
export const protect: AskRules<Karak2, 'protect'> = {
  answers(box, _state, ask) {
    const dice = new Set(skullsLeft(printed(box), ask, ask.ignored));
    return [...[...dice].map((ignore) => ({ ignore })), 'done'];
  },

  answer(moment, ask, answer) {
    const { tell } = moment;
    if (answer === 'done') {
      settleLosses(moment, ask, ask.ignored);
      return;
    }
    tell?.({ kind: 'ignored', seat: ask.seat, die: answer.ignore });
    protectOn(moment, { ...ask, ignored: [...ask.ignored, answer.ignore] });
  },
};
