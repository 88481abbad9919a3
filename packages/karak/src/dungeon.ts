import type { Still } from '@undercroft/kernel';
import { SHAPES, type Shape, TILE_KINDS, type TileKind, type TileName, type Token } from './components.ts';
import type { Direction, Dungeon } from './state.ts';

export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

/** Openings written clockwise from north, by their bits: DOORS[3] is 'NE'. */
export const DOORS: readonly string[] = Array.from({ length: 16 }, (_, bits) =>
  [...'NESW'].filter((_, direction) => bits & (1 << direction)).join(''),
);

/** The place next to a tile, whether a tile lies there or not. */
export function placeBeside(
  dungeon: Still<Dungeon>,
  tile: number,
  direction: number,
): { x: number; y: number } {
  return { x: dungeon.x[tile] + DX[direction], y: dungeon.y[tile] + DY[direction] };
}

export function opensTo(dungeon: Still<Dungeon>, tile: number, direction: number): boolean {
  return (dungeon.doors[tile] & (1 << direction)) !== 0;
}

/** The tile that touches this one on that side, or -1. */
export function tileBeside(dungeon: Still<Dungeon>, tile: number, direction: number): number {
  return dungeon.beside[tile * 4 + direction];
}

/** Both tiles have an opening on the edge between them. (K-11) */
export function mayPass(dungeon: Still<Dungeon>, tile: number, direction: number): boolean {
  const next = tileBeside(dungeon, tile, direction);
  return next >= 0 && opensTo(dungeon, tile, direction) && opensTo(dungeon, next, direction ^ 2);
}

/** An opening that faces an empty place. (K-14) */
export function isOpenExit(dungeon: Still<Dungeon>, tile: number, direction: number): boolean {
  return opensTo(dungeon, tile, direction) && tileBeside(dungeon, tile, direction) < 0;
}

/** Whether any exit is open, leaving out exits to one place that is about to be filled. */
export function hasOpenExit(dungeon: Still<Dungeon>, except?: { x: number; y: number }): boolean {
  for (let tile = dungeon.kind.length - 1; tile >= 0; tile--) {
    for (let direction = 0; direction < 4; direction++) {
      if (!isOpenExit(dungeon, tile, direction)) continue;
      if (except === undefined) return true;
      const place = placeBeside(dungeon, tile, direction);
      if (place.x !== except.x || place.y !== except.y) return true;
    }
  }
  return false;
}

export function isFountain(dungeon: Still<Dungeon>, tile: number): boolean {
  const kind = dungeon.kind[tile];
  return kind === 'fountain' || kind === 'start';
}

export function hasMonster(dungeon: Still<Dungeon>, tile: number): boolean {
  const token = dungeon.token[tile];
  return token !== null && token !== 'chest';
}

/** The fountains found last, and among which tiles: tiles are only ever added. */
let fountains: number[] = [];
let among: readonly TileKind[] = [];
let looked = 0;

/** Where a hero is healed. */
export function fountainsOf({ kind }: Still<Dungeon>): readonly number[] {
  if (kind !== among || kind.length < looked) {
    fountains = [];
    among = kind;
    looked = 0;
  }
  for (; looked < kind.length; looked++)
    if (kind[looked] === 'fountain' || kind[looked] === 'start') fountains.push(looked);
  return fountains;
}

function turned(doors: number, quarters: number): number {
  return ((doors << quarters) | (doors >> (4 - quarters))) & 15;
}

/** The ways to turn a tile, by the hero's direction: it opens to where the hero comes from. (K-15) */
function joining(shape: Shape): number[][] {
  const ways = [...new Set([0, 1, 2, 3].map((quarters) => turned(SHAPES[shape], quarters)))];
  return DIRECTIONS.map((_, direction) => ways.filter((doors) => doors & (1 << (direction ^ 2))));
}

/** What the name of a tile says. */
interface Named {
  readonly kind: TileKind;
  readonly ways: readonly (readonly number[])[];
}

const NAMED: Readonly<Record<string, Named>> = Object.fromEntries(
  TILE_KINDS.flatMap((kind) =>
    (Object.keys(SHAPES) as Shape[]).map((shape) => [`${kind}-${shape}`, { kind, ways: joining(shape) }]),
  ),
);

export const kindOf = (name: TileName): TileKind => NAMED[name].kind;

/** How a drawn tile may be laid: joined to where the hero comes from, not shutting the dungeon. (K-15, K-16) */
export function waysToLay(
  dungeon: Still<Dungeon>,
  from: number,
  direction: number,
  name: TileName,
): readonly number[] {
  const ways = NAMED[name].ways[direction];
  const place = placeBeside(dungeon, from, direction);
  if (ways.length < 2 || hasOpenExit(dungeon, place)) return ways;
  const empty = emptySides(dungeon, place);
  const open = ways.filter((doors) => doors & empty);
  return open.length > 0 ? open : ways;
}

/** The sides of a place where no tile lies, as bits. */
function emptySides(dungeon: Still<Dungeon>, place: { x: number; y: number }): number {
  let sides = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (tileAt(dungeon, place.x + DX[direction], place.y + DY[direction]) < 0) sides |= 1 << direction;
  }
  return sides;
}

function tileAt(dungeon: Still<Dungeon>, x: number, y: number): number {
  for (let tile = dungeon.kind.length - 1; tile >= 0; tile--) {
    if (dungeon.x[tile] === x && dungeon.y[tile] === y) return tile;
  }
  return -1;
}

/** Lays a tile and joins it to its neighbours; returns its number. */
export function layTile(
  dungeon: Dungeon,
  kind: TileKind,
  doors: number,
  x: number,
  y: number,
  token: Token | null = null,
): number {
  const tile = dungeon.kind.length;
  dungeon.kind.push(kind);
  dungeon.doors.push(doors);
  dungeon.x.push(x);
  dungeon.y.push(y);
  dungeon.token.push(token);
  for (let direction = 0; direction < 4; direction++) {
    const next = tileAt(dungeon, x + DX[direction], y + DY[direction]);
    dungeon.beside.push(next);
    if (next >= 0) dungeon.beside[next * 4 + (direction ^ 2)] = tile;
  }
  return tile;
}
