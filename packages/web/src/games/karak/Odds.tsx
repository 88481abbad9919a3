import type { Chances } from '@undercroft/karak';
import { percent } from '../../kit/language/percent.ts';
import styles from './Fight.module.css';
import type { AtKarak } from './mind.tsx';
import { wordsOf } from './words/index.ts';

/** Win, tie and lose as one bar, readable without its colours. */
export function Odds({ at, chances }: { at: AtKarak; chances: Chances }) {
  const { language } = at.say;
  const words = wordsOf(language);
  const part = (chance: number) => percent(language, chance);
  const { win, tie, lose } = chances;
  return (
    <span className={styles.odds} role="img" aria-label={words.chances(part(win), part(tie), part(lose))}>
      {(['win', 'tie', 'lose'] as const).map((end) =>
        chances[end] === 0 ? null : (
          <span key={end} className={styles[end]} style={{ flexGrow: chances[end] }}>
            {part(chances[end])} <small>{words[end]}</small>
          </span>
        ),
      )}
    </span>
  );
}
