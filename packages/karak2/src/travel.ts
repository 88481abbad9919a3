import type { Seat } from '@undercroft/kernel';
import { type Army, MAW } from './components.ts';
import { bends } from './heroes.ts';
import { DIRECTIONS, DQ, DR, openTo, opposite, putTile, turnGorges } from './land.ts';
import { arrive } from './meet.ts';
import { printed } from './printed.ts';
import {
  BACKS,
  type FateAsk,
  type Karak2Moment,
  type Karak2State,
  type Karak2View,
  type LayAsk,
} from './state.ts';

/** A move belongs to the action after it; a second one forgoes the action between. (K2-10) */
function startMove(state: Karak2State): void {
  if (state.moved) state.spent++;
  state.moved = true;
}

/** The hero goes to a place on the map and fights what stands there. (K2-14, K2-17) */
export function goTo(moment: Karak2Moment, seat: Seat, to: number, by: 'step' | 'portal' | 'ride'): void {
  const { state, tell } = moment;
  const from = state.at[seat];
  startMove(state);
  state.at[seat] = to;
  tell?.({ kind: 'moved', seat, from: state.tile[from], to: state.tile[to], by });
  arrive(moment, seat, from);
}

/** How many tiles the stack still has. To whoever sees backs on top, the names of those are among the others. */
export function tilesLeft({ top, first, second }: Karak2View): number {
  const twice = top.length > 0 && (BACKS as readonly string[]).includes(top[0]);
  return first.length + second.length + (twice ? 0 : top.length);
}

/** The next tile of the stack: what Darius put back, else the first level, else the second. (K2-4) */
export function drawTile(moment: Karak2Moment): string {
  return moment.state.top.pop() ?? drawUnseen(moment);
}

function drawUnseen({ state, chance }: Karak2Moment): string {
  return chance.draw(state.first.length > 0 ? state.first : state.second, 'tiles');
}

/** Into unexplored land. (K2-18, K2-97) */
export function explore(moment: Karak2Moment, seat: Seat, direction: number): void {
  const { box, state, tell } = moment;
  startMove(state);
  const count = Math.min(bends(box.set, state, seat).scouts, tilesLeft(state));
  if (count < 2) {
    found(moment, seat, direction, drawTile(moment));
    return;
  }
  // He lifts tiles from the stack until he knows enough; what he put back before, he knows already.
  while (state.top.length < count) state.top.unshift(drawUnseen(moment));
  const tiles = [...state.top];
  tell?.({ kind: 'scouted', seat, tiles, count }, seat, { kind: 'scouted', seat, tiles: [], count });
  state.asks.push({ kind: 'scout', seat, side: DIRECTIONS[direction] });
}

/** The hero has a tile for the land he enters; it is turned and laid. (K2-19) */
export function found(moment: Karak2Moment, seat: Seat, direction: number, tile: string): void {
  layTile(moment, seat, tile, moment.state.at[seat], direction, true);
}

/** Asks how to turn a tile beside another, unless there is only one way. */
export function layTile(
  moment: Karak2Moment,
  seat: Seat,
  tile: string,
  beside: number,
  direction: number,
  entered: boolean,
): void {
  const { box, state } = moment;
  const { gorges } = printed(box).tiles[tile];
  const q = state.q[beside] + DQ[direction];
  const r = state.r[beside] + DR[direction];
  const ask: LayAsk = { kind: 'lay', seat, tile, gorges, q, r, from: entered ? beside : -1 };
  const ways = waysToTurn(state, ask);
  if (ways.length > 1) state.asks.push(ask);
  else putDown(moment, ask, ways[0]);
}

/** Ways to turn a tile that look different and join it to where it must be joined. (K2-19, K2-89) */
export function waysToTurn(state: Karak2View, { gorges, q, r, from }: LayAsk): number[] {
  const ways: number[] = [];
  // A hero's tile is joined to where he comes from, the falcon's to any neighbour.
  const open = from < 0 ? openTo(state, q, r) : 1 << opposite(directionTo(state, from, q, r));
  for (let turned = 0; turned < 6; turned++) {
    const edges = turnGorges(gorges, turned);
    // Turned back into its first look, a tile only repeats itself.
    if (turned > 0 && edges === gorges) break;
    if ((open & ~edges) !== 0) ways.push(turned);
  }
  return ways;
}

function directionTo(state: Karak2View, from: number, q: number, r: number): number {
  let direction = 0;
  while (state.q[from] + DQ[direction] !== q || state.r[from] + DR[direction] !== r) direction++;
  return direction;
}

/** The tile lies; a hero who found it moves on, and its armies come. (K2-18 … K2-23, K2-79, K2-88) */
export function putDown(moment: Karak2Moment, ask: LayAsk, turned: number): void {
  const { box, state, tell } = moment;
  const { seat, tile, gorges, q, r, from } = ask;
  const { level } = printed(box).tiles[tile];
  const place = putTile(state, tile, q, r, turnGorges(gorges, turned));
  if (from >= 0) state.at[seat] = place;
  tell?.({ kind: 'laid', seat, tile, q, r, turned, by: from < 0 ? 'falcon' : 'hero' });
  if (tile === MAW) {
    state.general = place;
    state.praetorians = box.set.general.praetorians[state.heroes.length - 2];
    tell?.({ kind: 'general', seat, praetorians: state.praetorians });
    if (from >= 0) arrive(moment, seat, from);
  } else drawArmies(moment, seat, place, level, from);
}

/** One army on the first level, two on the second; Taia draws one more and puts one back. (K2-20, K2-21, K2-86) */
function drawArmies(moment: Karak2Moment, seat: Seat, place: number, wanted: number, from: number): void {
  const { box, state, chance, tell } = moment;
  const extra = bends(box.set, state, seat).draws;
  const drawn: Army[] = [];
  while (drawn.length < wanted + extra && state.bag.length > 0) drawn.push(chance.draw(state.bag, 'armies'));
  if (drawn.length <= wanted) placeArmies(state, place, drawn);
  if (drawn.length > 0) tell?.({ kind: 'drew', seat, armies: [...drawn], tile: state.tile[place] });
  const ask: FateAsk = { kind: 'fate', seat, place, drawn, from };
  if (drawn.length > wanted) choose(moment, ask);
  else if (from >= 0) arrive(moment, seat, from);
}

/** Asks which of too many armies goes back; where all are alike there is no choice. */
function choose(moment: Karak2Moment, ask: FateAsk): void {
  const { drawn } = ask;
  if (drawn.every((army) => army === drawn[0])) putBack(moment, ask, drawn[0]);
  else moment.state.asks.push(ask);
}

/** One of the drawn armies returns to the bag, and the next, until no more are left than stay. (K2-86) */
export function putBack(moment: Karak2Moment, ask: FateAsk, army: Army): void {
  const { box, state, tell } = moment;
  const { seat, place, from } = ask;
  const drawn = ask.drawn.toSpliced(ask.drawn.indexOf(army), 1);
  const { level } = printed(box).tiles[state.tile[place]];
  state.bag.push(army);
  const enough = drawn.length <= level;
  if (enough) placeArmies(state, place, drawn);
  tell?.({ kind: 'put-back', seat, army });
  if (!enough) choose(moment, { ...ask, drawn });
  else if (from >= 0) arrive(moment, seat, from);
}

function placeArmies(state: Karak2State, place: number, armies: readonly Army[]): void {
  for (let i = 0; i < armies.length; i++) state.armies[place * 2 + i] = armies[i];
}
