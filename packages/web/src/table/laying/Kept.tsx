import type { ReactNode } from 'react';
import styles from './Bench.module.css';

interface KeptProps<P extends string> {
  readonly pieces: readonly P[];
  readonly picture: (piece: P) => ReactNode;
  readonly label: (piece: P) => string;
  readonly onTake: (piece: P) => void;
}

/** What was named; a tap takes it away again. */
export function Kept<P extends string>({ pieces, picture, label, onTake }: KeptProps<P>) {
  if (pieces.length === 0) return null;
  return (
    <div className={styles.row}>
      {pieces.map((piece, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
          key={`${piece} ${at}`}
          type="button"
          className={styles.heart}
          aria-label={label(piece)}
          onClick={() => onTake(piece)}
        >
          {picture(piece)}
        </button>
      ))}
    </div>
  );
}
