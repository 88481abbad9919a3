import type { Karak2View } from '@undercroft/karak2';
import { useMemo } from 'react';
import { Alive, type Living } from '../../table/board/Alive.tsx';
import { middleOf } from './places.ts';
import { useSeen } from './seen.ts';

/** What burns and glows on the land. */
export function Lights() {
  const land = useSeen(({ view: { tile, q, r, city, general } }) => ({ tile, q, r, city, general }));
  return <Alive living={useMemo(() => livingOn(land), [land])} />;
}

/** Light in the castle's windows and in those of every city, and the glow of the Maw. */
function livingOn(view: Pick<Karak2View, 'tile' | 'q' | 'r' | 'city' | 'general'>): readonly Living[] {
  return view.tile.flatMap((tile, place): Living[] => {
    const { x, y } = middleOf(view, place);
    if (tile === 'castle') return [{ kind: 'torch', x, y }];
    if (tile === 'hells-maw' && view.general !== place) return [{ kind: 'cold', x, y: y - 6 }];
    return view.city.includes(place) ? [{ kind: 'torch', x: x + 12, y: y + 6 }] : [];
  });
}
