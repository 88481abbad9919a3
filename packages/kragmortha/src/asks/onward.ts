import type { AskRules } from '@undercroft/kernel';
import { mayStep } from '../hands.ts';
import { walkGoblin, walkRigor } from '../moves.ts';
import { fieldOf, JUMP, type Kragmortha, type KragmorthaAnswers, STEP, WALK } from '../state.ts';
import { directionOf, NAMES, squareOf } from '../tables.ts';
import { jumps } from '../teleports.ts';
import { tomeUses, useTome } from '../tomes.ts';
import { stop } from '../turn.ts';

/** The first step is taken: a second one, a jump of Rigor's, a tome, or enough? (M-19, M-20, M-51, M-62) */
export const onward: AskRules<Kragmortha, 'onward'> = {
  answers(box, state) {
    const field = fieldOf(box, state);
    const list: KragmorthaAnswers['onward'][] = ['stop'];
    for (let direction = 0; direction < 4; direction++) {
      if (mayStep(field, state, direction)) list.push(STEP[direction]);
    }
    if (state.mayJump) for (const square of jumps(field, state)) list.push(JUMP[square]);
    if (state.tomes[state.seat].length > 0) list.push(...tomeUses(box, state));
    return list;
  },
  answer(moment, ask, answer) {
    const { box, state, tell } = moment;
    if (answer === 'stop') {
      stop(moment);
      return;
    }
    state.asks.push(WALK[ask.seat]);
    if ('use' in answer) useTome(moment, ask.seat, answer);
    else if ('jump' in answer) {
      const from = state.rigor;
      state.rigor = squareOf(answer.jump);
      tell?.({ kind: 'jumped', by: ask.seat, from: NAMES[from], to: answer.jump });
      state.walker = 'none';
      state.mayJump = false;
    } else {
      const field = fieldOf(box, state);
      const rigor = state.walker === 'rigor';
      const to = field.next[(rigor ? state.rigor : state.at[ask.seat]) * 4 + directionOf[answer.step]];
      state.rest = 0;
      state.mayJump = rigor && field.teleport[to];
      if (rigor) walkRigor(moment, to);
      else walkGoblin(moment, ask.seat, to);
    }
  },
};
