import type { AskRules } from '@undercroft/kernel';
import { riseTo } from '../answers.ts';
import { fountainsOf } from '../dungeon.ts';
import { riseAt } from '../fights.ts';
import type { Karak } from '../state.ts';

/** The Warrior lost his last heart: at which fountain does he rise? (K-65) */
export const rise: AskRules<Karak, 'rise'> = {
  answers: (_box, state) => fountainsOf(state.dungeon).map(riseTo),
  answer: (moment, ask, answer) => riseAt(moment, ask.seat, answer.rise),
};
