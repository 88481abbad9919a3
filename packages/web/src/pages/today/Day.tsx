import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { Lid } from '../../games/Lid.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { made, numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { Share } from './Share.tsx';
import styles from './Today.module.css';
import type { DayResult } from './tries.ts';
import { useTodayWords } from './words/index.ts';

const DAY_MS = 86_400_000;
/** Always with a decimal: one sees how exactly it is known. */
const shareWritten = made(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** What somebody's choices kept of the best, in per cent. */
export function useKept(): (own: number) => string {
  const { language } = useLanguage();
  return (own) => shareWritten(language).format(1 + own);
}

interface DayProps {
  readonly day: number;
  readonly streak: number;
  /** Said below what the page is about. */
  readonly note: ReactNode;
  readonly resultOf: (game: GameName) => DayResult | null | undefined;
  readonly table: (game: GameName) => ReactNode;
  readonly children?: ReactNode;
}

/** The tables of a day, wherever they are played. */
export function Day({ day, streak, note, resultOf, table, children }: DayProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const kept = useKept();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS);
  const done = GAME_NAMES.flatMap((game) => {
    const { place, seats, own } = resultOf(game) ?? { own: null };
    return own === null || place === undefined || seats === undefined
      ? []
      : [{ game: onShelf(game).title, place, seats, share: kept(own) }];
  });
  return (
    <Page title={words.title} actions={<span className={styles.date}>{date}</span>}>
      <p>{words.text}</p>
      <p className={styles.note}>{note}</p>
      {streak > 0 && (
        <p className={styles.streak} data-testid="streak">
          <b>{words.streak({ days: streak })}</b> <span>{words.streakHint}</span>
        </p>
      )}
      <Button look="brass" onClick={() => go({ at: 'ten' })} data-word="ten">
        {words.ten}
      </Button>
      <ul className={styles.tables}>{GAME_NAMES.map(table)}</ul>
      {done.length > 0 && (
        <Share
          text={[words.shared({ date }), ...done.map(words.sharedLine)].join('\n')}
          picture={() => ({
            ...{ game: words.title, verdict: date, figure: document.querySelector('[data-lid] svg') },
            ranks: done.map(({ game, share }) => ({ name: game, points: share })),
            tales: [
              { text: words.boardText, value: '' },
              ...(streak > 0 ? [{ text: words.streak({ days: streak }), value: '' }] : []),
            ],
          })}
        />
      )}
      {children}
    </Page>
  );
}

interface DayTableProps {
  readonly game: GameName;
  readonly told: ReactNode;
  readonly children: ReactNode;
}

/** A line of the day: a game, what somebody made of it, and what they may do. */
export function DayTable({ game, told, children }: DayTableProps) {
  return (
    <li className={styles.table} data-game={game}>
      <div className={styles.lid} data-lid>
        <Lid game={game} />
      </div>
      <div className={styles.told}>
        <h2>{onShelf(game).title}</h2>
        {told}
      </div>
      {children}
    </li>
  );
}

/** How it ended; `judging` where it is still being found out how well one chose. */
export function Result({ place, seats, points, own, judging }: DayResult & { readonly judging: boolean }) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const kept = useKept();
  const judged = own === null ? null : own === 0 ? words.flawless : words.own({ share: kept(own) });
  return (
    <p data-testid="day-result">
      <span>{words.place({ place, seats, points: numbersIn(language).format(points) })}</span>
      <span>{judged ?? (judging ? words.judging : words.notJudged)}</span>
    </p>
  );
}
