import type { AskRules } from '@undercroft/kernel';
import { fieldOf, type Kragmortha, PUT } from '../state.ts';
import { squareOf } from '../tables.ts';
import { landings, putDown } from '../teleports.ts';

/** Where do you put your goblin? (M-34, M-35, M-40, M-41, M-45) */
export const land: AskRules<Kragmortha, 'land'> = {
  answers(box, state, ask) {
    return landings(fieldOf(box, state), state, ask.seat, ask.why).map((square) => PUT[square]);
  },
  answer(moment, ask, answer) {
    putDown(moment, ask.seat, squareOf(answer.put));
  },
};
