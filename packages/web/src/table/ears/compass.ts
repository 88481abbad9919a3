import { numbersIn } from '../../kit/language/made.ts';
import type { AtTable } from '../game/screen.ts';

/** In the order of the letters. */
const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

type Speaks = Pick<AtTable, 'm' | 'say'>;

/** How far something lies to one side or the other of the start, by its letter: 'N2'. Nothing is 0. */
function far({ m, say }: Speaks, by: number, sides: readonly ['north' | 'east', 'south' | 'west']): string {
  const distance = Math.abs(by);
  const whole = distance < 1 ? '' : numbersIn(say.language).format(Math.floor(distance));
  // Every second row of a board of hexes lies half a hex aside.
  const letters = m.table.compass.split(' ');
  const letter = letters[SIDES.indexOf(sides[by > 0 ? 0 : 1])] ?? '';
  return by === 0 ? '0' : `${letter}${whole}${distance % 1 === 0 ? '' : '½'}`;
}

/** A row of a board that grows, by how far north of the start it lies; and a column, by how far east. */
export const rowName = (at: Speaks, north: number): string => far(at, north, ['north', 'south']);
export const columnName = (at: Speaks, east: number): string => far(at, east, ['east', 'west']);

/** A place on such a board: 'N2 E1', and 0 for the start itself. */
export function compassName(at: Speaks, east: number, north: number): string {
  const parts = [north === 0 ? [] : rowName(at, north), east === 0 ? [] : columnName(at, east)].flat();
  return parts.length === 0 ? '0' : parts.join(' ');
}
