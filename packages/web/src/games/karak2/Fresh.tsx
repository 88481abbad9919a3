import type { Karak2Event } from '@undercroft/karak2';
import { HEX } from '../../art/karak2/hex.ts';
import styles from '../../table/show/Fresh.module.css';
import type { AtKarak2 } from './mind.tsx';
import { middleOf } from './places.ts';

/** The hexes on which others changed something since one's last turn: a light rim, until one acts. */
export function Fresh({ at }: { at: AtKarak2 }) {
  if (at.answers.length === 0) return null;
  const places = new Set(at.news.flatMap(tileOf).map((tile) => at.view.tile.indexOf(tile)));
  return [...places].flatMap((place) => {
    if (place < 0) return [];
    const { x, y } = middleOf(at.view, place);
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
