import type { AskRules } from '@undercroft/kernel';
import { mayPush, shove } from '../pushes.ts';
import { fieldOf, type Kragmortha, PUSH } from '../state.ts';
import { directionOf } from '../tables.ts';

/** Where is this goblin pushed to? (M-25 … M-28) */
export const push: AskRules<Kragmortha, 'push'> = {
  answers(box, state, ask) {
    const field = fieldOf(box, state);
    return PUSH.filter((_, direction) => mayPush(field, state, state.at[ask.goblin], direction));
  },
  answer(moment, ask, answer) {
    shove(moment, ask.goblin, directionOf[answer.push]);
  },
};
