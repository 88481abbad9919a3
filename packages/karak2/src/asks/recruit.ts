import type { AskRules, Seat } from '@undercroft/kernel';
import { dismiss } from '../army.ts';
import { hasRecruits, recruitAnswers, train } from '../city.ts';
import { mayPickpocket } from '../goods.ts';
import { bends } from '../heroes.ts';
import type { Karak2, Karak2Answers, Karak2Moment } from '../state.ts';

/** Whom else to recruit or return with this action. (K2-53, K2-55) */
export const recruit: AskRules<Karak2, 'recruit'> = {
  answers(box, state, ask) {
    const answers: Karak2Answers['recruit'][] = [];
    recruitAnswers(box, bends(box.set, state, ask.seat), state, ask.seat, answers);
    answers.push('done');
    return answers;
  },

  answer(moment, ask, answer) {
    if (answer === 'done') return;
    if ('recruit' in answer) train(moment, ask.seat, answer.recruit);
    else dismiss(moment, ask.seat, answer.dismiss);
    recruitMore(moment, ask.seat);
  },
};

/** Asks on while somebody can be recruited, if need be with what a pickpocket takes. */
export function recruitMore({ box, state }: Karak2Moment, seat: Seat): void {
  const answers: Karak2Answers['recruit'][] = [];
  const may = bends(box.set, state, seat);
  recruitAnswers(box, may, state, seat, answers);
  const steals = mayPickpocket(state, seat) && hasRecruits(box.set, may, state, seat);
  if (answers.length > 0 || steals) state.asks.push({ kind: 'recruit', seat });
}
