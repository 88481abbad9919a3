import type { Box, GameTypes } from '@undercroft/kernel';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { inTab } from '../../kit/memory.ts';
import type { GameBench } from '../game/beside.ts';
import type { Opened } from '../game/opened.ts';
import styles from './Bench.module.css';
import { Pieces } from './Pieces.tsx';

/** A table as people have laid it, ready to play on. */
export interface LaidTable {
  readonly state: GameTypes['state'];
  readonly figures: readonly string[];
}

interface LayTableProps {
  readonly opened: Opened;
  readonly bench: GameBench;
  readonly box: Box;
  /** A running table; null where nothing is known yet. */
  readonly view: GameTypes['view'] | null;
  /** What is said above it, and on its last button. */
  readonly words: { readonly hint: string; readonly done: string };
  readonly onDone: (laid: LaidTable) => void;
}

/** People lay the table as it lies before them, tap by tap, and play on from there. */
export function LayTable({ opened, bench, box, view, words, onDone }: LayTableProps) {
  const { m } = useLanguage();
  const { game, say } = opened;
  // Whoever reloads in the midst of it goes on; a running table is kept as it is.
  const kept = `undercroft.bench.${game.name}`;
  const [steps, setSteps] = useState<readonly unknown[]>(() => [
    view === null ? (inTab.read(kept) ?? bench.bare) : bench.asItLies(box, view),
  ]);
  const laid = steps[steps.length - 1];
  const lay = (next: readonly unknown[]) => {
    setSteps(next);
    if (view === null) inTab.keep(kept, JSON.stringify(next.at(-1)));
  };
  const figures = bench.figures(laid);
  const few = figures.length < game.seats.min ? m.laying.few({ count: game.seats.min }) : null;
  const wrong = few ?? bench.wrong(box, laid, say);
  const done = () => {
    const state = bench.state(box, laid);
    inTab.keep(kept, null);
    onDone({ state, figures });
  };
  const { Bench } = bench;
  return (
    <div className={styles.bench} data-testid="bench">
      <p>{words.hint}</p>
      <div className={styles.row}>
        <Button disabled={steps.length < 2} onClick={() => lay(steps.slice(0, -1))} data-word="undo">
          {m.laying.undo}
        </Button>
      </div>
      <Bench box={box} say={say} laid={laid} seated={view !== null} onLay={(next) => lay([...steps, next])} />
      <section className={styles.part} aria-label={m.laying.left}>
        <h2>{m.laying.left}</h2>
        <Pieces all={bench.left(box, laid, say)} />
      </section>
      <div className={styles.end}>
        <p role="status">{wrong}</p>
        <Button look="ember" disabled={wrong !== null} onClick={done} data-word="play-on">
          {words.done}
        </Button>
      </div>
    </div>
  );
}
