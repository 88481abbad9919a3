import type { Pointer } from '@undercroft/protocol';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { seatStyle } from '../../art/seat.tsx';
import type { Sitting } from '../../table/sources/client.ts';
import styles from './Tv.module.css';

interface LightProps {
  readonly pointer: Pointer | null;
  readonly seats: readonly Sitting[];
}

/** A place in the board's own measure. */
const SPOT = /^(-?[\d.]+) (-?[\d.]+)$/;

/** Where somebody points on their phone: a light on the board, in the colour of their seat. */
export function Light({ pointer, seats }: LightProps) {
  const place = pointer?.place ?? null;
  const spot = place === null ? null : SPOT.exec(place);
  const style = seatStyle(seats[pointer?.seat ?? 0]?.look ?? 0);

  // A place with a name of its own is lit itself.
  useEffect(() => {
    if (place === null || SPOT.test(place)) return;
    const lit = document.querySelector<HTMLElement>(`[data-area=board] [data-place="${place}"]`);
    if (lit === null) return;
    lit.classList.add(styles.lit);
    return () => lit.classList.remove(styles.lit);
  }, [place]);

  const board = document.querySelector('[data-area=board] [data-region=board] > svg:last-of-type');
  if (spot === null || board === null) return null;
  return createPortal(
    <g
      className={styles.light}
      style={style}
      transform={`translate(${spot[1]} ${spot[2]})`}
      data-testid="light"
    >
      <circle r="46" />
      <circle r="30" />
    </g>,
    board,
  );
}
