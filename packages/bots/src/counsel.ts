import {
  type Answer,
  apply,
  type Chance,
  comesToLight,
  copy,
  countSides,
  type GameTypes,
  imagine,
  type Sight,
  sameAnswer,
  sideOf,
  sidesOf,
  type Viewer,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { type Reason, reasonsFor } from './reasons.ts';
import { scaleOf } from './review/chances.ts';
import { type AnswerFigure, figuresOf } from './review/figures.ts';
import { Ahead } from './review/outlook.ts';
import { type Budget, type Ranked, search } from './search.ts';

/** What a coach thinks of a question: what promises most and why, and what had better be thought over. */
export interface Counsel {
  readonly answer: Answer;
  /** The answers that promise most, played to the end, the best first: the first is the answer. */
  readonly figures: readonly AnswerFigure[];
  /** Why it is better than what promises most besides it. */
  readonly reasons: readonly Reason[];
  readonly warnings: readonly GivenAway[];
}

/** An answer that gives away much, and for good. Plain data, so that workers can hand it over. */
export interface GivenAway {
  readonly answer: Answer;
  /** The chance to win after it, and after the best answer. */
  readonly share: number;
  readonly best: number;
  /** Why the best answer is better. */
  readonly reasons: readonly Reason[];
}

/** How much is much, as a share of what a game of so many seats is about. */
const MUCH = 0.08;
/** What promises most is played to the end so often; what a search thinks little of as well, the likeliest to be answered first. */
const FUTURES = 150;
const MOST_PROMISING = 3;
const MOST_SUSPECTS = 8;

/** One look at a question, for a hint and for warnings alike, so that they never contradict each other. */
export function counsel<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  budget: Budget,
): Counsel {
  const { box, view, seat } = sight;
  const seats = box.game.seated(imagine(box, view, seat, chance)).length;
  const sides = sidesOf(box.game, seats);
  const much = MUCH * scaleOf(countSides(sides));
  const { ranked } = search(mind, sight, chance, budget);
  const first = mind.instinct(sight, chance);
  const promising = ranked
    .filter(
      ({ answer, visits }, at) =>
        at === 0 || (visits > 0 && at < MOST_PROMISING) || sameAnswer(answer, first),
    )
    .map(({ answer }) => answer);
  const suspects = suspectsAmong(ranked, much / sideOf(sides, seat).length).filter(
    (answer) => !isAmong(answer, promising),
  );
  const luck = chance.pick(LUCKS);
  const all = figuresOf(
    new Ahead(box, mind),
    sight,
    { seed: luck, futures: futuresFor(budget), stop: tooLong(budget) },
    [...promising, ...suspects],
  );
  const figures = all.filter(({ answer }) => isAmong(answer, promising));
  const [best, ...others] = figures;
  const warnings = all.flatMap((one): GivenAway[] => {
    if (one.lost < much || one.lostInterval.low <= 0 || !isForGood(sight, one.answer, chance)) return [];
    const reasons = reasonsFor(mind, sight, best.answer, one.answer, luck);
    return [{ answer: one.answer, share: one.share, best: best.share, reasons }];
  });
  const reasons = others.map((other) => reasonsFor(mind, sight, best.answer, other.answer, luck));
  return { answer: best.answer, figures, reasons: reasons.find(({ length }) => length > 0) ?? [], warnings };
}

/** A search of few iterations is followed by few games. */
const futuresFor = (budget: Budget): number =>
  'iterations' in budget ? Math.min(FUTURES, Math.ceil(budget.iterations / 3)) : FUTURES;

/** Playing to the end may take as long as the search again. */
function tooLong(budget: Budget): () => boolean {
  const until =
    performance.now() + ('milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY);
  return () => performance.now() >= until;
}

const isAmong = (answer: Answer, answers: readonly Answer[]): boolean =>
  answers.some((one) => sameAnswer(one, answer));

/** What a search thinks little of, or has not even tried: it may be given all the same. */
function suspectsAmong<T extends GameTypes>(
  [best, ...others]: readonly Ranked<T>[],
  much: number,
): T['answer'][] {
  return others
    .filter(({ visits, share }) => visits === 0 || best.share - share >= much)
    .slice(0, MOST_SUSPECTS)
    .map(({ answer }) => answer);
}

/** As many beginnings of luck as there may be. */
const LUCKS = 2 ** 30;

/** Whether an answer stands once it is given: luck falls, something hidden is shown, or somebody else goes on. */
function isForGood<T extends GameTypes>(sight: Sight<T>, answer: T['answer'], chance: Chance): boolean {
  const { box, view, seat } = sight;
  const before = imagine(box, view, seat, chance);
  const after = copy(before);
  const { used } = chance;
  apply(box, after, answer, chance);
  if (chance.used > used || after.asks.at(-1)?.seat !== seat) return true;
  const viewers: Viewer[] = [null, ...box.game.seated(after).keys()];
  return viewers.some((viewer) => comesToLight(box, before, after, viewer));
}
