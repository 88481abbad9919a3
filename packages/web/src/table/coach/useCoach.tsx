import type { Counsel, GivenAway } from '@undercroft/bots';
import type { Answer } from '@undercroft/kernel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { Pointer } from '../../controls/Pointer.tsx';
import { percent } from '../../kit/language/percent.ts';
import { settings } from '../../kit/settings.ts';
import { usePart } from '../../kit/store.ts';
import { giverOf } from '../game/gives.ts';
import type { TableStore } from '../seen/tableStore.ts';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import { advise, type CoachQuestion, countHint, stopThinking } from './advice.ts';
import { warningBefore } from './warnings.ts';

interface Coaching {
  /** Asks for a hint; null where there is nothing to choose, or no coach. */
  readonly ask: (() => void) | null;
  /** What the coach says, beside the question. */
  readonly says: ReactNode;
}

const SILENT: Coaching = { ask: null, says: null };

/** An answer that waits for a second thought. */
interface Held {
  readonly to: number;
  readonly path: readonly [Answer, ...Answer[]];
  readonly warning: GivenAway;
}

/** So long somebody in a first game thinks alone. */
const AT_ELBOW_MS = 20_000;

/**
 * A coach beside the table: shows what promises most on the board and says why, and holds back once what gives away
 * much.
 */
export function useCoach(coached: boolean): Coaching {
  const shown = useShown();
  const warns = usePart(settings, 'warnings');
  // A hint is for the question it was asked about, and for no other; so is a warning.
  const [hint, setHint] = useState<{ readonly to: number; readonly advice: Counsel | null } | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const judged = useRef<{ readonly to: number; readonly counsel: Counsel } | null>(null);

  const { table, seat, version, guided } = useSeen(({ ask, answers, info, scene }) => ({
    table: info.id,
    guided: info.guided === true,
    seat: ask?.seat,
    version: !coached || ask === null || answers.length < 2 ? null : scene.update.version,
  }));

  // While somebody thinks, the coach does, too; whoever is quicker is not kept waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each seat is asked its own question
  useEffect(() => {
    const asked = version === null || !warns ? null : questionAt(shown);
    if (asked === null) return;
    // Without a judgement there is no warning.
    advise(asked).then(
      (counsel) => {
        judged.current = { to: asked.version, counsel };
      },
      () => {},
    );
  }, [shown, table, version, seat, warns]);
  // Whoever switches warnings off still wants the hint they have asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each seat is asked its own question
  useEffect(() => stopThinking, [table, version, seat]);

  useEffect(() => {
    if (version === null) return;
    shown.holds = (path) => {
      const { ask } = shown.seen.value;
      const counsel = warns && judged.current?.to === version ? judged.current.counsel : null;
      const warning = ask === null ? null : warningBefore(table, ask, path[0], counsel);
      setHeld(warning === null ? null : { to: version, path, warning });
      return warning !== null;
    };
    return () => {
      shown.holds = () => false;
    };
  }, [shown, table, version, warns]);

  // In a first game the coach speaks up by itself to whoever thinks for long, which is no hint taken.
  const speakUp = useRef(() => {});
  useEffect(() => {
    if (!guided || version === null) return;
    const timer = setTimeout(() => speakUp.current(), AT_ELBOW_MS);
    return () => clearTimeout(timer);
  }, [guided, version]);

  if (version === null) return SILENT;
  if (held?.to === version) {
    const go = () => {
      setHeld(null);
      shown.give(...held.path);
    };
    return { ask: null, says: <Warning held={held} onGo={go} onBack={() => setHeld(null)} /> };
  }

  const begin = (counts = true) => {
    const asked = questionAt(shown);
    if (asked === null) return;
    setHint({ to: version, advice: null });
    advise(asked).then(
      (advice) => {
        if (counts) countHint(table);
        setHint((last) => (last?.to === version ? { to: version, advice } : last));
      },
      () => {
        setHint(null);
        shown.refuse(shown.seen.value.m.broken);
      },
    );
  };
  speakUp.current = () => {
    if (hint?.to !== version) begin(false);
  };
  if (hint?.to !== version) return { ask: () => begin(), says: null };
  return { ask: null, says: <Hint advice={hint.advice} /> };
}

/** What the coach is asked about a table as it stands; null where nobody is asked. */
function questionAt({ seen }: TableStore): CoachQuestion | null {
  const { box, view, ask, answers, info, scene } = seen.value;
  if (ask === null) return null;
  const { game, options } = box;
  const { version } = scene.update;
  return { table: info.id, set: info.set, version, game: game.name, options, view, ask, answers };
}

/** What an answer to the question is called. */
function useCalled(answer: Answer | undefined): string | null {
  return useSeen(({ ask, view, say, names }) =>
    ask === null || answer === undefined ? null : say.answer(answer, ask, view, names),
  );
}

function Hint({ advice }: { advice: Counsel | null }) {
  const { say, m } = useTable();
  const called = useCalled(advice?.answer);
  return (
    <Banners>
      <Banner>
        <span data-testid="hint">
          {advice === null || called === null
            ? m.coach.thinks
            : advice.reasons.length === 0
              ? `${called}. ${say.why([])}`
              : m.coach.says({ answer: called, why: say.why(advice.reasons) })}
        </span>
      </Banner>
      {advice !== null && <HintPointer advice={advice} />}
    </Banners>
  );
}

interface WarningProps {
  readonly held: Held;
  readonly onGo: () => void;
  readonly onBack: () => void;
}

/** One line before an answer that gives away much: what, and whether it is to be given all the same. */
function Warning({ held, onGo, onBack }: WarningProps) {
  const { say, m } = useTable();
  const { answer, reasons } = held.warning;
  const called = useCalled(answer);
  if (called === null) return null;
  const [share, best] = [held.warning.share, held.warning.best].map((one) => percent(say.language, one));
  return (
    <Banners>
      <Banner
        actions={
          <>
            <Button onClick={onBack} data-word="think-again">
              {m.coach.thinkAgain}
            </Button>
            <Button onClick={onGo} data-word="do-it">
              {m.coach.doIt}
            </Button>
          </>
        }
      >
        <span data-testid="warning">
          {m.coach.warns({ answer: called, share, best })}
          {reasons.length > 0 && ` ${m.coach.warnsWhy({ why: say.why(reasons) })}`}
        </span>
      </Banner>
    </Banners>
  );
}

function HintPointer({ advice: { answer } }: { advice: Counsel }) {
  const find = useCallback(() => giverOf(answer), [answer]);
  return <Pointer find={find} />;
}
