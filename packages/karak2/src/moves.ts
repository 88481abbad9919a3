import { once, type Seat } from '@undercroft/kernel';
import type { Bends } from './heroes.ts';
import { DIRECTIONS, hostile, leadsOut, stepFrom } from './land.ts';
import { MOST_HEXES } from './set.ts';
import type { Into, Karak2Answers, Karak2View } from './state.ts';
import { tilesLeft } from './travel.ts';

const MOVE = DIRECTIONS.map((move) => ({ move }));
const EXPLORE = DIRECTIONS.map((explore) => ({ explore }));
const RIDE = DIRECTIONS.map((ride) => Array.from({ length: MOST_HEXES + 1 }, (_, far) => ({ ride, far })));
const portalTo = once((portal: string) => ({ portal }));

/** Every way to move now. (K2-14, K2-18, K2-50, K2-95) */
export function moveAnswers(
  { rides, portal }: Bends,
  state: Karak2View,
  seat: Seat,
  into: Into<Karak2Answers['act']>,
): void {
  const place = state.at[seat];
  const more = tilesLeft(state) > 0;
  for (let direction = 0; direction < 6; direction++) {
    if (stepFrom(state, place, direction) >= 0) into.push(MOVE[direction]);
    else if (more && leadsOut(state, place, direction)) into.push(EXPLORE[direction]);
  }
  if (!state.rode && rides > 0) rideAnswers(state, place, rides, into);
  if (portal && !state.ported && state.city[seat] >= 0) {
    if (state.city[seat] !== place) into.push(portalTo(state.tile[state.city[seat]]));
    else for (let to = 0; to < state.tile.length; to++) if (to !== place) into.push(portalTo(state.tile[to]));
  }
}

/** Straight on over explored tiles, gorges or not, until something hostile stands in the way. (K2-95, K2-96) */
function rideAnswers(state: Karak2View, place: number, most: number, into: Into<Karak2Answers['act']>): void {
  for (let direction = 0; direction < 6; direction++) {
    let to = place;
    for (let far = 1; far <= most; far++) {
      to = state.near[to * 6 + direction];
      if (to < 0) break;
      // A ride of one hex is only worth its name across a gorge.
      if (far > 1 || stepFrom(state, place, direction) < 0) into.push(RIDE[direction][far]);
      if (hostile(state, to)) break;
    }
  }
}

export const directionNumber = (direction: (typeof DIRECTIONS)[number]): number =>
  DIRECTIONS.indexOf(direction);
