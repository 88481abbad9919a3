import { endTurn } from '../deck.ts';
import { giveAway, putOn } from '../rewards.ts';
import type { Rules } from '../state.ts';

/** Equipment won: put it on or pawn it? (G-40, G-49) */
export const equip: Rules<'equip'> = {
  answers: () => ['put-on', 'pawn'],

  answer(moment, ask, answer) {
    if (answer === 'put-on') putOn(moment, ask.seat, ask.card);
    else giveAway(moment, ask.seat, ask.card);
    endTurn(moment);
  },
};
