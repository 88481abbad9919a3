import { useEffect, useRef } from 'react';
import { SeatMark } from '../art/seat.tsx';
import type { AtTable } from '../games/screen.ts';
import styles from './Log.module.css';
import type { LogEntry } from './stage.ts';

/** What happened, in sentences, the newest last. The ask bar reads it out while it happens. */
export function Log({ at, entries }: { at: AtTable; entries: readonly LogEntry[] }) {
  const { say, names, seats, m } = at;
  const end = useRef<HTMLOListElement>(null);
  const events = entries.map(({ event }) => event);
  // A line tells what stands, or what was taken back, never both.
  const ends = entries.flatMap(({ takenBack = false }, at) =>
    takenBack === (entries[at + 1]?.takenBack ?? false) && at + 1 < entries.length ? [] : [at + 1],
  );
  const lines = ends.flatMap((end, at) => say.log(events.slice(0, end), names, ends[at - 1] ?? 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    const list = end.current;
    list?.parentElement?.scrollTo({ top: list.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys, too
    <section className={styles.paper} aria-label={m.table.log} tabIndex={0}>
      <ol className={styles.log} ref={end} data-testid="log">
        {lines.map(({ at: first, event, text }) => {
          const seat = 'seat' in event && typeof event.seat === 'number' ? seats[event.seat] : undefined;
          return (
            <li
              key={entries[first].key}
              data-turn={event.kind === 'turn' || undefined}
              data-taken-back={entries[first].takenBack || undefined}
            >
              {seat !== undefined && <SeatMark seat={seat.look} size={16} />}
              {entries[first].takenBack ? <s>{text}</s> : <span>{text}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
