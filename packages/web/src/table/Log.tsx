import { memo, useMemo } from 'react';
import { type Store, usePart } from '../app/store.ts';
import { SeatMark } from '../art/seat.tsx';
import type { AtTable } from '../games/screen.ts';
import styles from './Log.module.css';
import { LogBook } from './logBook.ts';
import type { Scene } from './scene.ts';

type LogProps = Pick<AtTable, 'say' | 'names' | 'seats' | 'm'> & { readonly scene: Store<Scene> };

/** What happened, in sentences, the newest last and in sight. The ask bar reads it out while it happens. */
export function Log({ scene, say, names, seats, m }: LogProps) {
  const entries = usePart(scene, 'log');
  const book = useMemo(() => new LogBook(say, names), [say, names]);
  const lines = useMemo(() => book.linesOf(entries), [book, entries]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys, too
    <section className={styles.paper} aria-label={m.table.log} tabIndex={0}>
      <ol className={styles.log} data-testid="log">
        {lines.map(({ at, event, text }) => {
          const seat = 'seat' in event && typeof event.seat === 'number' ? seats[event.seat] : undefined;
          const { key, takenBack = false } = entries[at];
          return (
            <Line
              key={key}
              text={text}
              look={seat?.look}
              turn={event.kind === 'turn'}
              takenBack={takenBack}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly text: string;
  readonly look: number | undefined;
  readonly turn: boolean;
  readonly takenBack: boolean;
}

const Line = memo(function Line({ text, look, turn, takenBack }: LineProps) {
  return (
    <li data-turn={turn || undefined} data-taken-back={takenBack || undefined}>
      {look !== undefined && <SeatMark seat={look} size={16} />}
      {takenBack ? <s>{text}</s> : <span>{text}</span>}
    </li>
  );
});
