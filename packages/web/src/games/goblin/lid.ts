import type { PaintedLid } from '../../table/game/screen.ts';
import drawing from './lid.svg?drawing';

export const lid: PaintedLid = {
  drawing,
  title: [
    ['Karak', 40, 50],
    ['Goblin', 80, 112],
  ],
  side: '#131f0d',
};
