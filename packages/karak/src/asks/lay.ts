import type { AskRules } from '@undercroft/kernel';
import { LAY } from '../answers.ts';
import { DIRECTIONS, waysToLay } from '../dungeon.ts';
import type { Karak } from '../state.ts';
import { doorsOf, enterNew } from './step.ts';

/** A tile was drawn: how is it turned? (K-15, K-16) */
export const lay: AskRules<Karak, 'lay'> = {
  answers(_box, state, ask) {
    const { at } = state.heroes[ask.seat];
    return waysToLay(state.dungeon, at, DIRECTIONS.indexOf(ask.direction), ask.tile).map(
      (doors) => LAY[doors],
    );
  },
  answer: (moment, ask, answer) => enterNew(moment, ask, doorsOf(answer.lay)),
};
