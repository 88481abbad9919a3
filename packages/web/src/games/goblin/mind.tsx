import { oddsAgainst } from '@undercroft/goblin';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { AtGoblin } from './cards.ts';

/** What board and ask bar share: how likely each foe is beaten with the hand as it is. */
interface GoblinMind {
  readonly odds: Readonly<Record<string, number | null>>;
}

const Context = createContext<GoblinMind>({ odds: {} });

export const useMind = (): GoblinMind => use(Context);

/** So many ways are tried for each foe: quick enough to be counted while one looks at the caves. */
const TRIES = 1_500;

export function Mind({ at, children }: { at: AtGoblin; children: ReactNode }) {
  const { ask, answers, box, view, viewer } = at;
  const [odds, setOdds] = useState<Readonly<Record<string, number | null>>>({});
  const choosing = ask?.kind === 'turn' && answers.length > 0 && viewer !== null;

  // One foe at a time, between two frames: the caves can be looked at meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each question
  useEffect(() => {
    setOdds({});
    if (!choosing) return;
    const foes = answers.flatMap((answer) =>
      typeof answer === 'object' && 'fight' in answer ? [answer.fight] : [],
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const foe = foes.shift();
      if (foe === undefined) return;
      const win = oddsAgainst(box, view, viewer, foe, TRIES);
      setOdds((known) => ({ ...known, [foe]: win }));
      timer = setTimeout(count, 10);
    };
    timer = setTimeout(count, 60);
    return () => clearTimeout(timer);
  }, [ask, choosing]);

  return <Context value={{ odds }}>{children}</Context>;
}
