import type { Chances } from '@undercroft/karak';
import { shares } from '../../kit/language/percent.ts';
import styles from './Fight.module.css';
import { useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

const ENDS = ['win', 'tie', 'lose'] as const;

/** Win, tie and lose as one bar, each as long as it is likely; what they are stands below, readable without colours. */
export function Odds({ chances }: { readonly chances: Chances }) {
  const { language } = useTable().say;
  const words = wordsOf(language);
  const [win, tie, lose] = shares(
    language,
    ENDS.map((end) => chances[end]),
  );
  const said = { win, tie, lose };
  const possible = ENDS.filter((end) => chances[end] > 0);
  return (
    <span className={styles.odds} role="img" data-odds aria-label={words.chances({ win, tie, lose })}>
      <span className={styles.bar}>
        {possible.map((end) => (
          <span
            key={end}
            className={styles[end]}
            data-chance={chances[end]}
            style={{ width: `${chances[end] * 100}%` }}
          />
        ))}
      </span>
      <span className={styles.ends}>
        {possible.map((end) => (
          <span key={end}>
            {said[end]} <small>{words[end]}</small>
          </span>
        ))}
      </span>
    </span>
  );
}
