import type { OnTable } from '../game/beside.ts';
import styles from './LuckQuestion.module.css';

interface SaidThingProps extends OnTable {
  /** How many of it are left. */
  readonly count?: number;
  readonly chosen?: boolean;
  readonly disabled?: boolean;
  readonly onSaid: () => void;
}

/** One thing of people's own table, as it looks there. */
export function SaidThing({ label, picture, count, chosen, disabled, onSaid }: SaidThingProps) {
  return (
    <button
      type="button"
      className={styles.said}
      data-word="said"
      aria-label={count === undefined ? label : `${label} × ${count}`}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onSaid}
    >
      {picture}
      {count !== undefined && <small>×{count}</small>}
    </button>
  );
}
