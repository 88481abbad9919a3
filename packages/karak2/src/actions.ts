import type { Box, Seat } from '@undercroft/kernel';
import { buildAnswers, cityAnswers, recruitAnswers } from './city.ts';
import { HEARTS } from './components.ts';
import { type Bends, bends } from './heroes.ts';
import { lyingOn, takeAnswers } from './items.ts';
import { CASTLE, cityAt, hostile, isWithin, leadsOut } from './land.ts';
import { moveAnswers } from './moves.ts';
import { pickpocketAnswers } from './pickpocket.ts';
import { printed } from './printed.ts';
import type { ActAsk, Karak2, Karak2Answers, Karak2View } from './state.ts';
import { tilesLeft } from './travel.ts';

/** Everything a hero may do next: move, act, do what is free, or end the turn. (K2-8 … K2-13) */
export function actAnswers(box: Box<Karak2>, state: Karak2View, { seat }: ActAsk): Karak2Answers['act'][] {
  const answers: Karak2Answers['act'][] = [];
  const may = bends(box.set, state, seat);
  const left = may.actions - state.spent;
  // A second move in a row forgoes an action, so there must be another one after it. (K2-10)
  if (left > (state.moved ? 1 : 0)) moveAnswers(may, state, seat, answers);
  if (left > 0) {
    const place = state.at[seat];
    if (state.life[seat] < HEARTS) answers.push('heal');
    if (mayGather(box, state, place)) answers.push('gather');
    if (place === CASTLE && (state.life[seat] < HEARTS || state.plague === seat)) answers.push('cleanse');
    if (mayRaise(may, state, seat)) answers.push('raise');
    if (state.city[seat] < 0) cityAnswers(box, may, state, seat, answers);
    else if (state.city[seat] === place) {
      buildAnswers(box, may, state, seat, answers);
      recruitAnswers(box, may, state, seat, answers);
    }
    if (state.lyingAt.includes(place)) takeAnswers(may, state, seat, lyingOn(state, place), answers);
  }
  pickpocketAnswers(state, seat, answers);
  if (mayFly(may, state, seat)) answers.push('falcon');
  answers.push('end');
  return answers;
}

/** Once a tile a turn, with no army and no city there. (K2-42, K2-43) */
export function mayGather(box: Box<Karak2>, state: Karak2View, place: number): boolean {
  return (
    printed(box).tiles[state.tile[place]].rich > 0 &&
    !state.gathered.includes(place) &&
    cityAt(state, place) < 0 &&
    !hostile(state, place)
  );
}

/** A Warlock may have so many skeletons. (K2-92) */
const mayRaise = ({ skeletons }: Bends, state: Karak2View, seat: Seat): boolean =>
  skeletons > 0 && state.army[seat * 4 + 3] < skeletons && state.supply[3] > 0;

/** The falcon flies once a turn, if there is a tile and somewhere to lay it. (K2-88, K2-89) */
function mayFly({ falcon }: Bends, state: Karak2View, seat: Seat): boolean {
  if (falcon === 0 || state.flown || tilesLeft(state) === 0) return false;
  for (let place = 0; place < state.tile.length; place++) {
    for (let direction = 0; direction < 6; direction++)
      if (leadsOut(state, place, direction) && isWithin(state, state.at[seat], place, direction, falcon))
        return true;
  }
  return false;
}
