import type { AskRules } from '@undercroft/kernel';
import { fieldOf, type Kragmortha, PLACE } from '../state.ts';
import { NAMES, squareOf } from '../tables.ts';
import { landings } from '../teleports.ts';

/** Where does your goblin come in? (M-9 … M-11) */
export const place: AskRules<Kragmortha, 'place'> = {
  answers(box, state, ask) {
    return landings(fieldOf(box, state), state, ask.seat, 'home').map((square) => PLACE[square]);
  },
  answer({ state, tell }, ask, answer) {
    const square = squareOf(answer.place);
    state.at[ask.seat] = square;
    tell?.({ kind: 'placed', seat: ask.seat, at: NAMES[square] });
  },
};
