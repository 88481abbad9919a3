import type { AskRules } from '@undercroft/kernel';
import { settleTrial } from '../calls.ts';
import type { Kragmortha } from '../state.ts';

/** Was the penalty broken? (M-60, M-61) */
export const vote: AskRules<Kragmortha, 'vote'> = {
  answers: () => ['broken', 'kept'],
  answer(answering) {
    const { state, ask, answer, tell } = answering;
    if (state.trial === null) return;
    tell?.({ kind: 'voted', seat: ask.seat, broken: answer === 'broken' });
    if (answer === 'broken') state.trial.broken++;
    else state.trial.kept++;
    settleTrial(answering, state.trial);
  },
};
