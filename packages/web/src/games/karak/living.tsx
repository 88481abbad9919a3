import type { KarakView } from '@undercroft/karak';
import { useMemo } from 'react';
import { torchesIn } from '../../art/karak/Tile.tsx';
import { Alive, type Living } from '../../table/board/Alive.tsx';
import { useMind } from './mind.tsx';
import { TILE } from './places.ts';
import type { Goal } from './reach.ts';
import { useSeen } from './seen.ts';

/** What burns and flows in the dungeon. */
export function Lights() {
  const { goals } = useMind();
  const dungeon = useSeen(({ view }) => view.dungeon);
  const heroes = useSeen(({ view }) => view.heroes.map(({ at }) => at));
  return <Alive living={useMemo(() => livingIn(dungeon, heroes, goals), [dungeon, heroes, goals])} />;
}

/** Torches, gates and fountains, those nearest to a hero first; none where a mark has to be read. */
function livingIn(
  dungeon: KarakView['dungeon'],
  heroes: readonly number[],
  goals: readonly Goal[],
): readonly Living[] {
  const away = (tile: number) =>
    Math.min(
      ...heroes.map(
        (at) => Math.abs(dungeon.x[at] - dungeon.x[tile]) + Math.abs(dungeon.y[at] - dungeon.y[tile]),
      ),
    );
  return dungeon.kind
    .map((kind, tile) => ({ kind, tile, far: away(tile) }))
    .filter(({ tile }) => !goals.some(({ x, y }) => x === dungeon.x[tile] && y === dungeon.y[tile]))
    .sort((a, b) => a.far - b.far)
    .flatMap(({ kind, tile }): Living[] => {
      const [x, y] = [dungeon.x[tile] * TILE, dungeon.y[tile] * TILE];
      if (kind === 'room')
        return torchesIn(dungeon.doors[tile], tile).map((at) => ({ kind: 'torch', x: x + at, y: y + 18 }));
      if (kind === 'gate') return [{ kind: 'cold', x: x + 50, y: y + 50 }];
      return kind === 'tunnel' ? [] : [{ kind: 'ripple', x: x + 50, y: y + 52 }];
    });
}
