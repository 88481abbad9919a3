import { byName } from './drawing.ts';
import type { Look } from './Portrait.tsx';

const DRAWINGS = byName(
  import.meta.glob('./heroes/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** Which square of a hero's drawing shows the face. */
const FACES = {
  argentus: '14 -3 72 72',
  xanros: '10 2 80 80',
  horan: '17 12 66 66',
  aderyn: '17 6 68 68',
  taia: '15 3 70 70',
  victorius: '15 2 72 72',
  lorraine: '16 0 70 70',
  elspeth: '16 3 70 70',
  darius: '14 8 74 74',
} as const;

export type AnyHero = keyof typeof FACES;

/** Every hero of every game, in a box 100 wide and 122 high. */
export const heroLook = (hero: AnyHero): Look => ({ drawing: DRAWINGS[hero], face: FACES[hero] });
