import type { AskRules } from '@undercroft/kernel';
import { settleTrial } from '../calls.ts';
import type { Kragmortha } from '../state.ts';

/** Was the penalty broken? Only the accused cannot say not to have seen it. (M-60, M-61) */
export const vote: AskRules<Kragmortha, 'vote'> = {
  answers: (_box, _state, ask) => (ask.seat === ask.goblin ? ['broken', 'kept'] : ['broken', 'kept', 'pass']),
  answer(moment, ask, answer) {
    const { state, tell } = moment;
    if (state.trial === null) return;
    if (answer === 'pass') state.trial.voters--;
    else if (answer === 'broken') state.trial.broken++;
    else state.trial.kept++;
    tell?.({ kind: 'voted', seat: ask.seat, broken: answer === 'pass' ? null : answer === 'broken' });
    settleTrial(moment, state.trial);
  },
};
