import type { ReactNode } from 'react';
import { STANDEE_BOX } from '../../art/seat.tsx';
import styles from './Pictures.module.css';

export const Row = ({ children }: { children: ReactNode }) => <span className={styles.row}>{children}</span>;

/** Plus, equals, an arrow: what connects two pictures. */
export const Sign = ({ children }: { children: ReactNode }) => <b className={styles.sign}>{children}</b>;

/** Things that belong together and stay on one line. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <span className={styles.pair}>{children}</span>
);

interface MapProps {
  /** As an SVG viewBox. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Pixels for each unit. */
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A part of a board. */
export const MapPart = ({ box, scale = 0.8, children }: MapProps) => (
  <svg className={styles.map} viewBox={box.join(' ')} width={box[2] * scale} aria-hidden="true">
    {children}
  </svg>
);

/** A figure on its stand. */
export const Stands = ({ children }: { children: ReactNode }) => (
  <svg className={styles.figure} viewBox={STANDEE_BOX} aria-hidden="true">
    {children}
  </svg>
);

export const moved = (x: number, y: number, scale = 1) => `translate(${x} ${y}) scale(${scale})`;
