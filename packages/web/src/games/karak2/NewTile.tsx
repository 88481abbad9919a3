import { printed, turnGorges } from '@undercroft/karak2';
import { hexagon } from '../../art/karak2/hex.ts';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import { TurningTile } from '../../table/board/TurningTile.tsx';
import { Gives } from './Floor.tsx';
import { ArmyFigure } from './later.ts';
import { useMind } from './mind.tsx';
import type { Shown } from './passing.ts';
import { middle } from './places.ts';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** The tile that was found, in its place, until it is turned and laid. */
export function NewTile() {
  const { ways, way, turn, lay } = useMind();
  const { box, say } = useTable();
  const ask = useSeen(({ view, event }) => (event === null ? view.asks.at(-1) : undefined));
  const known = useSeen(({ view }) => view.tile.length);
  const words = wordsOf(say.language);
  if (ask?.kind !== 'lay') return null;
  const { x, y } = middle(ask.q, ask.r);
  const turned = ways[way] ?? 0;
  const gorges = turnGorges(ask.gorges, turned);
  return (
    <TurningTile
      x={x}
      y={y}
      label={words.turnTile}
      middle={[0, 0]}
      below={84}
      mine={ways.length > 0}
      onTurn={turn}
      onLay={lay}
    >
      <LandTile tile={ask.tile} seed={known + 3} />
      <g key={turned} className={styles.turned}>
        {[0, 1, 2, 3, 4, 5].map((direction) =>
          (gorges >> direction) & 1 ? <Gorge key={direction} direction={direction} /> : null,
        )}
      </g>
      <Gives gives={printed(box).tiles[ask.tile].gives} q={0} r={0} />
      <path d={hexagon(58)} className={styles.frame} />
    </TurningTile>
  );
}

/** Armies just out of the bag, of which one goes back. */
export function Drawn() {
  const { strength } = printed(useTable().box);
  const drawn = useSeen(({ view }) => drawnIn(view));
  if (drawn === null) return null;
  const { x, y } = middle(drawn.q, drawn.r);
  return drawn.armies.map((army, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal armies differ in nothing else
      key={index}
      transform={`translate(${x + (index - (drawn.armies.length - 1) / 2) * 66 - 30} ${y - 92})`}
    >
      <g className={styles.drawn}>
        <g transform="scale(.6)">
          <ArmyFigure army={army} strength={strength[army]} />
        </g>
      </g>
    </g>
  ));
}

function drawnIn(view: Shown) {
  const ask = view.asks.at(-1);
  const drawn = view.drawn ?? (ask?.kind === 'fate' ? { place: ask.place, armies: ask.drawn } : null);
  if (drawn === null || view.tile[drawn.place] === undefined) return null;
  return { armies: drawn.armies, q: view.q[drawn.place], r: view.r[drawn.place] };
}
