import type { AskRules } from '@undercroft/kernel';
import { disbandAnswers, dismiss, fitArmy } from '../army.ts';
import type { Karak2 } from '../state.ts';

/** Fame has sunk: which unit goes back to the supply? (K2-37) */
export const disband: AskRules<Karak2, 'disband'> = {
  answers: (_box, state, ask) => disbandAnswers(state, ask.seat),

  answer(moment, ask, answer) {
    dismiss(moment, ask.seat, answer.disband);
    fitArmy(moment, ask.seat);
  },
};
