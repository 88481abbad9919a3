import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { part } from '../kit/later.ts';
import { useCoach } from './coach/useCoach.tsx';
import { Ears, type EarsPart } from './ears/Ears.tsx';
import handStyles from './hand/Hand.module.css';
import { FirstNotes } from './notes/FirstNotes.tsx';
import { AskBar } from './question/AskBar.tsx';
import { GoBack } from './question/GoBack.tsx';
import { onlyAnswer } from './question/goOn.ts';
import { useSeen, useShown, useTable } from './seen/useSeen.ts';
import styles from './Table.module.css';

const LuckQuestion = part(() => import('./luck/LuckQuestion.tsx'));
const AtOnce = part(() => import('./luck/AtOnce.tsx'));

export interface AskAreaProps {
  readonly hand: boolean;
  /** Beside the question, never over the board: a lost line, an offer to end. */
  readonly banner?: ReactNode;
  /** Takes an answer back by leave, or asks for it; null where nobody may now. */
  readonly back?: {
    /** Who is asked on this screen whether they are sure; null where others are asked on theirs. */
    readonly sure: 'alone' | 'together' | null;
    readonly go: () => void;
  } | null;
  /** Whether whoever is asked may take hints. */
  readonly coach?: boolean;
  /** Below the question: a replay's timeline. */
  readonly below?: ReactNode;
  /** A learner answers everything themselves. */
  readonly everyAnswer: boolean;
  /** What of the ears is open: the line to say something in, or the list of keys. */
  readonly ears: EarsPart | null;
  readonly onEars: (part: EarsPart | null) => void;
  /** Shows how it ended once more. */
  readonly onEnd: () => void;
}

/** The question, with all that is said beside it. */
export function AskArea(props: AskAreaProps) {
  const { hand, banner, back = null, coach = false, below, everyAnswer, ears, onEars, onEnd } = props;
  const { say } = useTable();
  const coaching = useCoach(coach);
  const news = useRef<HTMLDivElement>(null);
  // Whoever goes back from a table goes back from that, and from no later one.
  const [from, setFrom] = useState<number | null>(null);
  const { version, mayGoBack, plays } = useSeen(({ scene, over, viewer }) => ({
    version: scene.sending ? null : scene.update.version,
    mayGoBack: scene.update.mayAskBack && over === null,
    plays: viewer !== null,
  }));
  const goBack = back !== null && mayGoBack ? (back.sure === null ? back.go : () => setFrom(version)) : null;
  return (
    <div
      className={hand ? handStyles.ask : styles.ask}
      data-area="ask"
      // As the board: letters and digits answer here.
      role="application"
      aria-label={say.title}
    >
      <div className={styles.news} ref={news}>
        {banner}
        {coaching.says}
        {/* A replay, a lesson and somebody who only watches have no first time. */}
        {below === undefined && plays && <FirstNotes />}
        {goBack !== null && from !== null && from === version && back?.sure && (
          <GoBack
            who={back.sure}
            onBack={() => {
              setFrom(null);
              back.go();
            }}
            onClose={() => setFrom(null)}
          />
        )}
      </div>
      <AskBar onAskBack={goBack} onHint={coaching.ask} onEnd={onEnd}>
        <Choices />
      </AskBar>
      <Hears everyAnswer={everyAnswer} open={ears} onOpen={onEars} beside={news} />
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

interface HearsProps {
  readonly everyAnswer: boolean;
  readonly open: EarsPart | null;
  readonly onOpen: (part: EarsPart | null) => void;
  /** Where what is opened lies: before the question, which has more room as long as nothing is there. */
  readonly beside: RefObject<HTMLElement | null>;
}

function Hears({ everyAnswer, open, onOpen, beside }: HearsProps) {
  const { stage, opened } = useShown();
  const seen = useSeen((now) => now);
  const only = onlyAnswer(seen, opened.screen, stage.pace, everyAnswer);
  return (
    <Ears
      at={seen}
      screen={opened.screen}
      stage={stage}
      beside={opened.beside}
      asked={(seen.answers.length > 0 && only === null) || seen.scene.update.luck !== undefined}
      verdict={seen.over?.verdict ?? null}
      open={open}
      onOpen={onOpen}
      line={beside}
    />
  );
}

function Choices() {
  const { Choices: OfGame } = useShown().opened.screen;
  const asksLuck = useSeen(({ scene }) => scene.update.luck !== undefined);
  const brings = useSeen(({ scene }) => scene.caughtUp && scene.update.brings !== undefined);
  if (!asksLuck)
    return (
      <>
        <OfGame />
        {brings && (
          <Suspense>
            <AtOnce />
          </Suspense>
        )}
      </>
    );
  return (
    <Suspense>
      <LuckQuestion />
    </Suspense>
  );
}
