import type { AskRules } from '@undercroft/kernel';
import { goodsOnOffer, takeGood } from '../goods.ts';
import type { Karak2 } from '../state.ts';

const GOOD = { food: { good: 'food' }, wood: { good: 'wood' }, stone: { good: 'stone' } } as const;

/** Which resource to take: from a cart, another hero or the amulet. (K2-64, K2-65, K2-67) */
export const goods: AskRules<Karak2, 'goods'> = {
  answers: (_box, state, ask) => goodsOnOffer(state, ask).map((good) => GOOD[good]),

  answer: (moment, ask, answer) => takeGood(moment, ask, answer.good),
};
