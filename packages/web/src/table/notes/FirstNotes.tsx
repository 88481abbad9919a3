import { Suspense, useEffect, useRef, useState } from 'react';
import { Banners } from '../../controls/Banner.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CheckIcon } from '../../controls/icons.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLearnt } from '../../kit/language/useLearnt.ts';
import { settings } from '../../kit/settings.ts';
import { usePart, useStore } from '../../kit/store.ts';
import type { GameNotes } from '../game/beside.ts';
import { RuleLink } from '../question/RuleLink.tsx';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import styles from './Notes.module.css';
import { keepTold, toldNotes } from './notes.ts';

/** Beside the question: one sentence and a picture about what has just happened for the first time. */
export function FirstNotes() {
  const { opened, seen } = useShown();
  const { beside } = opened;
  const game = opened.game.name;
  const log = useSeen((at) => at.log);
  const wanted = usePart(settings, 'notes');
  const guided = useSeen(({ info }) => info.guided === true);
  const on = wanted || guided;
  const told = useStore(toldNotes);
  // Without a line they come another time.
  const { value: notes } = useFetched(() => beside.notes(), [beside]);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  // What lay there when one sat down is no news.
  const heard = useRef(log.at(-1)?.key ?? -1);

  useEffect(() => {
    if (notes === null) return;
    const since = log.findIndex(({ key }) => key > heard.current);
    if (since < 0) return;
    heard.current = log.at(-1)?.key ?? heard.current;
    const met = Object.keys(notes.list).filter((name) =>
      log.some(
        ({ event }, index) =>
          index >= since && notes.list[name].met(event, log[index - 1]?.event, seen.value),
      ),
    );
    setWaiting((before) => [...before, ...met.filter((name) => !before.includes(name))]);
  }, [log, notes, seen]);

  const next = waiting.find((name) => !told.has(`${game}.${name}`));
  useMoment(on && notes !== null ? next : undefined, (name) => keepTold(`${game}.${name}`));
  if (!on || notes === null || next === undefined) return null;
  return (
    <Suspense>
      <Note key={next} notes={notes} name={next} onRead={() => keepTold(`${game}.${next}`)} />
    </Suspense>
  );
}

/** How long a sentence is read at least, in milliseconds. */
const READING = 6000;

/** A note goes by itself once its moment is over: it was read, and the next turn but one has begun. */
function useMoment(name: string | undefined, onOver: (name: string) => void): void {
  const turn = useSeen(({ view, scene }) => (scene.caughtUp ? view.turn : null));
  const since = useRef<{ readonly name: string; readonly turn: number; readonly at: number }>(undefined);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (name === undefined || turn === null) return;
    if (since.current?.name !== name) since.current = { name, turn, at: performance.now() };
    if (turn < since.current.turn + 2) return;
    const left = READING - (performance.now() - since.current.at);
    const timer = setTimeout(() => over.current(name), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [name, turn]);
}

interface NoteProps {
  readonly notes: GameNotes;
  readonly name: string;
  readonly onRead: () => void;
}

function Note({ notes, name, onRead }: NoteProps) {
  const { m } = useTable();
  const words = useLearnt(notes.words);
  const { rule, picture } = notes.list[name];
  return (
    <Banners>
      <div className={styles.note} role="status">
        <span className={styles.picture}>{picture}</span>
        <span className={styles.text} data-testid="note">
          {words[name]} <RuleLink rule={rule} />
        </span>
        <IconButton label={m.notes.read} icon={<CheckIcon />} onClick={onRead} data-note={name} />
      </div>
    </Banners>
  );
}
