import type { Karak2View } from '@undercroft/karak2';
import { RADIUS } from '../../art/karak2/hex.ts';
import type { Rect } from '../../table/board/PanZoom.tsx';

const WIDE = RADIUS * Math.sqrt(3);
const HIGH = RADIUS * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex on the board. */
export const middle = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2), y: HIGH * r });

/** Where places are on the map. */
type Mapped = Pick<Karak2View, 'q' | 'r'>;

export const middleOf = ({ q, r }: Mapped, place: number): Point => middle(q[place], r[place]);

/** The hex at a point of the board, by the nearest middle. */
export function hexAt(x: number, y: number): { q: number; r: number } {
  const row = Math.round(y / HIGH);
  let found = { q: 0, r: 0 };
  let nearest = Number.POSITIVE_INFINITY;
  for (let r = row - 1; r <= row + 1; r++) {
    // Adding nothing turns -0 into 0.
    const q = Math.round(x / WIDE - r / 2) + 0;
    const at = middle(q, r);
    const distance = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      found = { q, r };
    }
  }
  return found;
}

/** Some hexes with room around them. */
export function around(points: readonly Point[], margin: number): Rect {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** The Dark General is there, and nobody has beaten him: whoever did has the Arkenstone. */
export const generalStands = ({ general, arkenstone }: Pick<Karak2View, 'general' | 'arkenstone'>): boolean =>
  general >= 0 && arkenstone < 0;

/** All of the land, with room for what is not yet found. */
export const landBounds = (view: Karak2View): Rect =>
  around(
    view.tile.map((_, place) => middleOf(view, place)),
    RADIUS * 2.9,
  );

/** Where a hero's foot stands: beside an army or a city, and beside others who share the hex. */
export function placeOf(view: Karak2View, seat: number): Point {
  const place = view.at[seat];
  const here = view.at.flatMap((at, other) => (at === place ? [other] : []));
  const nth = here.indexOf(seat);
  const full =
    view.armies[place * 2] !== '' || view.general === place || view.city.includes(place) || place === 0;
  const spread = Math.min(32, 84 / Math.max(1, here.length - 1));
  const { x, y } = middleOf(view, place);
  const left = full && here.length === 1 ? -27 : 0;
  return {
    x: x + left + (nth - (here.length - 1) / 2) * spread,
    y: y + (full ? 34 : 20) + (nth % 2) * 4,
  };
}
