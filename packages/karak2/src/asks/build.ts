import type { AskRules, Seat } from '@undercroft/kernel';
import { hasBuilt } from '../army.ts';
import { buildAnswers, putUp } from '../city.ts';
import { BUILDINGS } from '../components.ts';
import { mayPickpocket } from '../goods.ts';
import { bends } from '../heroes.ts';
import type { Karak2, Karak2Answers, Karak2Moment } from '../state.ts';

/** What else to build with this action. (K2-48) */
export const build: AskRules<Karak2, 'build'> = {
  answers(box, state, ask) {
    const answers: Karak2Answers['build'][] = [];
    buildAnswers(box, bends(box.set, state, ask.seat), state, ask.seat, answers);
    answers.push('done');
    return answers;
  },

  answer(moment, ask, answer) {
    if (answer === 'done') return;
    putUp(moment, ask.seat, answer.build, 'less' in answer ? answer.less : undefined);
    buildMore(moment, ask.seat);
  },
};

/** Asks on while something can be paid for, if need be with what a pickpocket takes. */
export function buildMore({ box, state }: Karak2Moment, seat: Seat): void {
  const answers: Karak2Answers['build'][] = [];
  buildAnswers(box, bends(box.set, state, seat), state, seat, answers);
  const steals = mayPickpocket(state, seat) && BUILDINGS.some((building) => !hasBuilt(state, seat, building));
  if (answers.length > 0 || steals) state.asks.push({ kind: 'build', seat });
}
