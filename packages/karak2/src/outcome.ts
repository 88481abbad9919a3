import type { Box, Outcome, Seat } from '@undercroft/kernel';
import { AMULETS, POINTS, RECRUITS, REWARD } from './components.ts';
import type { Karak2, Karak2State, Karak2View } from './state.ts';

/** What a hero's soul stones are worth. (K2-101) */
export function pointsOf(state: Karak2View, seat: Seat): number {
  const arkenstone = state.arkenstone === seat ? POINTS.arkenstone : 0;
  return state.smallStones[seat] * POINTS.small + state.largeStones[seat] * POINTS.large + arkenstone;
}

/** Most points, then most large stones, else shared. (K2-102, K2-103) */
export function outcome(_box: Box<Karak2>, state: Karak2State): Outcome | null {
  if (state.arkenstone < 0) return null;
  const points = state.heroes.map((_, seat) => pointsOf(state, seat));
  const most = Math.max(...points);
  const best = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  const large = Math.max(...best.map((seat) => state.largeStones[seat]));
  return { by: 'general', winners: best.filter((seat) => state.largeStones[seat] === large), points };
}

const times = (count: number, name: string): string[] => new Array(count).fill(name);

/** Every tile, token and die, wherever it lies; a token counts as what is on its back. */
export function components(_box: Box<Karak2>, state: Karak2State): string[] {
  const names: string[] = [...state.bag.map((army) => REWARD[army]), ...state.gone];
  for (const army of state.armies) if (army !== '') names.push(REWARD[army]);
  for (const item of state.lying) names.push(...token(item));
  for (const [seat, hero] of state.heroes.entries()) {
    names.push(`hero ${hero}`, ...times(state.smallStones[seat], 'small-stone'));
    names.push(...times(state.largeStones[seat], 'large-stone'), ...times(state.swords[seat], 'sword'));
    names.push(...times(state.hammers[seat], 'hammer'), ...times(state.fireballs[seat], 'fireball'));
    names.push(...times(state.pickpockets[seat], 'pickpocket'));
    const amulet = state.amulet[seat];
    if (amulet !== '') names.push(...token(amulet));
    for (let kind = 0; kind < 4; kind++) names.push(...times(state.army[seat * 4 + kind], UNIT_DICE[kind]));
  }
  for (let kind = 0; kind < 4; kind++) names.push(...times(state.supply[kind], UNIT_DICE[kind]));
  for (const amulet of state.amulets) names.push(`amulet of ${amulet}`);
  const tiles = [...state.tile, ...state.first, ...state.second, ...state.top];
  for (const ask of state.asks) {
    if (ask.kind === 'lay' || ask.kind === 'spot') tiles.push(ask.tile);
    if (ask.kind === 'fate') names.push(...ask.drawn.map((army) => REWARD[army]));
  }
  for (const tile of tiles) names.push(`tile ${tile}`);
  return names;
}

const UNIT_DICE = [...RECRUITS, 'skeleton'].map((unit) => `${unit} die`);

/** An amulet is the back of a dryad's token, and one of five. */
function token(item: Karak2State['lying'][number]): string[] {
  return (AMULETS as readonly string[]).includes(item) ? ['amulet', `amulet of ${item}`] : [item];
}
