import type { AskRules } from '@undercroft/kernel';
import type { FateAsk, Karak2 } from '../state.ts';
import { putBack } from '../travel.ts';

/** Taia drew one army too many: which goes back into the bag? (K2-86) */
export const fate: AskRules<Karak2, FateAsk> = {
  answers: ({ ask }) => [...new Set(ask.drawn)].map((army) => ({ putBack: army })),

  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer === 'string' || !('putBack' in answer)) return;
    putBack(moment, ask.seat, ask.place, ask.drawn, answer.putBack);
  },
};
