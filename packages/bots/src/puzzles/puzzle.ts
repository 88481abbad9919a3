import type { Answer, Match } from '@undercroft/kernel';
import type { Reason } from '../reasons.ts';

/** A question of a game that was really played, one answer to which is clearly best. Plain data: a file keeps it. */
export interface Puzzle {
  /** Up to the question: it is what is asked after its last answer. */
  readonly match: Match;
  /** What it is about, by the game's own list. */
  readonly theme: string;
  readonly best: Answer;
  /** How often the best answer wins where adepts play on. */
  readonly share: number;
  /** What comes to mind first, which is another one. */
  readonly first: Answer;
  /** Every other answer, with what it loses against the best: the least first. */
  readonly others: readonly Lost[];
  /** Why the best is better than what comes to mind first. */
  readonly why: readonly Reason[];
  /** Of ten experts who looked at it, so many found it. */
  readonly found: number;
}

/** What an answer loses against the best, in chances to win, and half the interval of 95 % it lies in. */
export interface Lost {
  readonly answer: Answer;
  readonly lost: number;
  readonly doubt: number;
}

/** How many experts look at a puzzle, to tell how hard it is. */
export const EXPERTS = 10;

/** What a puzzle is called: the same wherever it lies. */
export const idOf = ({ match }: Pick<Puzzle, 'match'>): string =>
  `${match.seed.slice(0, 10)}-${match.answers.length}`;
