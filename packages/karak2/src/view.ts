import { type Box, type Chance, copy, type Viewer } from '@undercroft/kernel';
import { printed } from './printed.ts';
import type { Karak2, Karak2State, Karak2View } from './state.ts';

/** The backs of tiles: all that anybody but Darius sees of those on top. */
const BACKS = ['first-level', 'second-level'] as const;

/** Darius alone has looked at the tiles on top. (K2-97) */
const hasScouted = (state: Karak2View, viewer: Viewer): boolean =>
  viewer !== null && state.heroes[viewer] === 'darius';

/**
 * Everything lies open but the tiles that Darius has seen: to others they are backs, and their names are back
 * among those not drawn. The bags themselves hide nothing: their order does not exist yet.
 */
export function view(box: Box<Karak2>, state: Karak2State, viewer: Viewer): Karak2View {
  if (state.top.length === 0 || hasScouted(state, viewer)) return state;
  const { tiles } = printed(box);
  const level = (wanted: 1 | 2) => state.top.filter((tile) => tiles[tile].level === wanted);
  return {
    ...state,
    top: state.top.map((tile) => BACKS[tiles[tile].level - 1]),
    first: [...state.first, ...level(1)].sort(),
    second: [...state.second, ...level(2)].sort(),
  };
}

/** Any tile of the right level could lie where a back shows. */
export function imagine(_box: Box<Karak2>, seen: Karak2View, viewer: Viewer, chance: Chance): Karak2State {
  const state = copy(seen) as Karak2State;
  if (hasScouted(state, viewer)) return state;
  for (const [index, back] of state.top.entries()) {
    state.top[index] = chance.draw(back === BACKS[0] ? state.first : state.second);
  }
  return state;
}
