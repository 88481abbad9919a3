import { Tile } from '../art/karak/Tile.tsx';
import type { TileKind } from '../art/karak/floorplan.ts';

const KINDS: readonly TileKind[] = ['room', 'tunnel', 'gate', 'fountain', 'start'];

/** A dungeon in the middle of a game: [kind, doors] by row, null where nobody has been. */
const MAP: readonly (readonly (readonly [TileKind, number] | null)[])[] = [
  [null, ['room', 6], ['room', 14], ['tunnel', 10], ['fountain', 12], null, ['room', 6]],
  [['room', 2], ['tunnel', 13], ['room', 3], ['tunnel', 14], ['room', 11], ['tunnel', 10], ['room', 13]],
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
        <svg key={width} className="board" style={{ width }} viewBox="-20 -20 740 540" aria-hidden="true">
          {MAP.flatMap((row, y) =>
            row.map(
              (tile, x) =>
                tile && (
                  <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
                    <Tile kind={tile[0]} doors={tile[1]} variant={x * 7 + y * 3} />
                  </g>
                ),
            ),
          )}
        </svg>
      ))}
    </>
  );
}
