import {
  countAgainst,
  countFight,
  type FightOdds,
  type GoblinAnswer,
  type GoblinAnswers,
} from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
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

/** So many ways are tried, a few at a time: the table can be looked at and touched meanwhile. */
const FOE = { tries: 9_000, atOnce: 300 };
const FIGHT = { tries: 12_000, atOnce: 300 };
const REST_MS = 4;

/** All that is known so far of a question, each time that there is more. */
function* counting(at: AtGoblin, viewer: Seat): Generator<readonly FightOdds[] | undefined> {
  const { box, view } = at;
  if (at.kind === 'turn') {
    const odds: FightOdds[] = [];
    for (const answer of at.answers) {
      if (typeof answer !== 'object') continue;
      odds.push({ answer, ...(yield* countAgainst(box, view, viewer, answer.fight, FOE)) });
      yield [...odds];
    }
  } else if (view.fight !== null && at.kind !== 'equip') yield yield* countFight(box, view, viewer, FIGHT);
}

export function Mind({ at, children }: { at: AtGoblin; children: ReactNode }) {
  const { ask, answers, view, viewer } = at;
  const [counted, setCounted] = useState<Counted>({ ask: null, odds: [] });
  // Odds are true for the question they were counted for, and for no other.
  const known = counted.ask === ask ? counted.odds : [];
  const [ware, take] = useState<Ware | null>(null);
  const kind = answers.length > 0 && viewer !== null ? ask?.kind : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each question
  useEffect(() => {
    take(null);
    if (viewer === null || kind === undefined) return;
    const work = counting(at, viewer);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const { done, value: odds } = work.next();
      if (odds) setCounted({ ask, odds });
      if (!done) timer = setTimeout(goOn, REST_MS);
    };
    timer = setTimeout(goOn, 60);
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
