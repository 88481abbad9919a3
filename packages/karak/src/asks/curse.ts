import type { AskRules } from '@undercroft/kernel';
import { CURSE } from '../answers.ts';
import { mayCurse, putCurse } from '../fights.ts';
import { seatOf } from '../heroes.ts';
import type { Karak, KarakAnswers } from '../state.ts';

/** A mummy fell: who is cursed? (K-49, K-50) */
export const curse: AskRules<Karak, 'curse'> = {
  answers(box, state, ask) {
    const targets = mayCurse(box, state, ask.seat);
    const answers: KarakAnswers['curse'][] = targets.map((seat) => CURSE[state.heroes[seat].hero]);
    if (state.cursed !== null) answers.push('stay');
    return answers;
  },
  answer(moment, ask, answer) {
    const { state, tell } = moment;
    if (answer !== 'stay') {
      putCurse(moment, ask.seat, seatOf(state, answer.curse));
    } else if (state.cursed !== null) {
      tell?.({ kind: 'curse-stays', seat: ask.seat, target: state.cursed });
    }
  },
};
