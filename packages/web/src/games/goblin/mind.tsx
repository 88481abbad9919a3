import { fightOdds, type GoblinAnswer, oddsAgainst } from '@undercroft/goblin';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { AtGoblin } from './cards.ts';

/** What board and ask bar share: how likely the fight is won after each answer. */
interface GoblinMind {
  /** The chance after an answer; null where it is not known, or not yet. */
  chance(answer: GoblinAnswer): number | null;
  /** The best chance there is in this fight. */
  readonly best: number | null;
}

const Context = createContext<GoblinMind>({ chance: () => null, best: null });

export const useMind = (): GoblinMind => use(Context);

/** So many ways are tried: quick enough to be counted while one looks at the caves, or at a hand. */
const TRIES = { foe: 800, fight: 1_500 };

export function Mind({ at, children }: { at: AtGoblin; children: ReactNode }) {
  const { ask, answers, box, view, viewer } = at;
  const [odds, setOdds] = useState<Readonly<Record<string, number | null>>>({});
  const kind = answers.length > 0 && viewer !== null ? ask?.kind : undefined;

  // Between two frames, one foe at a time: the table can be looked at meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each question
  useEffect(() => {
    setOdds({});
    if (viewer === null || (kind !== 'turn' && kind !== 'fight')) return;
    const learn = (answer: GoblinAnswer, win: number | null) =>
      setOdds((known) => ({ ...known, [JSON.stringify(answer)]: win }));
    const foes = answers.flatMap((answer) =>
      typeof answer === 'object' && 'fight' in answer ? [answer] : [],
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const next = foes.shift();
      if (next !== undefined) {
        learn(next, oddsAgainst(box, view, viewer, next.fight, TRIES.foe));
        timer = setTimeout(count, 10);
      } else if (kind === 'fight') {
        for (const { answer, win } of fightOdds(box, view, viewer, TRIES.fight)) learn(answer, win);
      }
    };
    timer = setTimeout(count, 60);
    return () => clearTimeout(timer);
  }, [ask, kind]);

  const known = Object.values(odds).filter((win) => win !== null);
  const mind: GoblinMind = {
    chance: (answer) => odds[JSON.stringify(answer)] ?? null,
    best: kind === 'fight' && known.length > 0 ? Math.max(...known) : null,
  };
  return <Context value={mind}>{children}</Context>;
}
