import { type Answer, sameAnswer } from '@undercroft/kernel';
import { type Met, NEWCOMER, type Rating, rated } from './glicko.ts';
import { EXPERTS, type Puzzle } from './puzzles/puzzle.ts';

export { EXPERTS, idOf, type Puzzle } from './puzzles/puzzle.ts';
export { NEWCOMER, type Rating };

/** Five of ten experts find a puzzle of this rating; what fewer find is harder. */
const EVEN = 1800;
/** So far that may be off until people have met it. */
const UNSURE = 120;
/** What is known of a puzzle never becomes surer than this: people change, and it should follow them. */
const LEAST_UNSURE = 45;
/** How far somebody who solves may be off for a puzzle to learn from it: of a newcomer nobody knows anything yet. */
const KNOWN = 200;

/** What a puzzle's answers are worth: all that is needed to judge one. */
export type Worth = Pick<Puzzle, 'best' | 'share' | 'others' | 'found'>;

/** How hard a puzzle is held to be before people have met it: by how many of ten experts find it. */
export const puzzleRating = ({ found }: Pick<Puzzle, 'found'>): Rating => ({
  rating: EVEN + 400 * Math.log10((EXPERTS + 0.5 - found) / (found + 0.5)),
  deviation: UNSURE,
  volatility: NEWCOMER.volatility,
});

export const isSolved = ({ best }: Pick<Puzzle, 'best'>, answer: Answer | null): boolean =>
  answer !== null && sameAnswer(answer, best);

/** Where both stand after somebody has met a puzzle: a game of Glicko-2, in which one of the two wins. */
export function afterTry(
  solver: Rating,
  puzzle: Rating,
  solved: boolean,
): { readonly solver: Rating; readonly puzzle: Rating } {
  const met = ({ rating, deviation }: Rating, won: boolean): Met => ({
    ...{ rating, deviation, score: won ? 1 : 0 },
  });
  const learnt = solver.deviation > KNOWN ? puzzle : rated(puzzle, [met(solver, !solved)]);
  return {
    solver: rated(solver, [met(puzzle, solved)]),
    puzzle: { ...learnt, deviation: Math.max(LEAST_UNSURE, learnt.deviation) },
  };
}

/** How much of the best answer's chances another one keeps: 1 for the best, 0 for whoever would rather be shown. */
export function shareKept({ best, share, others }: Worth, answer: Answer | null): number {
  if (answer === null) return 0;
  if (sameAnswer(answer, best)) return 1;
  const lost = others.find((other) => sameAnswer(other.answer, answer))?.lost ?? share;
  return Math.max(0, (share - lost) / share);
}

/** So many questions everybody meets alike on a day. */
export const TEN = 10;

/** A day's ten: the games in turn, and of each game's puzzles those that come next after the ten of the day before. */
export function tenOfDay<Game extends string>(
  day: number,
  games: readonly Game[],
): { readonly game: Game; readonly nth: number }[] {
  return Array.from({ length: TEN }, (_, at) => {
    const nth = day * TEN + at;
    return { game: games[nth % games.length], nth: Math.floor(nth / games.length) };
  });
}
