import { drink, strike } from '../fights.ts';
import type { GoblinAnswer, Rules } from '../state.ts';

const ANSWERS: readonly GoblinAnswer[] = [{ drink: 'healing' }, 'go-on'];

/** After the blow: drink the healing potion now? (G-64) */
export const mend: Rules<'mend'> = {
  answers: () => [...ANSWERS],

  answer(moment) {
    const { ask, answer } = moment;
    if (typeof answer === 'object' && 'drink' in answer) drink(moment, ask.seat, answer);
    strike(moment, ask.seat);
  },
};
