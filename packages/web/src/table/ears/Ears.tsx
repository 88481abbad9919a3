import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import spoken from '../../controls/spoken.module.css';
import { useFetched } from '../../kit/fetched.ts';
import { part } from '../../kit/later.ts';
import { settings } from '../../kit/settings.ts';
import { usePart, useStore } from '../../kit/store.ts';
import type { Beside } from '../game/beside.ts';
import type { AtTable, GameScreen } from '../game/screen.ts';
import { luckSentence } from '../game/sentence.ts';
import { isForBoard } from '../question/keys.ts';
import type { Stage } from '../stage/stage.ts';
import { announcer } from './announcer.ts';
import { BoardGrid, focusPlace } from './BoardGrid.tsx';
import { Herald } from './herald.ts';
import { type EarKey, meant } from './keys.ts';
import { ASKS, answerTo, type Knowing, placeOfSeat } from './tell.ts';
import { learnEars, wordsOf } from './words/index.ts';

const SayIt = part(() => import('./SayIt.tsx'));
const EarsDialog = part(() => import('./EarsDialog.tsx'));

const PAUSE_MS = { none: 0, short: 700, long: 2000 } as const;

/** What opens beside the question. */
export type EarsPart = 'say' | 'keys';

interface EarsProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly stage: Stage;
  readonly beside: Beside;
  /** Whoever looks has something to decide. */
  readonly asked: boolean;
  readonly verdict: string | null;
  /** What of it is open beside the question: the line to say something in, or the list of keys. */
  readonly open: EarsPart | null;
  readonly onOpen: (part: EarsPart | null) => void;
  /** Where the line to say something in lies. */
  readonly line: RefObject<HTMLElement | null>;
}

/** Everything that is heard at a table, said in one place, and the letters that ask. */
export function Ears({ at, screen, stage, beside, asked, verdict, open, onOpen, line }: EarsProps) {
  useHerald(at, screen, stage);
  useQuestion(at, stage, asked, verdict);
  const { language } = at.say;
  const { value } = useFetched(async () => {
    const [ears] = await Promise.all([beside.ears(), learnEars(language)]);
    return { ears, language };
  }, [beside, language]);
  const known = value?.language === language ? value : null;
  const knowing: Knowing | null = known && { at, words: wordsOf(language), ears: known.ears };
  const sayIt = () => onOpen('say');
  useLetters(knowing, sayIt);
  return (
    <>
      <section className={spoken.spoken} aria-label={at.m.table.ears}>
        <Voice />
        {knowing !== null && <Read knowing={knowing} />}
      </section>
      {knowing !== null && open !== null && (
        <Suspense>
          {open === 'say' ? (
            line.current !== null &&
            createPortal(
              <SayIt
                knowing={knowing}
                onAsk={(what) => heed(what, knowing, sayIt)}
                onClose={() => onOpen(null)}
              />,
              line.current,
            )
          ) : (
            <EarsDialog
              words={knowing.words}
              seats={at.seats.length}
              open
              onOpenChange={() => onOpen(null)}
              onAsk={(what) => {
                onOpen(null);
                heed(what, knowing, sayIt);
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

/** What is spoken stands here for a while: a region that is only ever added to. */
function Voice(): ReactNode {
  const said = useStore(announcer.spoken);
  const silent = useStore(announcer.silent);
  return (
    <div
      className={spoken.spoken}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      data-testid="spoken"
      data-silent={silent || undefined}
    >
      {said.map(({ key, text, tells }) => (
        <p key={key} data-tells={tells?.join(' ')}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The board to be gone over; while something happens it stays as it was. */
function Read({ knowing }: { readonly knowing: Knowing }): ReactNode {
  const { at, ears, words } = knowing;
  const { view, box, names, say, event } = at;
  const last = useRef<Knowing['at']>(at);
  if (event === null) last.current = at;
  const shown = last.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when something else lies there
  const board = useMemo(
    () => ears?.board(shown) ?? null,
    [ears, event === null ? view : shown.view, box, names, say],
  );
  if (board === null || board.rows.length === 0) return null;
  const own = at.viewer === null ? undefined : placeOfSeat(board, at.viewer);
  return <BoardGrid board={board} words={words} start={own?.cell ?? null} />;
}

/** Tells what happens, from the moment the table is opened. */
function useHerald(at: AtTable, screen: GameScreen, stage: Stage): void {
  const hearing = usePart(settings, 'hearing');
  const pause = usePart(settings, 'pause');
  const listening = {
    say: at.say,
    names: at.names,
    viewer: at.viewer,
    hearing,
    counts: screen.news,
    touches: screen.touches ?? (() => false),
  };
  const latest = useRef(listening);
  latest.current = listening;
  useEffect(() => {
    announcer.pause = PAUSE_MS[pause];
  }, [pause]);
  // Before the stage is opened: what it shows at once is told, too.
  useLayoutEffect(() => {
    announcer.begin();
    const herald = new Herald(announcer);
    herald.begin(stage.scene.value);
    let sending = false;
    return stage.scene.subscribe(() => {
      const scene = stage.scene.value;
      // What comes after one's own answer is new.
      if (scene.sending && !sending) announcer.answered();
      sending = scene.sending;
      herald.follow(scene, latest.current);
    });
  }, [stage]);
}

/** The question, when somebody here is asked, and the end. What answers itself is no question. */
function useQuestion(at: AtTable, stage: Stage, asked: boolean, verdict: string | null): void {
  const { version, luck } = stage.scene.value.update;
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version asks once
  useEffect(() => {
    if (!asked) return;
    const ask = at.ask ?? stage.scene.value.update.ask;
    if (ask === null) return;
    const { seat } = ask;
    const question = luck === undefined ? at.say.ask(ask, at.view, at.names) : luckSentence(at.m, luck);
    const turn = before.current === at.view.turn ? '' : `${at.names[seat]}, ${at.m.door.yourTurn}. `;
    before.current = at.view.turn;
    announcer.say(turn + question);
  }, [version, asked, luck]);
  useEffect(() => {
    if (verdict !== null) announcer.say(verdict);
  }, [verdict]);
}

/** Letters ask, wherever on the table the focus is. */
function useLetters(knowing: Knowing | null, onSayIt: () => void): void {
  const latest = useRef({ knowing, onSayIt });
  latest.current = { knowing, onSayIt };
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const what = isForBoard(key) ? meant(key.key) : null;
      const { knowing, onSayIt } = latest.current;
      if (what === null || knowing === null) return;
      if (heed(what, knowing, onSayIt)) key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Does what a letter means; says whether it means anything here. */
function heed(what: EarKey, knowing: Knowing, onSayIt: () => void): boolean {
  const { words } = knowing;
  const asked = ASKS.find((ask) => ask === what);
  if (asked !== undefined) announcer.reply(answerTo(asked, knowing));
  else if (what === 'last' || what === 'previous' || what === 'next' || what === 'since')
    announcer.reply(announcer.again(what) ?? words.noMore);
  else if (what === 'sayIt') onSayIt();
  else if (what === 'board') focusPlace();
  else return false;
  return true;
}
