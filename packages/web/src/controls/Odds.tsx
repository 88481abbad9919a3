import styles from './Odds.module.css';

export interface OddsProps {
  /** Chances from 0 to 1; together 1. */
  win: number;
  tie: number;
  lose: number;
  /** What the three are called, in the reader's language. */
  labels: { win: string; tie: string; lose: string };
  /** How a chance is written: from Intl.NumberFormat with style percent. */
  format: (chance: number) => string;
}

const OUTCOMES = ['win', 'tie', 'lose'] as const;

/** The chances of a fight as it stands: three numbers and a bar of them. */
export function Odds({ labels, format, ...chances }: OddsProps) {
  return (
    <div className={styles.odds}>
      <dl className={styles.numbers}>
        {OUTCOMES.map((outcome) => (
          <div key={outcome} className={styles.number}>
            <dt>{labels[outcome]}</dt>
            <dd>{format(chances[outcome])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {OUTCOMES.map((outcome) => (
          <span key={outcome} className={styles[outcome]} style={{ width: `${chances[outcome] * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
