import { drink, strike } from '../fights.ts';
import type { Rules } from '../state.ts';

const ANSWERS = [{ drink: 'healing' }, 'go-on'] as const;

/** After the blow: drink the healing potion now? (G-64) */
export const mend: Rules<'mend'> = {
  answers: () => [...ANSWERS],

  answer(moment, ask, answer) {
    if (answer !== 'go-on') drink(moment, ask.seat, answer);
    strike(moment, ask.seat);
  },
};
