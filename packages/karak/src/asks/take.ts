import type { AskRules } from '@undercroft/kernel';
import { endTurn } from '../hearts.ts';
import { pickUp, takeAnswers } from '../inventory.ts';
import type { Karak, KarakAnswer, KarakAsk } from '../state.ts';

/** Picking up: what else? Each piece that lay here may be taken once. (K-39) */
export const take: AskRules<Karak, Extract<KarakAsk, { kind: 'take' }>> = {
  answers({ box, state, ask }) {
    const answers: KarakAnswer[] = [];
    takeAnswers(state, ask.seat, ask.offered, box.options, answers);
    answers.push('done');
    return answers;
  },
  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer === 'object' && 'take' in answer) pickUp(moment, ask.seat, answer.take, ask.offered);
    else endTurn(moment, ask.seat);
  },
};
