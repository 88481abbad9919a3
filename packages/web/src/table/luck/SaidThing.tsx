import type { OnTable } from '../game/beside.ts';
import styles from './LuckQuestion.module.css';

interface SaidThingProps extends OnTable {
  /** How many of it are left. */
  readonly count?: number | undefined;
  readonly chosen?: boolean;
  readonly disabled?: boolean;
  /** Where it lies among all that can be said, for a line that is drawn over it. */
  readonly place?: string;
  /** Null where only a line leads to it yet. */
  readonly onSaid: (() => void) | null;
}

/** One thing of people's own table, as it looks there. */
export function SaidThing({ label, picture, count, chosen, disabled, place, onSaid }: SaidThingProps) {
  return (
    <button
      type="button"
      className={styles.said}
      data-word="said"
      data-pick={place}
      aria-label={count === undefined ? label : `${label} × ${count}`}
      aria-pressed={chosen}
      disabled={disabled}
      aria-disabled={onSaid === null || undefined}
      tabIndex={onSaid === null ? -1 : undefined}
      onClick={onSaid ?? undefined}
    >
      {picture}
      {count !== undefined && <small>×{count}</small>}
    </button>
  );
}
