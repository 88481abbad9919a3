import { DIRECTIONS, type Direction, placeBeside, tileBeside } from '@undercroft/karak';
import { TileBack } from '../../art/karak/Pieces.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import { TILE } from './places.ts';
import { useSeen } from './seen.ts';

/** Where the tile goes that people are to name; null where none is drawn. */
export function useToldPlace(): { readonly x: number; readonly y: number } | null {
  return useSeen(({ luck, view: { dungeon, heroes } }) => {
    if (luck === null) return null;
    const { answer } = luck;
    if (typeof answer !== 'object' || !('step' in answer)) return null;
    const [{ at }, way] = [heroes[luck.seat], DIRECTIONS.indexOf(answer.step as Direction)];
    return way < 0 || tileBeside(dungeon, at, way) >= 0 ? null : placeBeside(dungeon, at, way);
  });
}

/** The place of a tile that lies on people's own table and not yet here. */
export function ToldPlace() {
  const place = useToldPlace();
  if (place === null) return null;
  return (
    <g transform={`translate(${place.x * TILE} ${place.y * TILE})`} data-testid="goes-here">
      <TileBack />
      <rect x="2" y="2" width="96" height="96" rx="8" className={styles.frame} />
    </g>
  );
}
