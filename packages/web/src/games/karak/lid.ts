import type { PaintedLid } from '../../table/game/screen.ts';
import drawing from './lid.svg?drawing';

export const lid: PaintedLid = {
  drawing,
  title: [['Karak', 92, 92]],
  side: '#0e1119',
};
