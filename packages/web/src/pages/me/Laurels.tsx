import { loadSpeaker } from '@undercroft/words';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { useAchievements } from '../../table/end/useAchievements.ts';
import { HistoryLine } from './HistoryLine.tsx';
import styles from './Me.module.css';
import { useRatingsWords } from './words/ratings/index.ts';

interface LaurelsProps {
  readonly game: string;
  readonly achieved: readonly { readonly id: string; readonly at: string; readonly times: number }[];
  /** Oldest first. */
  readonly luck: readonly { readonly luck: number }[];
}

/** What somebody has achieved in a game, and how lucky reviews say they were. */
export function Laurels({ game, achieved, luck }: LaurelsProps) {
  const words = useRatingsWords();
  const { language } = useLanguage();
  const known = useAchievements(game);
  // Without a line it does without.
  const { value: say } = useFetched(() => loadSpeaker(game, language), [game, language]);
  const { format } = numbersIn(language);
  const own = achieved.flatMap((one) => {
    // What was achieved under another build may be unknown to this one.
    if (say === null || !known.some(({ id }) => id === one.id)) return [];
    return [{ ...one, ...say.achievement(one.id) }];
  });
  const points = luck.map((one) => Math.round(100 * one.luck));
  const average = Math.round(points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length));
  return (
    <>
      {own.length > 0 && (
        <details open>
          <summary>{words.achieved({ own: format(own.length), all: format(known.length) })}</summary>
          <ul className={styles.list} data-testid="achievements">
            {own.map(({ id, title, text, at, times }) => (
              <li key={id} className={styles.line}>
                <div>
                  <strong>{title}</strong>
                  <small>{text}</small>
                  <small>
                    {dated(language, at)} · {words.times({ count: times })}
                  </small>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {points.length > 0 && (
        <>
          <p data-testid="luck">
            {words.luck({ points: `${average > 0 ? '+' : ''}${format(average)}` })} ·{' '}
            {words.reviewed({ count: points.length })}
          </p>
          <HistoryLine values={points} label={words.luckLine} />
        </>
      )}
    </>
  );
}
