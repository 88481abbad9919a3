import { DIRECTIONS, type Direction, DQ, DR } from '@undercroft/karak2';
import { HEX, hexagon } from '../../art/karak2/hex.ts';
import styles from '../../table/board/GrowingBoard.module.css';
import own from './Board.module.css';
import { middle, type Point } from './places.ts';
import { useSeen } from './seen.ts';

/** Where the tile goes that people are to name, as the middle of its hex; null where none is drawn, or for no place yet. */
export function useToldPlace(): Point | null {
  return useSeen(({ luck, view: { at, q, r } }) => {
    if (luck === null) return null;
    const { answer } = luck;
    if (typeof answer !== 'object' || !('explore' in answer)) return null;
    const [here, way] = [at[luck.seat], DIRECTIONS.indexOf(answer.explore as Direction)];
    return middle(q[here] + DQ[way], r[here] + DR[way]);
  });
}

/** The place of a tile that lies on people's own table and not yet here. */
export function ToldPlace() {
  const place = useToldPlace();
  if (place === null) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`} data-testid="goes-here">
      <path d={HEX} className={own.told} />
      <path d={hexagon(58)} className={styles.frame} />
    </g>
  );
}
