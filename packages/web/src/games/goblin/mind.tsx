import {
  countAgainst,
  countFight,
  type FightOdds,
  type GoblinAnswer,
  type GoblinAnswers,
} from '@undercroft/goblin';
import { type Seat, sameAnswer } from '@undercroft/kernel';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Store, useSelected, useStore } from '../../kit/store.ts';
import { isHopeless } from '../../table/game/hopeless.ts';
import type { AtGoblin } from './cards.ts';
import { useNow, useSeen, useTable } from './seen.ts';

/** The chances of a fight, with cards alone and with potions. */
export type Odds = Omit<FightOdds, 'answer'>;

export type Ware = Exclude<GoblinAnswers['shop'], string>;

/** What has been counted, and for which question. */
interface Counted {
  readonly question: AtGoblin['question'] | null;
  readonly odds: readonly FightOdds[];
}

/** What board and ask bar share: the chances after each answer, and what one thinks of buying. */
class GoblinMind {
  readonly counted = new Store<Counted>({ question: null, odds: [] });
  /** What was taken off the shelf and is not paid for yet. */
  readonly ware = new Store<Ware | null>(null);
}

const Context = createContext(new GoblinMind());

/** The chances after an answer; null where they are not known, or not yet. */
export function useOdds(answer: GoblinAnswer | undefined | null): Odds | null {
  const known = useKnown((odds) =>
    answer === undefined || answer === null ? undefined : odds.find((one) => sameAnswer(one.answer, answer)),
  );
  return known ?? null;
}

/** All chances that are known by now. */
export const useAllOdds = (): readonly FightOdds[] => useKnown((odds) => odds);

/** The answer with the best chances in this fight, and these. */
export function useBest(): FightOdds | null {
  const fights = useSeen(({ view }) => view.fight !== null);
  return useKnown((odds) => (fights ? bestOf(odds) : null));
}

/** Odds are true for the question they were counted for, and for no other. */
function useKnown<R>(select: (odds: readonly FightOdds[]) => R): R {
  // Not the ask in it: two that follow each other may say the same, and count as one where they are read.
  const question = useSeen((at) => at.question);
  return useSelected(use(Context).counted, (counted) =>
    select(counted.question === question ? counted.odds : NOTHING),
  );
}

const NOTHING: readonly FightOdds[] = [];

/** What one thinks of buying, and how to think of something else. */
export function useWare(): readonly [Ware | null, (ware: Ware | null) => void] {
  const { ware } = use(Context);
  return [useStore(ware), (taken) => ware.set(taken)];
}

/** So many ways are tried, a few at a time: the table can be looked at and touched meanwhile. */
const FOE = { tries: 10_000, atOnce: 150 };
const FIGHT = { tries: 13_000, atOnce: 150 };
/** So long at a time by the clock, and so long a rest. */
const WORK_MS = 4;
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

export function Mind({ children }: { readonly children: ReactNode }) {
  const [mind] = useState(() => new GoblinMind());
  const { viewer } = useTable();
  const now = useNow();
  const question = useSeen((at) => at.question);
  const asked = question.answers.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each question
  useEffect(() => {
    mind.ware.set(null);
    if (viewer === null || !asked) return;
    const work = counting(now(), viewer);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const until = performance.now() + WORK_MS;
      let step = work.next();
      while (!step.done && !step.value && performance.now() < until) step = work.next();
      if (step.value) mind.counted.set({ question, odds: step.value });
      if (!step.done) timer = setTimeout(goOn, REST_MS);
    };
    timer = setTimeout(goOn, 60);
    return () => clearTimeout(timer);
  }, [mind, question, asked, viewer]);
  return <Context value={mind}>{children}</Context>;
}

/** Whether an answer gives a good part of the fight away, or cannot save it, as far as the chances are known. */
export function isBlunder(known: readonly FightOdds[], answer: GoblinAnswer): boolean {
  const winOf = ({ cards, potions }: FightOdds) => Math.max(cards?.win ?? 0, potions?.win ?? 0);
  const own = known.find((one) => sameAnswer(one.answer, answer));
  if (own === undefined) return false;
  const best = Math.max(...known.map(winOf));
  return isHopeless(winOf(own)) || winOf(own) < best - GIVEN_AWAY;
}

const GIVEN_AWAY = 0.1;

/** The likeliest win, best without a potion. */
function bestOf(known: readonly FightOdds[]): FightOdds | null {
  const worth = ({ cards, potions }: FightOdds) => (potions?.win ?? -1) + (cards?.win ?? -1) / 1000;
  return known.reduce<FightOdds | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}
