import type { AskRules } from '@undercroft/kernel';
import { riseTo } from '../answers.ts';
import { tilesOf } from '../dungeon.ts';
import { riseAt } from '../fights.ts';
import type { Karak, KarakAsk } from '../state.ts';

/** The Warrior lost his last heart: at which fountain does he rise? (K-65) */
export const rise: AskRules<Karak, Extract<KarakAsk, { kind: 'rise' }>> = {
  answers: ({ state }) => tilesOf(state.dungeon, 'start', 'fountain').map(riseTo),
  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer === 'object' && 'rise' in answer) riseAt(moment, ask.seat, answer.rise);
  },
};
