import { type AskRules, once } from '@undercroft/kernel';
import { bends } from '../heroes.ts';
import { DIRECTIONS, DQ, DR, isWithin, leadsOut } from '../land.ts';
import { directionNumber } from '../moves.ts';
import type { Karak2, Karak2Answers } from '../state.ts';
import { layTile } from '../travel.ts';

type SpotAnswer = Karak2Answers['spot'];

/** Shared, so that a search knows an answer again without reading it. */
const spotsBeside = once((spot: string): readonly SpotAnswer[] => DIRECTIONS.map((side) => ({ spot, side })));

/** Where the falcon's tile goes: any free place next to an edge without a gorge, named once. (K2-88, K2-89) */
export const spot: AskRules<Karak2, 'spot'> = {
  answers({ set }, state, { seat }) {
    const answers: SpotAnswer[] = [];
    const named = new Set<number>();
    const { falcon } = bends(set, state, seat);
    for (let place = 0; place < state.tile.length; place++) {
      for (let direction = 0; direction < 6; direction++) {
        if (!leadsOut(state, place, direction)) continue;
        if (!isWithin(state, state.at[seat], place, direction, falcon)) continue;
        const spotKey = (state.q[place] + DQ[direction]) * 1000 + state.r[place] + DR[direction];
        if (named.has(spotKey)) continue;
        named.add(spotKey);
        answers.push(spotsBeside(state.tile[place])[direction]);
      }
    }
    return answers;
  },

  answer(moment, ask, answer) {
    const { state } = moment;
    const beside = state.tile.indexOf(answer.spot);
    layTile(moment, ask.seat, ask.tile, beside, directionNumber(answer.side), false);
  },
};
