import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { handed } from '../../kit/handed.ts';
import { useNewQuestion } from '../../table/question/useNewQuestion.ts';
import { type Handicaps, handicapsBy, looksOf } from './handicaps.ts';
import { best, type Target, targetsOf } from './reach.ts';
import { useAsked, useSeen, useTable } from './seen.ts';

/** What board and ask bar share while the asked player makes up their mind. */
export interface KragmorthaMind {
  /** The squares that can be chosen now. */
  readonly targets: readonly Target[];
  choose(target: Target): void;
  /** A card was dragged onto a square: it goes there, if the card leads there. */
  play(card: string, square: number): void;
  /** The card that is laid out to be played, or only looked at. */
  readonly card: string | null;
  readonly looked: string | null;
  pick(card: string | null): void;
  look(card: string | null): void;
  /** A square was chosen first, and there are several ways to it. */
  readonly waiting: { readonly square: number; readonly ways: readonly Target[] } | null;
  /** The tome being used; how is chosen next. */
  readonly tome: string | null;
  open(tome: string | null): void;
  readonly handicaps: Handicaps;
  /** What a look demands to be said before anything else can be done. */
  readonly manners: 'hail' | 'bow' | null;
  behave(): void;
}

const [Context, useMind] = handed<KragmorthaMind>('Mind');

export { useMind };

export function Mind({ children }: { readonly children: ReactNode }) {
  const { viewer, answer } = useTable();
  const at = useAsked();
  const ask = at?.ask ?? null;
  const [card, pick] = useState<string | null>(null);
  const [looked, look] = useState<string | null>(null);
  const [square, setSquare] = useState<number | null>(null);
  const [tome, open] = useState<string | null>(null);
  const looks = useSeen((seen) => looksOf(seen.view, seen.viewer));
  const handicaps = useMemo(() => handicapsBy(looks), [looks]);
  const [manners, behave] = useManners(handicaps);

  // Another question, or another who is asked: nothing of the old one is kept in mind.
  const forget = () => {
    pick(null);
    look(null);
    setSquare(null);
    open(null);
  };
  useNewQuestion(ask, forget);
  useNewQuestion(viewer, forget);

  const all = useMemo(
    () => (at !== null && manners === null ? best(at, targetsOf(at, tome)) : []),
    [at, tome, manners],
  );
  const shown = card ?? looked;
  // A card shows where it leads only where cards are asked for.
  const byCard = shown !== null && tome === null && all.some((target) => target.card !== null);
  const targets = byCard ? all.filter((target) => target.card === shown) : all;

  const go = ({ path: [first, ...rest] }: Target) => answer(first, ...rest);
  const mind: KragmorthaMind = {
    targets,
    choose(target) {
      const ways = targets.filter((other) => other.square === target.square);
      if (ways.length === 1) go(target);
      else setSquare(target.square);
    },
    play(played, onto) {
      const way = all.find((target) => target.card === played && target.square === onto);
      if (way !== undefined) go(way);
    },
    card,
    looked,
    pick(chosen) {
      const waits = all.find((target) => target.square === square && target.card === chosen);
      if (waits !== undefined) go(waits);
      else {
        pick(chosen);
        setSquare(null);
      }
    },
    look,
    waiting:
      square === null || card !== null
        ? null
        : { square, ways: all.filter((target) => target.square === square) },
    tome,
    open(opened) {
      open(opened);
      setSquare(null);
    },
    handicaps,
    manners,
    behave,
  };
  return <Context value={mind}>{children}</Context>;
}

/** Some looks want their wearer to hail Rigor whenever he moves, or to bow before every turn. */
function useManners(handicaps: Handicaps): [KragmorthaMind['manners'], () => void] {
  const { viewer } = useTable();
  const ask = useAsked()?.ask ?? null;
  const turn = useSeen(({ view }) => view.turn);
  const moves = useSeen(
    ({ log }) => log.filter(({ event }) => event.kind === 'rigor' || event.kind === 'jumped').length,
  );
  const hails = handicaps.has('hail-when-rigor-moves');
  const [hailed, setHailed] = useState(moves);
  const [bowed, setBowed] = useState<number | null>(null);

  // He need not be hailed for where he went before the look was cast, or on another one's screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the look itself begins it
  useEffect(() => setHailed(moves), [hails, viewer]);

  if (ask === null) return [null, () => {}];
  if (hails && moves > hailed) return ['hail', () => setHailed(moves)];
  if (handicaps.has('yes-dark-lord') && ask.kind === 'card' && bowed !== turn) {
    return ['bow', () => setBowed(turn)];
  }
  return [null, () => {}];
}
