import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import styles from './Hand.module.css';
import { useHandWords } from './words/index.ts';

const THINGS = 0;
const MAP = 1;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A phone beside a television: my things, the map, the rest of the table, one swipe from each other. */
export function Panes({ children: map }: { readonly children: ReactNode }) {
  const { screen } = useShown().opened;
  const { viewer, seats, names } = useTable();
  // Whether there is something to do here.
  const asked = useSeen(({ answers, standing }) => answers.length > 0 || standing.length > 0);
  const onStage = useSeen((seen) => seen.onStage);
  const words = useHandWords();
  const row = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState(asked ? MAP : THINGS);
  const show = (nth: number, smooth = true) => {
    setPane(nth);
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollTo({ left: nth * clientWidth, behavior: smooth && !isStill() ? 'smooth' : 'instant' });
  };
  // Whoever is asked needs the map, whoever is not looks at their things; a swipe shows anything else meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves it
  useEffect(() => show(asked ? MAP : THINGS, false), [asked]);
  const others = seats.filter(({ seat }) => seat !== viewer);
  const labels = [words.things, words.map, words.table];
  return (
    <div className={styles.middle}>
      <nav className={styles.tabs}>
        {labels.map((label, nth) => (
          <button type="button" key={label} aria-pressed={pane === nth} onClick={() => show(nth)}>
            {label}
          </button>
        ))}
      </nav>
      <div
        className={styles.panes}
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPane(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        <section className={styles.pane} aria-label={words.things} data-pane="things">
          {viewer !== null && (
            <>
              <screen.Strip seat={viewer} />
              <screen.Belongings seat={viewer} />
            </>
          )}
          {!asked && <p className={styles.look}>{words.look}</p>}
        </section>
        {/* The board is the page's own part, and says so itself. */}
        <div className={styles.map} data-pane="map">
          {map}
        </div>
        <section className={styles.pane} aria-label={words.table} data-pane="table">
          {others.map(({ seat, figure, look }) => (
            <div key={seat} className={styles.other} data-asked={seat === onStage || undefined}>
              <span data-place={`seat ${seat}`}>
                <screen.Portrait figure={figure} look={look} size={48} />
              </span>
              <div>
                <strong>
                  <SeatMark seat={look} size={16} /> {names[seat]}
                </strong>
                <screen.Strip seat={seat} />
                <screen.Belongings seat={seat} />
              </div>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
