import { type GameTypes, type Sight, sidesOf, together } from '@undercroft/kernel';
import { type Chances, scaleOf } from '../review/chances.ts';
import { type Ahead, Sums, Trial, WITHIN } from '../review/outlook.ts';
import type { Lost } from './puzzle.ts';

/** What comes to mind first loses this much at least, as a share of what a game is about; every other answer so much. */
const MISSED = 0.06;
const CLEAR = 0.04;
/** An answer is clearly worse if it loses as much on average, and surely half of it: by so many standard errors. */
const SURE = 3;
const SURELY = 0.5;
/** What would become clear in less than one such case of ten is given up: this many standard errors hold nine. */
const UNLIKELY = 1.28;
/** Games after which it is asked whether it may still be clear: at first sight, and in earnest. */
const GLANCES = [24, 60, 150];
const LOOKS = [150, 300, 600, 1200];
/** Games that what is said comes from: for the two that are compared in words, and for the others. */
const SAID = 800;
const SAID_OF_OTHERS = 250;
/** A game that is as good as won or lost asks nothing any more. */
const OPEN = { least: 0.08, most: 0.94 };

/** A question as a puzzle needs it. */
interface Question<T extends GameTypes> {
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

  constructor(ahead: Ahead<T>, { sight, seats }: Question<T>, seed: number) {
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

/**
 * What every other answer loses against the one that is held to be best, if it is clearly best; null where it is not.
 * One sample of games gives up most of those that are not, a fresh one tells whether it is clear, and what is said comes
 * from a third, which had no part in it.
 */
export function clearlyBest<T extends GameTypes>(
  ahead: Ahead<T>,
  question: Question<T>,
  seed: number,
): { readonly share: number; readonly others: readonly Lost[] } | null {
  const { sight, best, first, seats } = question;
  const scale = scaleOf(seats);
  // What comes to mind first is given up most often, so it is looked at first.
  const others = [first, ...sight.answers.filter((answer) => answer !== best && answer !== first)];
  const leastOf = (answer: T['answer']) => (answer === first ? MISSED : CLEAR) * scale;
  const glance = new Games(ahead, question, seed);
  for (const answer of others) {
    for (const count of GLANCES) {
      const { lost, error } = glance.lost(answer, best, count);
      if (lost + UNLIKELY * error < leastOf(answer)) return null;
    }
  }
  if (!isOpen(glance.won(best, GLANCES[0]))) return null;
  const look = new Games(ahead, question, seed + 1);
  if (!others.every((answer) => isClear(look, answer, best, leastOf(answer)))) return null;
  const said = new Games(ahead, question, seed + 2);
  const losses = others.map((answer): Lost => {
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

function isClear<T extends GameTypes>(
  games: Games<T>,
  answer: T['answer'],
  best: T['answer'],
  least: number,
): boolean {
  for (const count of LOOKS) {
    const { lost, error } = games.lost(answer, best, count);
    if (lost >= least && lost - SURE * error >= SURELY * least) return true;
    if (lost + UNLIKELY * error < least) return false;
  }
  return false;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const isOpen = (won: readonly number[]): boolean => {
  const share = meanOf(won);
  return share >= OPEN.least && share <= OPEN.most;
};
