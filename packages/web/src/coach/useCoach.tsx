import type { Ask, Json } from '@undercroft/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import type { AtTable } from '../games/screen.ts';
import { Banner, Banners } from '../table/Banner.tsx';
import { placeOf } from '../table/gives.ts';
import { Pointer } from '../table/Pointer.tsx';
import { type Advice, advise, countHint } from './advice.ts';

/** What the coach needs to know of a table. */
export interface Coached {
  /** Its name, by which hints are counted. */
  readonly table: string;
  readonly set: Json;
}

interface Coaching {
  /** Asks for a hint; null where there is nothing to choose, or no coach. */
  readonly ask: (() => void) | null;
  /** What the coach says, beside the question. */
  readonly says: ReactNode;
}

/** A coach beside the table: shows what promises most on the board, and says why. */
export function useCoach(at: AtTable, coached: Coached | null): Coaching {
  const { box, view, ask, answers, say, m, names } = at;
  // A hint is for the question it was asked about, and for no other.
  const [hint, setHint] = useState<{ readonly to: Ask; readonly advice: Advice | null } | null>(null);
  const now = hint !== null && hint.to === ask && answers.length > 0 ? hint : null;
  if (coached === null || ask === null || answers.length < 2) return { ask: null, says: null };

  const begin = () => {
    setHint({ to: ask, advice: null });
    countHint(coached.table);
    const { game, options } = box;
    const question = { game: game.name, options, set: coached.set, view, ask, answers, seed: coached.table };
    advise(question).then(
      (advice) => setHint((last) => (last?.to === ask ? { to: ask, advice } : last)),
      () => setHint(null),
    );
  };
  if (now === null) return { ask: begin, says: null };
  const { advice } = now;
  const says = (
    <Banners>
      <Banner>
        <span data-testid="hint">
          {advice === null
            ? m.coach.thinks
            : m.coach.says(say.answer(advice.answer, ask, view, names), say.why(advice.reasons))}
        </span>
      </Banner>
      {advice !== null && <HintPointer advice={advice} />}
    </Banners>
  );
  return { ask: null, says };
}

function HintPointer({ advice: { answer } }: { advice: Advice }) {
  const find = useCallback(() => placeOf(answer), [answer]);
  return <Pointer find={find} />;
}
