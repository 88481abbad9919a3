import { afterTry, isSolved, NEWCOMER, puzzleRating } from '@undercroft/bots/solving';
import type { GameName } from '@undercroft/games';
import type { Answer } from '@undercroft/kernel';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { Solver } from '../../storage/solving.ts';
import type { Sql } from '../../storage/sql.ts';
import { puzzleCalled } from './shelf.ts';

interface ForSolving extends Pick<Kept, 'solving'> {
  readonly sql: Sql;
}

const NOBODY: Solver = { ...NEWCOMER, tried: 0, solved: 0 };

const standingInfo = ({ rating, deviation, tried, solved }: Solver) => ({
  ...{ rating: Math.round(rating), deviation: Math.round(deviation), tried, solved },
});

/** Somebody answers a puzzle; null from whoever would rather be shown. Only the first try counts, for both. */
export async function tryPuzzle(
  { sql }: ForSolving,
  guest: string,
  game: GameName,
  id: string,
  answer: Answer | null,
) {
  const puzzle = await puzzleCalled(game, id);
  if (puzzle === null) throw new Problem('no-such-puzzle');
  const solved = isSolved(puzzle, answer);
  return sql.transaction(async (inOneGo) => {
    const { solving } = keptIn(inOneGo);
    // Always in this order: people first, then what they meet.
    const before = (await solving.holdSolver(guest, NEWCOMER)) ?? NOBODY;
    const tried = { puzzle: id, game, solved: solved ? 1 : 0, triedAt: theTime() };
    if (!(await solving.first(guest, tried))) return { solved, change: null, standing: standingInfo(before) };
    const start = puzzleRating(puzzle);
    const met = (await solving.holdPuzzle(id, start)) ?? start;
    const after = afterTry(before, met, solved);
    const solver = { ...after.solver, tried: before.tried + 1, solved: before.solved + tried.solved };
    await solving.putSolver(guest, solver);
    await solving.putPuzzle(id, after.puzzle);
    const change = Math.round(solver.rating) - Math.round(before.rating);
    return { solved, change, standing: standingInfo(solver) };
  });
}

/** Where somebody stands, and which puzzles they have tried, on whatever device. */
export async function solvingInfo({ solving }: Pick<Kept, 'solving'>, guest: string) {
  const [solver, tries] = await Promise.all([solving.solver(guest), solving.triesOf(guest)]);
  return {
    standing: standingInfo(solver ?? NOBODY),
    tries: tries.map(({ puzzle, game, solved }) => ({ puzzle, game, solved: solved === 1 })),
  };
}

/** What is kept about somebody's puzzles, for them to take along. */
export async function solvingData({ solving }: Pick<Kept, 'solving'>, guest: string) {
  const [solver, tries] = await Promise.all([solving.solver(guest), solving.triesOf(guest)]);
  return {
    solver,
    puzzles: tries.map(({ puzzle, game, solved, triedAt }) => ({
      ...{ puzzle, game, solved: solved === 1, at: new Date(triedAt).toISOString() },
    })),
  };
}
