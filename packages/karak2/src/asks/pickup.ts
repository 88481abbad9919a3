import type { AskRules, Seat } from '@undercroft/kernel';
import type { Item } from '../components.ts';
import { takeAnswers, trade } from '../items.ts';
import type { Karak2, Karak2Answers, Karak2Moment } from '../state.ts';

/** What else to pick up with this action. (K2-60, K2-61) */
export const pickup: AskRules<Karak2, 'pickup'> = {
  answers(_box, state, ask) {
    const answers: Karak2Answers['pickup'][] = [];
    takeAnswers(state, ask.seat, ask.offered, answers);
    answers.push('done');
    return answers;
  },

  answer(moment, ask, answer) {
    if (answer === 'done') return;
    pickUp(moment, ask.seat, answer.take, 'leave' in answer ? answer.leave : null, ask.offered);
  },
};

/** Takes one item; what was left in its place is not offered again, so that picking up comes to an end. */
export function pickUp(
  moment: Karak2Moment,
  seat: Seat,
  item: Item,
  leave: Item | null,
  offered: readonly Item[],
): void {
  const rest = offered.toSpliced(offered.indexOf(item), 1);
  const answers: Karak2Answers['pickup'][] = [];
  // Units that fame no longer covers go first: their question lies on top.
  const { asks } = moment.state;
  const depth = asks.length;
  trade(moment, seat, item, leave);
  takeAnswers(moment.state, seat, rest, answers);
  if (answers.length > 0) asks.splice(depth, 0, { kind: 'pickup', seat, offered: rest });
}
