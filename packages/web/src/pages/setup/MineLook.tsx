import type { GameName } from '@undercroft/games';
import { useMemo } from 'react';
import { besideOf } from '../../games/beside.ts';
import { openGame } from '../../games/open.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { AboutSet } from '../../table/box/AboutSet.tsx';
import { At, atBench } from '../../table/box/at.ts';
import type { Together } from '../../table/box/together.ts';
import styles from '../../table/box/Workshop.module.css';
import { useWorkshopWords } from '../../table/box/words/index.ts';

/**
 * What of one's own a table is set up with: its picture, who made it, what it agrees on; or what stands against putting
 * it together.
 */
export default function MineLook({ game, together }: { game: GameName; together: Together }) {
  const { data, mistakes, doubts } = together;
  const { language } = useLanguage();
  const words = useWorkshopWords();
  // Without a line the table can be set up all the same.
  const { value: drawn } = useFetched(
    () => Promise.all([openGame(game, language), besideOf(game).pieces()]),
    [game, language],
  );
  const at = useMemo(() => drawn && atBench(drawn[0], words, drawn[1], data, []), [drawn, words, data]);
  const wrong = mistakes.length > 0 ? mistakes : doubts;
  const why = at !== null && wrong.length > 0 && (
    <div role="alert" className={styles.apart}>
      <strong>{mistakes.length > 0 ? words.apart : words.mayNotEnd}</strong>
      <ul className={styles.wrongs}>
        {wrong.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            {[at.where(path), at.said(text).text].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      {why}
      {at !== null && mistakes.length === 0 && (
        <At value={at}>
          <AboutSet data={data} />
        </At>
      )}
    </>
  );
}
