import type { Karak2View } from '@undercroft/karak2';
import type { Living } from '../../table/board/Alive.tsx';
import { middleOf } from './places.ts';

/** Light in the castle's windows and in those of every city, and the glow of the Maw. */
export function livingOn(view: Karak2View): readonly Living[] {
  return view.tile.flatMap((tile, place): Living[] => {
    const { x, y } = middleOf(view, place);
    if (tile === 'castle') return [{ kind: 'torch', x, y }];
    if (tile === 'hells-maw' && view.general !== place) return [{ kind: 'cold', x, y: y - 6 }];
    return view.city.includes(place) ? [{ kind: 'torch', x: x + 12, y: y + 6 }] : [];
  });
}
