import type { PaintedLid } from '../../table/game/screen.ts';
import drawing from './lid.svg?drawing';

export const lid: PaintedLid = {
  drawing,
  title: [['Karak 2', 84, 90]],
  side: '#1a2417',
};
