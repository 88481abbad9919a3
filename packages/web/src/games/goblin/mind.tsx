import {
  type FightOdds,
  fightOdds,
  type GoblinAnswer,
  type GoblinAnswers,
  oddsAgainst,
} from '@undercroft/goblin';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { AtGoblin } from './cards.ts';

/** The chances of a fight, with cards alone and with potions. */
export type Odds = Omit<FightOdds, 'answer'>;

export type Ware = Exclude<GoblinAnswers['shop'], string>;

/** What board and ask bar share: the chances after each answer, and what one thinks of buying. */
interface GoblinMind {
  /** The chances after an answer; null where they are not known, or not yet. */
  odds(answer: GoblinAnswer): Odds | null;
  /** The answer with the best chances in this fight, and these. */
  readonly best: FightOdds | null;
  /** What was taken off the shelf and is not paid for yet. */
  readonly ware: Ware | null;
  take(ware: Ware | null): void;
}

/** What has been counted, and for which question. */
interface Counted {
  readonly ask: AtGoblin['ask'];
  readonly odds: readonly FightOdds[];
}

const Context = createContext<GoblinMind>({ odds: () => null, best: null, ware: null, take: () => {} });

export const useMind = (): GoblinMind => use(Context);

/** So many ways are tried: quick enough to be counted while one looks at the caves, or at a hand. */
const TRIES = { foe: 2_500, fight: 4_000 };

export function Mind({ at, children }: { at: AtGoblin; children: ReactNode }) {
  const { ask, answers, box, view, viewer } = at;
  const [counted, setCounted] = useState<Counted>({ ask: null, odds: [] });
  // Odds are true for the question they were counted for, and for no other.
  const known = counted.ask === ask ? counted.odds : [];
  const [ware, take] = useState<Ware | null>(null);
  const kind = answers.length > 0 && viewer !== null ? ask?.kind : undefined;

  // Between two frames, one foe at a time: the table can be looked at meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each question
  useEffect(() => {
    take(null);
    if (viewer === null || kind === undefined) return;
    const foes = at.kind === 'turn' ? at.answers.filter((answer) => typeof answer === 'object') : [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const answer = foes.shift();
      if (answer !== undefined) {
        const odds = oddsAgainst(box, view, viewer, answer.fight, TRIES.foe);
        setCounted((before) => ({
          ask,
          odds: [...(before.ask === ask ? before.odds : []), { answer, ...odds }],
        }));
        timer = setTimeout(count, 10);
      } else if (view.fight !== null && kind !== 'equip') {
        setCounted({ ask, odds: fightOdds(box, view, viewer, TRIES.fight) });
      }
    };
    timer = setTimeout(count, 60);
    return () => clearTimeout(timer);
  }, [ask, kind]);

  const mind: GoblinMind = {
    odds: (answer) => known.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer)) ?? null,
    best: view.fight === null ? null : bestOf(known),
    ware,
    take,
  };
  return <Context value={mind}>{children}</Context>;
}

/** The likeliest win, best without a potion. */
function bestOf(known: readonly FightOdds[]): FightOdds | null {
  const worth = ({ cards, potions }: FightOdds) => (potions?.win ?? -1) + (cards?.win ?? -1) / 1000;
  return known.reduce<FightOdds | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}
