import { useEffect, useRef, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { HistoryIcon } from '../../controls/icons.tsx';
import { Explained, useHardWords } from '../about/Explained.tsx';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import styles from './Since.module.css';

/**
 * What others did since one's last turn: what touched oneself in words, the rest to unfold. It lies with the players,
 * never over the board, unless somebody unfolds it.
 */
export function Since() {
  const asked = useSeen(({ answers, scene }) => (answers.length > 0 ? scene.update.version : null));
  return asked !== null && <News key={asked} />;
}

function News() {
  const { screen } = useShown().opened;
  const { viewer, say, names, seats, m } = useTable();
  const news = useSeen((at) => at.news);
  const find = useHardWords();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const byKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    addEventListener('pointerdown', outside);
    addEventListener('keydown', byKey);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('keydown', byKey);
    };
  }, [open]);
  const told = news.filter((event) => screen.news(event));
  if (told.length === 0 || viewer === null) return null;
  const isMine = (event: (typeof news)[number]) =>
    ('seat' in event && event.seat === viewer) || screen.touches?.(event, viewer) === true;
  const mine = told.filter(isMine);
  const lines = open ? [...mine, ...told.filter((event) => !isMine(event))] : mine.slice(-2);
  return (
    <section
      className={styles.since}
      aria-label={m.table.since}
      data-testid="since"
      data-area="since"
      ref={root}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        data-mine={mine.length > 0 || undefined}
        onClick={() => setOpen((before) => !before)}
      >
        <HistoryIcon />
        <span>{m.table.since}</span>
        <b>{told.length}</b>
      </button>
      {lines.length > 0 && (
        <ol className={styles.lines} data-open={open || undefined}>
          {lines.map((event, index) => {
            const look = 'seat' in event ? seats[Number(event.seat)]?.look : undefined;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for every question
              <li key={index} data-mine={isMine(event) || undefined}>
                {look !== undefined && <SeatMark seat={look} size={16} />}
                <span>
                  <Explained text={say.event(event, names)} find={find} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
