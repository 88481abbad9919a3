import { idOf, type Puzzle } from '@undercroft/bots/puzzles';
import { dayOf } from '@undercroft/bots/today';
import { onShelf } from '@undercroft/games';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { made } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { tenOfDay } from '../puzzles/files.ts';
import { PuzzleTable } from '../puzzles/PuzzleTable.tsx';
import { Share } from './Day.tsx';
import styles from './Today.module.css';
import { noteTen, tenKept, tenSoFar } from './ten.ts';
import { useTodayWords } from './words/index.ts';

const DAY_MS = 86_400_000;
const percentIn = made((language) => new Intl.NumberFormat(language, { style: 'percent' }));

/** Ten questions that everybody meets alike, answered one after the other. */
export default function TenPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <Ten />
    </Suspense>
  );
}

function Ten() {
  const [day] = useState(() => dayOf(new Date()));
  const puzzles = useNeeded(() => tenOfDay(day), [day]);
  // The one that is looked at: whoever has answered reads why, and goes on by themselves.
  const [shown, setShown] = useState<Puzzle | null>(null);
  const words = useTodayWords();
  if (puzzles === null) return <Waiting />;
  const goOn = () => setShown(tenSoFar(day, puzzles, tenKept.value).next);
  if (shown === null) return <Told day={day} puzzles={puzzles} onBegin={goOn} />;
  const at = puzzles.indexOf(shown) + 1;
  return (
    <PuzzleTable
      key={idOf(shown)}
      puzzle={shown}
      title={words.tenAt({ at, of: puzzles.length })}
      onTried={(answer) => noteTen(day, shown, answer)}
      next={goOn}
      away={{ label: words.tenLeave, go: () => setShown(null) }}
    />
  );
}

interface ToldProps {
  readonly day: number;
  readonly puzzles: readonly Puzzle[];
  readonly onBegin: () => void;
}

/** How far somebody is, and once all are answered how much of the best they found. */
function Told({ day, puzzles, onBegin }: ToldProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { kept, next, found, score } = tenSoFar(day, puzzles, useStore(tenKept));
  const answered = kept.filter((share) => share !== undefined).length;
  const percent = (share: number) => percentIn(language).format(share);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS);
  const text =
    score === null ? '' : words.tenShared({ date, score: percent(score), found, of: puzzles.length });
  return (
    <Page title={words.ten} back={{ label: words.title, go: () => go({ at: 'today' }) }}>
      <p>{words.tenText}</p>
      {score !== null && (
        <p className={styles.streak} data-testid="ten-score">
          <b>{words.tenScore({ score: percent(score) })}</b>{' '}
          <span>{words.tenFound({ found, of: puzzles.length })}</span>
        </p>
      )}
      <ol className={styles.lines}>
        {puzzles.map((puzzle, at) => (
          <li key={idOf(puzzle)} className={styles.line}>
            <span>
              {at + 1}. {onShelf(puzzle.match.game).title}
            </span>
            <strong>{kept[at] === undefined ? '–' : percent(kept[at])}</strong>
          </li>
        ))}
      </ol>
      {next !== null && (
        <p className={styles.share}>
          <Button look="ember" large icon={<PlayIcon />} onClick={onBegin} data-word="begin-ten">
            {answered === 0 ? words.play : words.goOn}
          </Button>
        </p>
      )}
      {score !== null && <Share text={text} />}
    </Page>
  );
}
