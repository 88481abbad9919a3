import type { KarakView } from '@undercroft/karak';
import type { Rect } from '../../table/board/PanZoom.tsx';

/** The side of a tile on the board. */
export const TILE = 100;

/** Where a hero's foot stands within its tile, when several share it or a token lies there. */
export function placeOf(view: KarakView, seat: number): { x: number; y: number } {
  const { at } = view.heroes[seat];
  const here = view.heroes.flatMap((hero, other) => (hero.at === at ? [other] : []));
  const place = here.indexOf(seat);
  const left = view.dungeon.token[at] === null ? 50 : 29;
  const spread = Math.min(24, 64 / Math.max(1, here.length - 1));
  const x = left + (place - (here.length - 1) / 2) * spread;
  return {
    x: view.dungeon.x[at] * TILE + Math.max(16, Math.min(84, x)),
    y: view.dungeon.y[at] * TILE + 84 + (place % 2) * 4,
  };
}

/** All tiles, with room for what is not yet discovered. */
export function dungeonBounds({ dungeon }: KarakView): Rect {
  const [left, right] = [Math.min(...dungeon.x), Math.max(...dungeon.x)];
  const [top, bottom] = [Math.min(...dungeon.y), Math.max(...dungeon.y)];
  return {
    x: (left - 1.2) * TILE,
    y: (top - 1.2) * TILE,
    width: (right - left + 3.4) * TILE,
    height: (bottom - top + 3.4) * TILE,
  };
}

/** A few places and the tiles around them. */
export function around(places: readonly { readonly x: number; readonly y: number }[], margin: number): Rect {
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  return {
    x: (left - margin) * TILE,
    y: (top - margin) * TILE,
    width: (right - left + 1 + 2 * margin) * TILE,
    height: (bottom - top + 1 + 2 * margin) * TILE,
  };
}
