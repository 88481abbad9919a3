import { type KarakView, slotOf, type TileKind, type Token, tileBeside } from '@undercroft/karak';
import { memo } from 'react';
import { Darkness, TileRim } from '../../art/karak/Board.tsx';
import { StandingMonster } from '../../art/karak/Monster.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken, ItemToken } from '../../art/karak/Token.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import { TILE } from './places.ts';
import { useSeen, useTable } from './seen.ts';

/** The dungeon without anybody in it. */
export function Tiles() {
  const dungeon = useSeen(({ view }) => view.dungeon);
  const laid = useSeen(({ event }) => (event?.kind === 'laid' ? event.tile : null));
  return dungeon.kind.map((kind, tile) => (
    <Laid
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile's number is its name
      key={tile}
      kind={kind}
      doors={dungeon.doors[tile]}
      x={dungeon.x[tile]}
      y={dungeon.y[tile]}
      variant={tile}
      unexplored={unexplored(dungeon, tile)}
      fresh={laid === tile}
    />
  ));
}

/** The dark around the heroes. */
export function Dark() {
  const dungeon = useSeen(({ view }) => view.dungeon);
  const heroes = useSeen(({ view }) => view.heroes.map(({ at }) => at));
  return (
    <Darkness
      over={dungeon.x.map((x, tile) => `M${x * TILE} ${dungeon.y[tile] * TILE}h100v100h-100z`).join('')}
      lights={[...new Set(heroes)].map((tile) => ({
        x: dungeon.x[tile] * TILE + 50,
        y: dungeon.y[tile] * TILE + 50,
      }))}
    />
  );
}

/** What lies on the tiles. */
export function Floor() {
  const { set } = useTable().box;
  const { dungeon, lying } = useSeen(({ view }) => ({ dungeon: view.dungeon, lying: view.lying }));
  const heroes = useSeen(({ view }) => view.heroes.map(({ at }) => at));
  return (
    <>
      {dungeon.token.map((token, tile) =>
        token === null ? null : (
          <OnTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile's number is its name
            key={tile}
            token={token}
            strength={token === 'chest' ? 0 : set.tokens[token].strength}
            x={dungeon.x[tile]}
            y={dungeon.y[tile]}
            beside={heroes.includes(tile)}
          />
        ),
      )}
      {lying.map(({ at, item }, index) => {
        const nth = lying.slice(0, index).filter((other) => other.at === at).length;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces on one tile differ in nothing else
            key={`${at} ${item} ${index}`}
            transform={`translate(${dungeon.x[at] * TILE + 60 - (nth % 3) * 24} ${dungeon.y[at] * TILE + 12 + Math.floor(nth / 3) * 24}) scale(.27)`}
          >
            <ItemToken item={item} slot={slotOf(set, item)} />
          </g>
        );
      })}
    </>
  );
}

/** The sides of a tile behind which no tile lies, as bits. */
function unexplored(dungeon: KarakView['dungeon'], tile: number): number {
  let sides = 0;
  for (let side = 0; side < 4; side++) if (tileBeside(dungeon, tile, side) < 0) sides |= 1 << side;
  return sides;
}

interface LaidProps {
  readonly kind: TileKind;
  readonly doors: number;
  readonly x: number;
  readonly y: number;
  readonly variant: number;
  /** Sides behind which nothing is known, as bits. */
  readonly unexplored: number;
  readonly fresh: boolean;
}

const Laid = memo(function Laid({ kind, doors, x, y, variant, unexplored, fresh }: LaidProps) {
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`} data-place={`tile ${variant}`}>
      <g className={fresh ? styles.laid : undefined}>
        <Tile kind={kind} doors={doors} variant={variant} />
        <TileRim unexplored={unexplored} doors={doors} />
      </g>
    </g>
  );
});

interface OnTileProps {
  readonly token: Token;
  readonly strength: number;
  readonly x: number;
  readonly y: number;
  /** A hero stands here too. */
  readonly beside: boolean;
}

const OnTile = memo(function OnTile({ token, strength, x, y, beside }: OnTileProps) {
  const [dx, dy, scale] = beside ? [47, 20, 0.5] : [22, 13, 0.56];
  return (
    <g
      className={styles.moving}
      style={{ transform: `translate(${x * TILE + dx}px, ${y * TILE + dy}px) scale(${scale})` }}
    >
      <g className={styles.appear}>
        {token === 'chest' ? <ChestToken /> : <StandingMonster monster={token} strength={strength} />}
      </g>
    </g>
  );
});
