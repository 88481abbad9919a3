import type { CSSProperties } from 'react';
import styles from './Die.module.css';
import { INK, PAINT } from './ink.ts';

const NEAR = 27;
const FAR = 73;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 50]],
  [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  [
    [NEAR, FAR],
    [50, 50],
    [FAR, NEAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, FAR],
    [50, 50],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, 50],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, 50],
    [FAR, FAR],
  ],
];

/** How each face sits on the cube, and how the cube is turned to show it. Opposite faces sum to seven. */
const FACES = [
  { value: 1, side: 'rotateY(0deg)', x: 0, y: 0 },
  { value: 2, side: 'rotateX(90deg)', x: -90, y: 0 },
  { value: 3, side: 'rotateY(90deg)', x: 0, y: -90 },
  { value: 4, side: 'rotateY(-90deg)', x: 0, y: 90 },
  { value: 5, side: 'rotateX(-90deg)', x: 90, y: 0 },
  { value: 6, side: 'rotateY(180deg)', x: 0, y: 180 },
] as const;

/** Not lying on any face. */
const ON_ITS_CORNER = { x: -38, y: 42 } as const;

/** One face of a bone die, flat: for the log and for sums. */
export function DieFace({ value, size = 32 }: { value: number; size?: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="15" fill={PAINT.bone[1]} stroke={INK} strokeWidth="5" />
      <path d="M12 18c1-4 3-6 7-6h62c4 0 6 2 7 6z" fill={PAINT.bone[0]} />
      <path d="M12 84c1 3 3 5 7 5h62c4 0 6-2 7-5z" fill={PAINT.bone[2]} />
      {PIPS[value - 1].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 12 : 9.5} fill={INK} />
      ))}
    </svg>
  );
}

export interface DieProps {
  value: number;
  size?: number;
  /** Thrown just now. To throw it again, give the die another React key. */
  rolled?: boolean;
  /** In somebody's hand: it shows three sides and no value. */
  held?: boolean;
}

/** A bone die on the table. When rolled it tumbles in and comes to lie on its value. */
export function Die({ value, size = 56, rolled = false, held = false }: DieProps) {
  const { x, y } = held ? ON_ITS_CORNER : FACES[value - 1];
  const style = { '--size': `${size}px`, '--x': `${x}deg`, '--y': `${y}deg` } as CSSProperties;
  return (
    <span
      className={rolled ? `${styles.die} ${styles.rolled}` : styles.die}
      style={style}
      data-shows={held ? undefined : `die ${value}`}
    >
      <span className={styles.throw}>
        <span className={styles.cube}>
          {FACES.map((face) => (
            <span
              key={face.value}
              className={styles.face}
              data-front={(!held && face.value === value) || undefined}
              style={{ '--side': face.side } as CSSProperties}
            >
              <DieFace value={face.value} size={size} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
