import type { ReactNode } from 'react';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import styles from './Bench.module.css';

interface StateProps {
  readonly hearts: number;
  readonly of: number;
  readonly heartsLabel: (now: number) => string;
  /** A curse, or the plague. */
  readonly ill: boolean;
  readonly illness: ReactNode;
  readonly illLabel: string;
  readonly next: boolean;
  readonly nextLabel: string;
  readonly onHearts: (hearts: number) => void;
  readonly onIll: () => void;
  readonly onNext: () => void;
}

/** How a hero is: hearts by one tap on the last of them, what it suffers, and whether it moves next. */
export const HeroState = (props: StateProps) => (
  <div className={styles.row}>
    {Array.from({ length: props.of }, (_, at) => at + 1).map((count) => (
      <button
        key={count}
        type="button"
        className={styles.heart}
        aria-label={props.heartsLabel(count)}
        aria-pressed={props.hearts === count}
        onClick={() => props.onHearts(props.hearts === count ? count - 1 : count)}
      >
        <HitPoint lost={props.hearts < count} size={26} />
      </button>
    ))}
    <button
      type="button"
      className={styles.heart}
      aria-label={props.illLabel}
      aria-pressed={props.ill}
      onClick={props.onIll}
    >
      {props.illness}
    </button>
    <button type="button" className={styles.away} aria-pressed={props.next} onClick={props.onNext}>
      {props.nextLabel}
    </button>
  </div>
);
