import { idOf, type Puzzle } from '@undercroft/bots/solving';
import { onShelf } from '@undercroft/games';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { made } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { giveName } from '../../kit/server/guest.ts';
import { NameForm } from '../me/NameForm.tsx';
import { PuzzleTable } from '../puzzles/PuzzleTable.tsx';
import { DayBoard, OF_TEN } from './DayBoard.tsx';
import { Share } from './Share.tsx';
import styles from './Today.module.css';
import { type Ten as TenOfDay, useTen } from './useTen.ts';
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
  const ten = useTen();
  const words = useTodayWords();
  // The one that is looked at: whoever has answered reads why, and goes on by themselves.
  const [shown, setShown] = useState<Puzzle | null>(null);
  /** Somebody wants to begin who has no name at the server yet. */
  const [naming, setNaming] = useState(false);
  if (ten === null) return <Waiting />;
  const { puzzles, next, note, counts } = ten;
  const goOn = () => {
    setNaming(false);
    setShown(next);
  };
  if (naming)
    return (
      <Page title={words.ten} back={{ label: words.ten, go: () => setNaming(false) }}>
        <p>{words.tenName}</p>
        <NameForm
          label={words.play}
          onName={async (name) => {
            await giveName(name);
            goOn();
          }}
        />
        <Button look="quiet" onClick={goOn} data-word="alone">
          {words.tenAlone}
        </Button>
      </Page>
    );
  if (shown === null) {
    const asks = counts === 'with a name' && ten.kept.every((kept) => kept === undefined);
    return <Told ten={ten} onBegin={asks ? () => setNaming(true) : goOn} />;
  }
  const at = puzzles.findIndex((puzzle) => idOf(puzzle) === idOf(shown)) + 1;
  return (
    <PuzzleTable
      key={idOf(shown)}
      puzzle={shown}
      title={words.tenAt({ at, of: puzzles.length })}
      onTried={(answer) => note(shown, answer)}
      next={goOn}
      away={{ label: words.tenLeave, go: () => setShown(null) }}
    />
  );
}

interface ToldProps {
  readonly ten: TenOfDay;
  readonly onBegin: () => void;
}

/** How far somebody is, and once all are answered how much of the best they found. */
function Told({ ten, onBegin }: ToldProps) {
  const { day, puzzles, kept, next, found, score, counts } = ten;
  const words = useTodayWords();
  const { language } = useLanguage();
  const answered = kept.filter((share) => share !== undefined).length;
  const percent = (share: number) => percentIn(language).format(share);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS);
  const text =
    score === null ? '' : words.tenShared({ date, score: percent(score), found, of: puzzles.length });
  return (
    <Page title={words.ten} back={{ label: words.title, go: () => go({ at: 'today' }) }}>
      <p>{words.tenText}</p>
      {counts === 'here' && <p className={styles.note}>{words.tenAway}</p>}
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
      {score !== null && (
        <Share
          text={text}
          picture={() => ({
            ...{
              game: `${words.ten}, ${date}`,
              verdict: words.tenScore({ score: percent(score) }),
              figure: null,
            },
            ranks: [],
            tales: [{ text: words.tenFound({ found, of: puzzles.length }), value: '' }],
            marks: kept.map((share) => share ?? 0),
          })}
        />
      )}
      {counts !== 'here' && <DayBoard day={day} first={OF_TEN} key={String(score)} />}
    </Page>
  );
}
