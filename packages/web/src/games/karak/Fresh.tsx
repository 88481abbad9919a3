import type { KarakEvent } from '@undercroft/karak';
import styles from '../../table/show/Fresh.module.css';
import { TILE } from './places.ts';
import { useSeen } from './seen.ts';

/** The tiles on which others changed something since one's last turn: a light rim, until one acts. */
export function Fresh() {
  const tiles = useSeen(({ answers, news }) =>
    answers.length === 0 ? [] : [...new Set(news.flatMap(tileOf))],
  );
  const dungeon = useSeen(({ view }) => view.dungeon);
  return tiles.map((tile) => (
    <rect
      key={tile}
      className={styles.fresh}
      x={dungeon.x[tile] * TILE + 5}
      y={dungeon.y[tile] * TILE + 5}
      width={TILE - 10}
      height={TILE - 10}
      rx="10"
    />
  ));
}

/** The tile on which something lies otherwise than before. */
function tileOf(event: KarakEvent): number[] {
  if (event.kind === 'laid') return [event.tile];
  const { kind } = event;
  return kind === 'placed' || kind === 'got' || kind === 'left' || kind === 'opened' ? [event.at] : [];
}
