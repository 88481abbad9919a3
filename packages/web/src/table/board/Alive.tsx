import { memo } from 'react';
import { settings } from '../../kit/settings.ts';
import { useStore } from '../../kit/store.ts';
import styles from './Alive.module.css';

/** Something on a board that burns, glows or flows, at its middle in the board's own measure. */
export interface Living {
  readonly kind: 'torch' | 'cold' | 'ripple';
  readonly x: number;
  readonly y: number;
}

/** Each is a layer of its own for the compositor: more than so many would cost more than they please. */
const MOST = 18;

/** Light that flickers and water that moves, over a board; nothing of it where nothing shall move. */
export const Alive = memo(function Alive({ living }: { living: readonly Living[] }) {
  const { speed } = useStore(settings);
  if (speed === 'still') return null;
  return living.slice(0, MOST).map(({ kind, x, y }) => (
    <i
      key={`${kind} ${x} ${y}`}
      className={styles[kind]}
      aria-hidden="true"
      // Each begins elsewhere: no two torches flicker alike.
      style={{ left: x, top: y, animationDelay: `${-((x * 7 + y * 13) % 29) / 10}s` }}
    />
  ));
});
