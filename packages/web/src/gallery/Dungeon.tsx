import type { TileKind } from '@undercroft/karak';
import { DarkGround, ExitGlow, ReachGlow, StepBadge, TileRim, TurnRing } from '../art/karak/Board.tsx';
import { HeroFigure } from '../art/karak/Hero.tsx';
import { Tile } from '../art/karak/Tile.tsx';
import { ChestToken, ItemToken, MonsterToken } from '../art/karak/Token.tsx';
import { seatLook } from '../theme/colours.ts';

const KINDS: readonly TileKind[] = ['room', 'tunnel', 'gate', 'fountain', 'start'];

/** A dungeon in the middle of a game: [kind, doors] by row, null where nobody has been. */
const MAP: readonly (readonly (readonly [TileKind, number] | null)[])[] = [
  [null, ['room', 6], ['room', 14], ['tunnel', 10], ['fountain', 12], null, ['room', 6]],
  [
    ['room', 2],
    ['tunnel', 13],
    ['room', 3],
    ['tunnel', 14],
    ['room', 11],
    ['tunnel', 10],
    ['room', 13],
  ],
  [null, ['tunnel', 5], null, ['start', 15], ['gate', 10], ['room', 14], ['tunnel', 9]],
  [['room', 6], ['room', 11], ['tunnel', 12], ['tunnel', 7], ['room', 8], ['gate', 5], null],
  [['tunnel', 3], ['tunnel', 10], ['room', 15], ['room', 9], null, ['tunnel', 3], ['room', 10]],
];

export function Dungeon() {
  return (
    <>
      <div className="row">
        {KINDS.flatMap((kind) =>
          [5, 6, 7, 15].map((doors) => (
            <svg key={`${kind}${doors}`} viewBox="0 0 100 100" width="120" height="120" aria-hidden="true">
              <Tile kind={kind} doors={doors} />
            </svg>
          )),
        )}
      </div>
      {['100%', '50%', '25%'].map((width) => (
        <Board key={width} width={width} far={width === '25%'} />
      ))}
    </>
  );
}

const TILES = MAP.flatMap((row, y) =>
  row.flatMap((tile, x) => (tile ? [{ x, y, kind: tile[0], doors: tile[1] }] : [])),
);
const isDark = (x: number, y: number) => !MAP[y]?.[x];
const darkSides = (x: number, y: number) =>
  (isDark(x, y - 1) ? 1 : 0) |
  (isDark(x + 1, y) ? 2 : 0) |
  (isDark(x, y + 1) ? 4 : 0) |
  (isDark(x - 1, y) ? 8 : 0);
const place = (x: number, y: number) => `translate(${x * 100} ${y * 100})`;
const token = (x: number, y: number) => `translate(${x * 100 + 19} ${y * 100 + 21}) scale(.62)`;
const figure = (x: number, y: number) => `translate(${x * 100 + 21} ${y * 100 + 10}) scale(.58)`;

function Board({ width, far }: { width: string; far: boolean }) {
  return (
    <svg
      className="board"
      style={{ width }}
      viewBox="-60 -60 820 620"
      data-zoom={far ? 'far' : 'near'}
      aria-hidden="true"
    >
      <DarkGround x={-60} y={-60} width={820} height={620} />
      {TILES.map(({ x, y, kind, doors }) => (
        <g key={`${x},${y}`} transform={place(x, y)}>
          <Tile kind={kind} doors={doors} variant={x * 7 + y * 3} />
          <TileRim unexplored={darkSides(x, y)} doors={doors} />
        </g>
      ))}
      <g transform={place(4, 1)}>
        <ReachGlow />
      </g>
      <g transform={place(3, 1)}>
        <ReachGlow />
      </g>
      <g transform={place(4, 2)}>
        <ReachGlow />
      </g>
      <g transform={place(2, 2)}>
        <ExitGlow from={1} />
      </g>
      <g transform={token(2, 0)}>
        <MonsterToken monster="skeleton-king" strength={10} />
      </g>
      <g transform={token(1, 0)}>
        <MonsterToken monster="rat" strength={5} />
      </g>
      <g transform={token(5, 2)}>
        <MonsterToken monster="dragon" strength={15} />
      </g>
      <g transform={token(0, 3)}>
        <ChestToken />
      </g>
      <g transform={token(1, 3)}>
        <ItemToken item="sword" />
      </g>
      <g transform={token(2, 4)}>
        <MonsterToken monster="fallen" strength={12} />
      </g>
      <g transform={figure(3, 2)}>
        <TurnRing colour={seatLook(0).colour} />
        <HeroFigure hero="argentus" seat={0} />
      </g>
      <g transform={figure(4, 1)}>
        <HeroFigure hero="taia" seat={1} />
      </g>
      <StepBadge steps={2} x={481} y={119} />
      <g transform={figure(6, 1)}>
        <HeroFigure hero="horan" seat={2} />
      </g>
      <g transform={figure(3, 4)}>
        <HeroFigure hero="aderyn" seat={3} />
      </g>
      <g transform={figure(1, 2)}>
        <HeroFigure hero="victorius" seat={5} />
      </g>
    </svg>
  );
}
