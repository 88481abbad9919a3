import { DIRECTIONS, kindOf, placeBeside, SHAPES, type Shape } from '@undercroft/karak';
import { Tile } from '../../art/karak/Tile.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import { TurningTile } from '../../table/board/TurningTile.tsx';
import { useMind } from './mind.tsx';
import { TILE } from './places.ts';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** The tile that was drawn, in its place, until it is turned and laid. */
export function NewTile() {
  const { ways, way, turn, lay } = useMind();
  const words = wordsOf(useTable().say.language);
  const event = useSeen((at) => (at.event?.kind === 'drew-tile' ? at.event : null));
  const { ask, at, dungeon } = useSeen(({ view }) => {
    const ask = view.asks.at(-1);
    if (ask?.kind !== 'lay') return { ask: null, at: 0, dungeon: view.dungeon };
    return { ask, at: view.heroes[ask.seat].at, dungeon: view.dungeon };
  });
  if (event !== null) {
    const shape = event.tile.slice(event.tile.indexOf('-') + 1) as Shape;
    return (
      <g transform={`translate(${event.x * TILE} ${event.y * TILE})`}>
        <g className={styles.drawn}>
          <Tile kind={kindOf(event.tile)} doors={SHAPES[shape]} variant={dungeon.kind.length} />
        </g>
      </g>
    );
  }
  if (ask === null) return null;
  const { x, y } = placeBeside(dungeon, at, DIRECTIONS.indexOf(ask.direction));
  const shape = ask.tile.slice(ask.tile.indexOf('-') + 1) as Shape;
  const doors = ways[way] ?? SHAPES[shape];
  return (
    <TurningTile
      x={x * TILE}
      y={y * TILE}
      label={words.turnTile}
      middle={[50, 50]}
      below={74}
      mine={ways.length > 0}
      onTurn={turn}
      onLay={lay}
    >
      <g key={doors} className={styles.turned}>
        <Tile kind={kindOf(ask.tile)} doors={doors} variant={dungeon.kind.length} />
      </g>
      <rect x="2" y="2" width="96" height="96" rx="8" className={styles.frame} />
    </TurningTile>
  );
}
