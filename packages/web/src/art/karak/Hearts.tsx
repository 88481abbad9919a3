import { memo } from 'react';
import styles from './Hearts.module.css';
import { HitPoint } from './Pieces.tsx';

interface HeartsProps {
  readonly left: number;
  readonly of: number;
  readonly label: string;
  readonly size: number;
}

/** Hit points in a row; one that is lost or healed turns over. */
export const Hearts = memo(function Hearts({ left, of, label, size }: HeartsProps) {
  return (
    <span className={styles.hearts} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hit point is its place in the row; turning it shows
        <span key={`${point} ${point < left}`} className={styles.heart}>
          <HitPoint lost={point >= left} size={size} />
        </span>
      ))}
    </span>
  );
});
