import type { AskRules, Seat } from '@undercroft/kernel';
import type { Item } from '../components.ts';
import { bends } from '../heroes.ts';
import { takeAnswers, trade } from '../items.ts';
import type { Karak2, Karak2Answers, Karak2Moment, MoreDuty } from '../state.ts';

/** What else to pick up with this action. (K2-60, K2-61) */
export const pickup: AskRules<Karak2, 'pickup'> = {
  answers({ set }, state, ask) {
    const answers: Karak2Answers['pickup'][] = [];
    takeAnswers(bends(set, state, ask.seat), state, ask.seat, ask.offered, answers);
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
  // Units that fame no longer covers go first.
  moment.state.asks.push({ kind: 'more', seat, offered: rest });
  trade(moment, seat, item, leave);
}

/** Asks on while something can be picked up. */
export function more({ box, state }: Karak2Moment, { seat, offered }: MoreDuty): void {
  const answers: Karak2Answers['pickup'][] = [];
  takeAnswers(bends(box.set, state, seat), state, seat, offered, answers);
  if (answers.length > 0) state.asks.push({ kind: 'pickup', seat, offered });
}
