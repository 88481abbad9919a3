import { dayOf } from '@undercroft/bots/today';
import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon, ShareIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { Lid } from '../../games/Lid.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { beginHere } from '../here/HereScreen.tsx';
import { dayTable } from './openTable.ts';
import { shareText } from './share.ts';
import styles from './Today.module.css';
import { type DayResult, dayTries, noteBegun, streakIn, tryOf } from './tries.ts';
import { useEnded } from './useEnded.ts';
import { useTodayWords } from './words/index.ts';

/** What is new each day. */
export default function TodayPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <Today />
    </Suspense>
  );
}

function Today() {
  const words = useTodayWords();
  const { language } = useLanguage();
  const [day] = useState(() => dayOf(new Date()));
  const tries = useStore(dayTries);
  const streak = streakIn(tries, day);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day * 86_400_000,
  );
  const results = GAME_NAMES.flatMap((game) => {
    const result = tryOf(tries, day, game)?.result;
    return result === undefined || result.own === null ? [] : [{ game, ...result, own: result.own }];
  });
  const text = [
    words.shared({ date }),
    ...results.map(({ game, place, seats, own }) =>
      words.sharedLine({ game: onShelf(game).title, place, seats, wins: winsIn(own) }),
    ),
  ].join('\n');
  return (
    <Page title={words.title} actions={<span className={styles.date}>{date}</span>}>
      <p>{words.text}</p>
      {streak > 0 && (
        <p className={styles.streak} data-testid="streak">
          <b>{words.streak({ days: streak })}</b> <span>{words.streakHint}</span>
        </p>
      )}
      <ul className={styles.tables}>
        {GAME_NAMES.map((game) => (
          <DayTable key={game} game={game} day={day} />
        ))}
      </ul>
      {results.length > 0 && <Share text={text} />}
    </Page>
  );
}

/** Chances lost, as wins of a hundred games. */
const winsIn = (own: number): string => (-own * 100).toFixed(1);

function DayTable({ game, day }: { readonly game: GameName; readonly day: number }) {
  const words = useTodayWords();
  const begun = tryOf(useStore(dayTries), day, game);
  useEnded(day, game, begun);
  const play = (counts: boolean) => {
    const table = dayTable(game, day, counts);
    if (counts) noteBegun(day, game, table.id);
    beginHere(table);
    go({ at: 'here', id: table.id });
  };
  return (
    <li className={styles.table} data-game={game}>
      <div className={styles.lid}>
        <Lid game={game} />
      </div>
      <div className={styles.told}>
        <h2>{onShelf(game).title}</h2>
        {begun?.result !== undefined && <Told result={begun.result} />}
      </div>
      {begun === undefined && (
        <Button look="ember" icon={<PlayIcon />} onClick={() => play(true)} data-word="play-today">
          {words.play}
        </Button>
      )}
      {begun !== undefined && begun.result === undefined && (
        <Button look="ember" onClick={() => go({ at: 'here', id: begun.table })} data-word="go-on">
          {words.goOn}
        </Button>
      )}
      {begun?.result !== undefined && (
        <Button onClick={() => play(false)} data-word="practise">
          {words.practise}
        </Button>
      )}
    </li>
  );
}

function Told({ result }: { readonly result: DayResult }) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { place, seats, points, own } = result;
  return (
    <p data-testid="day-result">
      <span>{words.place({ place, seats, points: numbersIn(language).format(points) })}</span>
      <span>
        {own === null ? words.judging : own === 0 ? words.flawless : words.own({ wins: winsIn(own) })}
      </span>
    </p>
  );
}

function Share({ text }: { readonly text: string }) {
  const words = useTodayWords();
  const [copied, setCopied] = useState(false);
  return (
    <p className={styles.share}>
      <Button icon={<ShareIcon />} onClick={async () => setCopied(await shareText(text))} data-word="share">
        {words.share}
      </Button>
      {copied && <span role="status">{words.copied}</span>}
    </p>
  );
}
