import type { AskRules } from '@undercroft/kernel';
import { diceOf, unitNumber } from '../army.ts';
import { UNITS } from '../components.ts';
import { roll } from '../fights.ts';
import type { Karak2, Karak2Answers } from '../state.ts';

const HOLD = UNITS.map((hold) => ({ hold }));

/** Before the roll: all units fight, except those held back one by one. (K2-24) */
export const muster: AskRules<Karak2, 'muster'> = {
  answers({ set }, state, ask) {
    const dice = diceOf(set, state, ask.seat);
    const answers: Karak2Answers['muster'][] = ['roll'];
    for (let kind = 0; kind < UNITS.length; kind++) if (dice[kind] > ask.held[kind]) answers.push(HOLD[kind]);
    return answers;
  },

  answer(moment, ask, answer) {
    const { box, state } = moment;
    const { seat, held } = ask;
    const dice = diceOf(box.set, state, seat);
    if (answer === 'roll') {
      roll(
        moment,
        ask,
        dice.map((count, kind) => count - held[kind]),
      );
      return;
    }
    const more = held.with(unitNumber(answer.hold), held[unitNumber(answer.hold)] + 1);
    // With every unit held back there is nothing left to choose.
    if (dice.some((count, kind) => count > more[kind])) state.asks.push({ ...ask, held: more });
    else roll(moment, ask, [0, 0, 0, 0, 0, 0]);
  },
};
