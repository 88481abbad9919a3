import type { Game, Seat } from './game.ts';

/** As many seats as wanted, or as near as the game allows. */
export const seatsNear = ({ seats: { min, max } }: Pick<Game, 'seats'>, wanted: number): number =>
  Math.min(max, Math.max(min, wanted));

/** What says who plays together. */
type InSides = Pick<Game, 'sides'>;

/** The side of each seat, numbered from 0: everybody is one where nobody plays together. */
export const sidesOf = (game: InSides, seats: number): readonly number[] =>
  game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat);

/** How many sides there are. */
export const countSides = (sides: readonly number[]): number => new Set(sides).size;

/** Who wins with a seat: itself and its partners. */
export const sideOf = (sides: readonly number[], seat: Seat): readonly Seat[] =>
  sides.flatMap((side, other) => (side === sides[seat] ? [other] : []));

/** What each seat has, summed up over its side: partners have all of it. */
export const together = (sides: readonly number[], values: readonly number[]): number[] =>
  sides.map((side) => values.reduce((sum, value, seat) => (sides[seat] === side ? sum + value : sum), 0));

/** What each side has, shared equally by its seats. */
export function sharedOut(sides: readonly number[], values: readonly number[]): number[] {
  const counts = together(
    sides,
    sides.map(() => 1),
  );
  return together(sides, values).map((sum, seat) => sum / counts[seat]);
}
