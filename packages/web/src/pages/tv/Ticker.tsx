import { useMemo } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { LogBook } from '../../table/log/logBook.ts';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';
import styles from './Tv.module.css';

/** As many lines as are read from three metres away. */
const LINES = 3;

/** What happened last, in a few lines that make room for each other. */
export function Ticker() {
  const { say, names, seats } = useTable();
  const entries = useSeen(({ scene }) => scene.log);
  const book = useMemo(() => new LogBook(say, names), [say, names]);
  const lines = useMemo(() => book.linesOf(entries).slice(-LINES), [book, entries]);
  return (
    <ol className={styles.ticker} data-testid="ticker">
      {lines.map(({ at, event, text }) => {
        const seat = 'seat' in event && typeof event.seat === 'number' ? seats[event.seat] : undefined;
        return (
          <li key={entries[at].key}>
            {seat !== undefined && <SeatMark seat={seat.look} size={14} />}
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}
