import type { Kragmortha } from '@undercroft/kragmortha';
import { figures, type Plan, type Planned, painted, rect } from '../../art/plan.ts';
import { COLUMNS, left, marksOf, middle, SIDE, top } from './places.ts';

const CASE = '#7a4f2c';
const FLOOR = '#7b6a86';
/** By the marks of a map. */
const MARKS: Readonly<Record<string, string>> = { '#': CASE, D: '#3f7d5c', T: '#5fb6b0', s: '#5fb6b0' };

/** The library from above: bookcases, the desk, teleports, the goblins, and Rigor in his cold light. */
export function plan({ box, view, colourOf }: Planned<Kragmortha>): Plan {
  const marks = marksOf(box.set, view.seats.length);
  const squares = marks.flatMap((mark, square) =>
    mark === '.'
      ? []
      : [[MARKS[mark] ?? FLOOR, rect(left(square) + 4, top(square) + 4, SIDE - 8, SIDE - 8)] as const],
  );
  const goblins = view.at.flatMap((square, seat) =>
    square < 0 ? [] : [{ ...middle(square), paint: colourOf(seat) }],
  );
  const first = Math.max(0, top(marks.findIndex((mark) => mark !== '.')));
  return {
    box: `0 ${first} ${COLUMNS * SIDE} ${(marks.length / COLUMNS) * SIDE - first}`,
    paints: [
      ...painted(squares),
      ...figures([{ ...middle(view.rigor), paint: '#8fcbff' }], 42),
      ...figures(goblins, 30),
    ],
  };
}
