import type { Karak2Event } from '@undercroft/karak2';
import { HEX } from '../../art/karak2/hex.ts';
import styles from '../../table/show/Fresh.module.css';
import { middle } from './places.ts';
import { useSeen } from './seen.ts';

/** The hexes on which others changed something since one's last turn: a light rim, until one acts. */
export function Fresh() {
  const tiles = useSeen(({ answers, news }) =>
    answers.length === 0 ? [] : [...new Set(news.flatMap(tileOf))],
  );
  const { tile: land, q, r } = useSeen(({ view }) => ({ tile: view.tile, q: view.q, r: view.r }));
  return tiles.flatMap((tile) => {
    const place = land.indexOf(tile);
    if (place < 0) return [];
    const { x, y } = middle(q[place], r[place]);
    return [
      <path key={place} className={styles.fresh} d={HEX} transform={`translate(${x} ${y}) scale(.9)`} />,
    ];
  });
}

/** The tile on which something lies otherwise than before. */
function tileOf(event: Karak2Event): string[] {
  const { kind } = event;
  return kind === 'laid' || kind === 'drew' || kind === 'left' || kind === 'built' ? [event.tile] : [];
}
