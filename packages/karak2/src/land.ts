import type { Karak2State, Karak2View } from './state.ts';

/** Six ways out of a hex, clockwise. Edge n of an unturned tile faces direction n. */
export const DIRECTIONS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Steps in axial coordinates, by direction. */
export const DQ: readonly number[] = [1, 0, -1, -1, 0, 1];
export const DR: readonly number[] = [0, 1, 1, 0, -1, -1];

export const CASTLE = 0;
export const START_FOREST = 1;
export const START_FARM = 2;

export const opposite = (direction: number) => (direction + 3) % 6;

/** Gorges as bits, the tile turned clockwise by so many edges. */
export function turnGorges(gorges: number, turned: number): number {
  return ((gorges << turned) | (gorges >> (6 - turned))) & 63;
}

/** The place that a step in this direction leads to, or -1: gorges on either side stop it. (K2-14) */
export function stepFrom(
  land: Pick<Karak2View, 'near' | 'gorges'>,
  place: number,
  direction: number,
): number {
  if ((land.gorges[place] >> direction) & 1) return -1;
  const next = land.near[place * 6 + direction];
  return next >= 0 && (land.gorges[next] >> opposite(direction)) & 1 ? -1 : next;
}

/** Whether unexplored land can be entered this way. (K2-18) */
export function leadsOut(
  land: Pick<Karak2View, 'near' | 'gorges'>,
  place: number,
  direction: number,
): boolean {
  return land.near[place * 6 + direction] < 0 && ((land.gorges[place] >> direction) & 1) === 0;
}

/** Whether what lies beside a place is so many hexes at most from where somebody stands. */
export function isWithin(
  { q, r }: Pick<Karak2View, 'q' | 'r'>,
  here: number,
  place: number,
  direction: number,
  most: number,
): boolean {
  const east = q[place] + DQ[direction] - q[here];
  const south = r[place] + DR[direction] - r[here];
  return (Math.abs(east) + Math.abs(south) + Math.abs(east + south)) / 2 <= most;
}

/** The place at these coordinates, or -1. */
export function placeAt(land: Pick<Karak2View, 'q' | 'r'>, q: number, r: number): number {
  for (let place = 0; place < land.q.length; place++) {
    if (land.q[place] === q && land.r[place] === r) return place;
  }
  return -1;
}

/** Lays a tile and joins it to its neighbours, so that moving never has to search. Returns its place. */
export function putTile(state: Karak2State, tile: string, q: number, r: number, gorges: number): number {
  const place = state.tile.length;
  state.tile.push(tile);
  state.q.push(q);
  state.r.push(r);
  state.gorges.push(gorges);
  state.armies.push('', '');
  for (let direction = 0; direction < 6; direction++) {
    const next = placeAt(state, q + DQ[direction], r + DR[direction]);
    state.near.push(next);
    if (next >= 0) state.near[next * 6 + opposite(direction)] = place;
  }
  return place;
}

/** One bit for each direction in which a neighbour of this free place is open towards it. (K2-89) */
export function openTo(land: Pick<Karak2View, 'q' | 'r' | 'gorges'>, q: number, r: number): number {
  let open = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = placeAt(land, q + DQ[direction], r + DR[direction]);
    if (next >= 0 && ((land.gorges[next] >> opposite(direction)) & 1) === 0) open |= 1 << direction;
  }
  return open;
}

/** Whether an enemy stands there. */
export function hostile(land: Pick<Karak2View, 'armies' | 'general'>, place: number): boolean {
  return land.armies[place * 2] !== '' || land.armies[place * 2 + 1] !== '' || land.general === place;
}

export function cityAt(land: Pick<Karak2View, 'city'>, place: number): number {
  return land.city.indexOf(place);
}
