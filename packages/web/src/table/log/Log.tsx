import { memo, useMemo } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Explained, useHardWords } from '../about/Explained.tsx';
import type { Finder } from '../about/hardWords.ts';
import type { Settled } from '../game/screen.ts';
import { useSeen, useTable } from '../seen/useSeen.ts';
import type { LogEntry } from '../stage/scene.ts';
import styles from './Log.module.css';
import { LogBook, type LogLine } from './logBook.ts';

/** As many lines lie on a page: a long game has hundreds, and the browser passes over whole pages out of sight. */
const PAGE = 24;

/** What happened, in sentences, the newest last and in sight. The ask bar reads it out while it happens. */
export function Log() {
  const { say, names, seats, m } = useTable();
  const entries = useSeen(({ scene }) => scene.log);
  const find = useHardWords();
  const book = useMemo(() => new LogBook(say, names), [say, names]);
  const lines = useMemo(() => book.linesOf(entries), [book, entries]);
  const pages = Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, page) =>
    lines.slice(page * PAGE, (page + 1) * PAGE),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys, too
    <section className={styles.paper} aria-label={m.table.log} tabIndex={0}>
      <div className={styles.log} data-testid="log">
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <Page key={index} lines={page} entries={entries} seats={seats} find={find} />
        ))}
      </div>
    </section>
  );
}

interface PageProps {
  readonly lines: readonly LogLine[];
  readonly entries: readonly LogEntry[];
  readonly seats: Settled['seats'];
  readonly find: Finder | null;
}

/** A line that says something else is another line: a page with the same lines is the same page. */
const samePage = (before: PageProps, now: PageProps): boolean =>
  before.seats === now.seats &&
  before.find === now.find &&
  before.lines.length === now.lines.length &&
  before.lines.every((line, index) => line === now.lines[index]);

const Page = memo(function Page({ lines, entries, seats, find }: PageProps) {
  return (
    <ol className={styles.page}>
      {lines.map(({ at, event, text }) => {
        const seat = 'seat' in event && typeof event.seat === 'number' ? seats[event.seat] : undefined;
        const { key, takenBack = false } = entries[at];
        return (
          <Line
            key={key}
            entry={at}
            text={text}
            look={seat?.look}
            turn={event.kind === 'turn'}
            takenBack={takenBack}
            find={find}
          />
        );
      })}
    </ol>
  );
}, samePage);

interface LineProps {
  /** The first of the log's entries that it tells. */
  readonly entry: number;
  readonly text: string;
  readonly look: number | undefined;
  readonly turn: boolean;
  readonly takenBack: boolean;
  readonly find: Finder | null;
}

const Line = memo(function Line({ entry, text, look, turn, takenBack, find }: LineProps) {
  const said = <Explained text={text} find={find} />;
  return (
    <li data-entry={entry} data-turn={turn || undefined} data-taken-back={takenBack || undefined}>
      {look !== undefined && <SeatMark seat={look} size={16} />}
      {takenBack ? <s>{said}</s> : <span>{said}</span>}
    </li>
  );
});
