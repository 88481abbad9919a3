import { type Box, type GameTypes, type Sight, sidesOf, together } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { lengthOf } from '@undercroft/kit/sums';
import { type Chances, scaleOf } from '../review/chances.ts';
import { Ahead, Sums, Trial, WITHIN } from '../review/outlook.ts';
import { turnsAhead } from '../search.ts';
import type { Lost } from './puzzle.ts';

/** What comes to mind first loses this much at least, as a share of what a game is about; every other answer so much. */
const MISSED = 0.06;
const CLEAR = 0.04;
/** An answer is clearly worse if it loses as much on average, and surely half of it: by so many standard errors. */
const SURE = 3;
const SURELY = 0.5;
/** What would become clear in less than one such case of ten is given up: this many standard errors hold nine. */
const UNLIKELY = 1.28;
/** What a peek finds likely to be less than this part of clear is given up: of what is clear nine of ten are more. */
const PEEKED = 0.75;
/** Games after which it is asked whether it may still be clear: at a peek, at first sight, and in earnest. */
const PEEKS = [12, 48, 200];
const GLANCES = [24, 60, 150];
const LOOKS = [150, 300, 600];
/** Games that what is said comes from: for the two that are compared in words, and for the others. */
const SAID = 800;
const SAID_OF_OTHERS = 250;
/** A game that is as good as won or lost asks nothing any more. */
const OPEN = { least: 0.08, most: 0.94 };

/** A question as a puzzle needs it. */
export interface Candidate<T extends GameTypes> {
  readonly sight: Sight<T>;
  readonly best: T['answer'];
  readonly first: T['answer'];
  readonly seats: number;
}

/** Games that were played on from one question, all answers with the same tables and luck. */
class Games<T extends GameTypes> {
  readonly #trial: Trial<T>;
  readonly #wins: (chances: Chances) => number;
  readonly #won = new Map<T['answer'], number[]>();

  constructor(ahead: Ahead<T>, { sight, seats }: Candidate<T>, seed: number) {
    const sides = sidesOf(sight.box.game, seats);
    this.#trial = new Trial(ahead, sight, seed);
    this.#wins = (chances) => together(sides, chances)[sight.seat];
  }

  won(answer: T['answer'], count: number): readonly number[] {
    const won = this.#won.get(answer) ?? [];
    this.#won.set(answer, won);
    while (won.length < count) won.push(this.#wins(this.#trial.play(answer, won.length)));
    return won.slice(0, count);
  }

  /** What one answer loses against another in so many games, with its standard error. */
  lost(one: T['answer'], best: T['answer'], count: number): { lost: number; error: number } {
    const [sums, won] = [new Sums(), this.won(best, count)];
    for (const [future, wins] of this.won(one, count).entries()) sums.add([won[future] - wins]);
    const { chances, errors } = sums.outlook();
    return { lost: chances[0], error: errors[0] };
  }
}

/** Whether it is worth games to the end, by a peek at the next round: a tenth of a game, and far less is left to luck. */
export function mayBeWorth<T extends GameTypes>(
  box: Box<T>,
  mind: Mind<T>,
  question: Candidate<T>,
  seed: number,
): boolean {
  // As far as a search looks.
  const peek = new Games(new Ahead(box, mind, turnsAhead(mind, question.seats)), question, seed + 3);
  return mayBeClear(peek, rivalsIn(question), question.best, PEEKS, (least) => PEEKED * least);
}

/**
 * What every other answer loses against the one that is held to be best, if it is clearly best; null where it is not.
 * A first sample of games gives up most of those that are not, a fresh one tells whether it is clear, and what is said
 * comes from a third, which had no part in it.
 */
export function clearlyBest<T extends GameTypes>(
  box: Box<T>,
  mind: Mind<T>,
  question: Candidate<T>,
  seed: number,
): { readonly share: number; readonly others: readonly Lost[] } | null {
  const { best, first } = question;
  const rivals = rivalsIn(question);
  const ahead = new Ahead(box, mind);
  const glance = new Games(ahead, question, seed);
  if (!mayBeClear(glance, rivals, best, GLANCES, neededAtLast)) return null;
  if (!isOpen(glance.won(best, GLANCES[0]))) return null;
  if (!areClear(new Games(ahead, question, seed + 1), glance, rivals, best)) return null;
  const said = new Games(ahead, question, seed + 2);
  const losses = rivals.map(({ answer }): Lost => {
    const { lost, error } = said.lost(answer, best, answer === first ? SAID : SAID_OF_OTHERS);
    return { answer, lost, doubt: WITHIN * error };
  });
  // The one that comes next is looked at as closely.
  losses.sort((a, b) => a.lost - b.lost);
  const next = said.lost(losses[0].answer, best, SAID);
  losses[0] = { answer: losses[0].answer, lost: next.lost, doubt: WITHIN * next.error };
  losses.sort((a, b) => a.lost - b.lost);
  // A figure whose interval holds 0 is none that can be shown beside "clearly best".
  if (losses.some(({ lost, doubt }) => lost - doubt <= 0)) return null;
  return { share: meanOf(said.won(best, SAID)), others: losses };
}

/** An answer beside the best one, and what it has to lose at least. */
interface Rival<T extends GameTypes> {
  readonly answer: T['answer'];
  readonly least: number;
}

/** Every other answer; what comes to mind first is given up most often, so it is looked at first. */
function rivalsIn<T extends GameTypes>({ sight, best, first, seats }: Candidate<T>): readonly Rival<T>[] {
  const others = [first, ...sight.answers.filter((answer) => answer !== best && answer !== first)];
  const scale = scaleOf(seats);
  return others.map((answer) => ({ answer, least: (answer === first ? MISSED : CLEAR) * scale }));
}

/** What an answer has to lose to be clear at the last look, by what its games differ in so far: else more are no use. */
const neededAtLast = (least: number, error: number, count: number): number =>
  Math.max(least, SURELY * least + SURE * error * Math.sqrt(count / LOOKS[LOOKS.length - 1]));

/** Whether each may still lose as much as is needed: a few games of each answer before many of one. */
const mayBeClear = <T extends GameTypes>(
  games: Games<T>,
  rivals: readonly Rival<T>[],
  best: T['answer'],
  counts: readonly number[],
  needed: (least: number, error: number, count: number) => number,
): boolean =>
  counts.every((count, look) =>
    nearestFirst(games, rivals, best, counts[look - 1]).every(({ answer, least }) => {
      const { lost, error } = games.lost(answer, best, count);
      return lost + UNLIKELY * error >= needed(least, error, count);
    }),
  );

/** By what so many games have shown: whatever is nearest to the best is most likely not clear, and saves the others. */
function nearestFirst<T extends GameTypes>(
  games: Games<T>,
  rivals: readonly Rival<T>[],
  best: T['answer'],
  count: number | undefined,
): readonly Rival<T>[] {
  if (count === undefined) return rivals;
  const over = ({ answer, least }: Rival<T>) => games.lost(answer, best, count).lost - least;
  return rivals.toSorted((one, other) => over(one) - over(other));
}

/**
 * Whether each rival is clearly worse in fresh games. Those of the first sample have no part in it, but what both
 * together make unlikely is given up.
 */
function areClear<T extends GameTypes>(
  games: Games<T>,
  glance: Games<T>,
  rivals: readonly Rival<T>[],
  best: T['answer'],
): boolean {
  let open = nearestFirst(glance, rivals, best, GLANCES[GLANCES.length - 1]);
  for (const count of LOOKS) {
    const left: Rival<T>[] = [];
    for (const rival of open) {
      const { answer, least } = rival;
      const { lost, error } = games.lost(answer, best, count);
      if (lost >= least && lost - SURE * error >= SURELY * least) continue;
      const needed = neededAtLast(least, error, count);
      if (lost + UNLIKELY * error < needed) return false;
      const before = glance.lost(answer, best, GLANCES[GLANCES.length - 1]);
      if (bothTogether({ lost, error, count }, before) < needed) return false;
      left.push(rival);
    }
    open = left;
    if (open.length === 0) return true;
  }
  return false;
}

/** How much an answer loses at most, likely, by two samples of games. */
function bothTogether(
  { lost, error, count }: { readonly lost: number; readonly error: number; readonly count: number },
  before: { readonly lost: number; readonly error: number },
): number {
  const glances = GLANCES[GLANCES.length - 1];
  const all = count + glances;
  const mean = (lost * count + before.lost * glances) / all;
  return mean + (UNLIKELY * lengthOf(error * count, before.error * glances)) / all;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const isOpen = (won: readonly number[]): boolean => {
  const share = meanOf(won);
  return share >= OPEN.least && share <= OPEN.most;
};
