import type { ReactNode } from 'react';
import styles from './FightShown.module.css';

interface FightShownProps<Result extends string> {
  /** The game's own ground and padding, on a sheet that composes this one. */
  readonly className: string | undefined;
  readonly foe: ReactNode;
  readonly dice: ReactNode;
  /** What the dice come to, and what that is called. */
  readonly total: number;
  readonly called: string;
  /** The dice are still in the air. */
  readonly rolling: boolean;
  /** What it must come to, and by how much it falls short. */
  readonly against: ReactNode;
  readonly result: Result | null;
  readonly words: Readonly<Record<Result, string>>;
}

/** A fight on the table: the foe, the dice, the sums, and how it stands. */
export function FightShown<Result extends string>({
  className,
  foe,
  dice,
  total,
  called,
  rolling,
  against,
  result,
  words,
}: FightShownProps<Result>) {
  return (
    <div
      className={className}
      data-result={result ?? undefined}
      data-rolling={rolling || undefined}
      data-region="fight"
    >
      {foe}
      <div className={styles.sum}>
        {dice}
        <span className={styles.totals}>
          <span>
            <strong data-counts="total">{rolling ? '…' : total}</strong> {called}
          </span>
          {against}
        </span>
      </div>
      {result !== null && <strong className={styles.result}>{words[result]}</strong>}
    </div>
  );
}
