import type { KragmorthaSet, KragmorthaView } from '@undercroft/kragmortha';
import { NAMES, squareOf } from '@undercroft/kragmortha';

/** The side of a square on the board. */
export const SIDE = 100;
export const COLUMNS = 7;

export const left = (square: number): number => (square % COLUMNS) * SIDE;
export const top = (square: number): number => Math.floor(square / COLUMNS) * SIDE;

/** The middle of a square. */
export const middle = (square: number) => ({ x: left(square) + SIDE / 2, y: top(square) + SIDE / 2 });

/** Where the candle burns on a desk that begins at this square. */
export const candleOn = (desk: number) => ({ x: left(desk) + 148, y: top(desk) + 32 });

/** Where a goblin's foot stands; two share a square only while one is pushing the other. */
export function placeOf(view: KragmorthaView, seat: number): { x: number; y: number } | null {
  const name = view.seats[seat]?.at ?? null;
  if (name === null) return null;
  const square = squareOf(name);
  const here = view.seats.flatMap((other, index) => (other.at === name ? [index] : []));
  const crowd = here.length + Number(NAMES[view.rigor] === name);
  const aside = crowd < 2 ? 0 : (here.indexOf(seat) - (crowd - 1) / 2) * 40;
  return { x: left(square) + SIDE / 2 + aside, y: top(square) + 90 };
}

/** The marks of the map for so many goblins, square by square. */
export function marksOf(set: KragmorthaSet, many: number): readonly string[] {
  const map = set.maps.find(({ seats }) => seats >= many);
  return (map?.rows ?? []).join(' ').split(' ');
}
