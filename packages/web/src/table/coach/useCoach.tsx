import type { Counsel, GivenAway } from '@undercroft/bots';
import type { Answer, Json } from '@undercroft/kernel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { Pointer } from '../../controls/Pointer.tsx';
import { percent } from '../../kit/language/percent.ts';
import { settings } from '../../kit/settings.ts';
import { usePart } from '../../kit/store.ts';
import { giverOf } from '../game/gives.ts';
import type { AtTable } from '../game/screen.ts';
import { advise, type CoachQuestion, countHint, stopThinking } from './advice.ts';
import { warningBefore } from './warnings.ts';

/** What the coach needs to know of a table. */
export interface Coached {
  /** Its name, by which hints are counted. */
  readonly table: string;
  readonly set: Json;
  /** The version of the table that asks. */
  readonly version: number;
}

interface Coaching {
  /** Asks for a hint; null where there is nothing to choose, or no coach. */
  readonly ask: (() => void) | null;
  /** What the coach says, beside the question. */
  readonly says: ReactNode;
  /** Gives an answer, unless the coach has something to say before. */
  readonly answer: AtTable['answer'];
}

/** An answer that waits for a second thought. */
interface Held {
  readonly to: number;
  readonly path: readonly [Answer, ...Answer[]];
  readonly warning: GivenAway;
}

/** A coach beside the table: shows what promises most on the board and says why, and warns of what gives away much. */
export function useCoach(at: AtTable, coached: Coached | null): Coaching {
  const { box, view, ask, answers } = at;
  const warns = usePart(settings, 'warnings');
  // A hint is for the question it was asked about, and for no other; so is a warning.
  const [hint, setHint] = useState<{ readonly to: number; readonly advice: Counsel | null } | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const judged = useRef<{ readonly to: number; readonly counsel: Counsel } | null>(null);

  const version = coached === null || ask === null || answers.length < 2 ? null : coached.version;
  const question = (): CoachQuestion | null => {
    if (coached === null || ask === null) return null;
    const { game, options } = box;
    return { ...coached, game: game.name, options, view, ask, answers };
  };

  // While somebody thinks, the coach does, too; whoever is quicker is not kept waiting.
  const table = coached?.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is asked about once
  useEffect(() => {
    const asked = version === null || !warns ? null : question();
    if (asked === null) return;
    // Without a judgement there is no warning.
    advise(asked).then(
      (counsel) => {
        judged.current = { to: asked.version, counsel };
      },
      () => {},
    );
    return stopThinking;
  }, [table, version, ask?.seat, warns]);

  if (coached === null || ask === null || version === null)
    return { ask: null, says: null, answer: at.answer };

  const answer: AtTable['answer'] = (first, ...rest) => {
    const counsel = warns && judged.current?.to === version ? judged.current.counsel : null;
    const warning = warningBefore(coached.table, ask, first, counsel);
    setHeld(warning === null ? null : { to: version, path: [first, ...rest], warning });
    if (warning === null) at.answer(first, ...rest);
  };
  if (held?.to === version) {
    const says = (
      <Warning
        at={at}
        held={held}
        onGo={() => {
          setHeld(null);
          at.answer(...held.path);
        }}
        onBack={() => setHeld(null)}
      />
    );
    return { ask: null, says, answer };
  }

  const begin = () => {
    const asked = question();
    if (asked === null) return;
    setHint({ to: version, advice: null });
    advise(asked).then(
      (advice) => {
        countHint(coached.table);
        setHint((last) => (last?.to === version ? { to: version, advice } : last));
      },
      () => {
        setHint(null);
        at.refuse(at.m.broken);
      },
    );
  };
  if (hint?.to !== version) return { ask: begin, says: null, answer };
  return { ask: null, says: <Hint at={at} advice={hint.advice} />, answer };
}

function Hint({ at, advice }: { at: AtTable; advice: Counsel | null }) {
  const { ask, view, say, names, m } = at;
  return (
    <Banners>
      <Banner>
        <span data-testid="hint">
          {advice === null || ask === null
            ? m.coach.thinks
            : m.coach.says({
                answer: say.answer(advice.answer, ask, view, names),
                why: say.why(advice.reasons),
              })}
        </span>
      </Banner>
      {advice !== null && <HintPointer advice={advice} />}
    </Banners>
  );
}

interface WarningProps {
  readonly at: AtTable;
  readonly held: Held;
  readonly onGo: () => void;
  readonly onBack: () => void;
}

/** One line before an answer that gives away much: what, and whether it is to be given all the same. */
function Warning({ at, held, onGo, onBack }: WarningProps) {
  const { ask, view, say, names, m } = at;
  const { answer, reasons } = held.warning;
  if (ask === null) return null;
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
          {m.coach.warns({ answer: say.answer(answer, ask, view, names), share, best })}
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
