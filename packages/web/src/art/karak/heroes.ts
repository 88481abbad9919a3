import type { Hero } from '@undercroft/karak';
import type { Look } from '../Portrait.tsx';
import { Aderyn } from './heroes/aderyn.tsx';
import { Argentus } from './heroes/argentus.tsx';
import { Horan } from './heroes/horan.tsx';
import { Taia } from './heroes/taia.tsx';
import { Victorius } from './heroes/victorius.tsx';
import { Xanros } from './heroes/xanros.tsx';

/** Each hero's drawing in a box 100 wide and 122 high, and the square of it that shows the face. */
export const HEROES: Readonly<Record<Hero, Look>> = {
  argentus: { draw: Argentus, face: '14 -3 72 72' },
  xanros: { draw: Xanros, face: '10 2 80 80' },
  horan: { draw: Horan, face: '17 12 66 66' },
  aderyn: { draw: Aderyn, face: '17 6 68 68' },
  taia: { draw: Taia, face: '15 3 70 70' },
  victorius: { draw: Victorius, face: '15 2 72 72' },
};
