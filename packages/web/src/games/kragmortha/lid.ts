import type { PaintedLid } from '../../table/game/screen.ts';
import drawing from './lid.svg?drawing';

export const lid: PaintedLid = {
  drawing,
  title: [['Kragmortha', 54, 74]],
  side: '#190f28',
};
