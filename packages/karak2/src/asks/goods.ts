import type { AskRules } from '@undercroft/kernel';
import type { Good } from '../components.ts';
import { goodsOnOffer, takeGood } from '../goods.ts';
import type { Karak2, Karak2Answer } from '../state.ts';

const GOOD: Readonly<Record<Good, Karak2Answer>> = {
  food: { good: 'food' },
  wood: { good: 'wood' },
  stone: { good: 'stone' },
};

/** Which resource to take: from a cart, another hero or the amulet. (K2-64, K2-65, K2-67) */
export const goods: AskRules<Karak2, 'goods'> = {
  answers: ({ state, ask }) => goodsOnOffer(state, ask).map((good) => GOOD[good]),

  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer !== 'string' && 'good' in answer) takeGood(moment, ask, answer.good);
  },
};
