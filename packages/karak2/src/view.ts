import type { Box, Chance, Viewer } from '@undercroft/kernel';
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
  const state = copyTable(seen);
  if (hasScouted(state, viewer)) return state;
  for (const [index, back] of state.top.entries()) {
    state.top[index] = chance.draw(back === BACKS[0] ? state.first : state.second);
  }
  return state;
}

/** Columns are flat and asks are never changed, so a copy of each list is a copy of the table. */
function copyTable(seen: Karak2View): Karak2State {
  return {
    ...seen,
    asks: seen.asks.slice(),
    heroes: seen.heroes.slice(),
    gathered: seen.gathered.slice(),
    at: seen.at.slice(),
    life: seen.life.slice(),
    conquest: seen.conquest.slice(),
    goods: seen.goods.slice(),
    army: seen.army.slice(),
    swords: seen.swords.slice(),
    hammers: seen.hammers.slice(),
    fireballs: seen.fireballs.slice(),
    pickpockets: seen.pickpockets.slice(),
    amulet: seen.amulet.slice(),
    city: seen.city.slice(),
    built: seen.built.slice(),
    smallStones: seen.smallStones.slice(),
    largeStones: seen.largeStones.slice(),
    tile: seen.tile.slice(),
    q: seen.q.slice(),
    r: seen.r.slice(),
    gorges: seen.gorges.slice(),
    near: seen.near.slice(),
    armies: seen.armies.slice(),
    lying: seen.lying.slice(),
    lyingAt: seen.lyingAt.slice(),
    supply: seen.supply.slice(),
    first: seen.first.slice(),
    second: seen.second.slice(),
    top: seen.top.slice(),
    bag: seen.bag.slice(),
    amulets: seen.amulets.slice(),
    gone: seen.gone.slice(),
  };
}
