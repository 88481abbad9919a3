import { expect, it } from 'vitest';
import { rated } from '../src/glicko.ts';
import { afterTry, isSolved, NEWCOMER, puzzleRating, shareKept, tenOfDay } from '../src/solving.ts';

it('rates as in Glickman’s own example', () => {
  const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 1);
  expect(volatility).toBeCloseTo(0.05999, 4);
});

it('rates a puzzle by the people who meet it, and by nobody who is not known yet', () => {
  const known = { ...NEWCOMER, deviation: 80 };
  const puzzle = puzzleRating({ found: 5 });
  expect(puzzle.rating).toBe(1800);
  const solved = afterTry(known, puzzle, true);
  const missed = afterTry(known, puzzle, false);
  expect(solved.solver.rating).toBeGreaterThan(known.rating);
  expect(solved.puzzle.rating).toBeLessThan(puzzle.rating);
  expect(missed.solver.rating).toBeLessThan(known.rating);
  expect(missed.puzzle.rating).toBeGreaterThan(puzzle.rating);
  // Nobody who is 1500 was expected to solve it: that says more than that they missed it.
  expect(puzzle.rating - solved.puzzle.rating).toBeGreaterThan(missed.puzzle.rating - puzzle.rating);
  const first = afterTry(NEWCOMER, puzzle, true);
  expect(first.puzzle).toEqual(puzzle);
  expect(first.solver.deviation).toBeLessThan(NEWCOMER.deviation);
});

it('finds where a puzzle that many have met belongs, wherever experts had put it', () => {
  let puzzle = puzzleRating({ found: 5 });
  // People of 1500 who solve it one time in two.
  for (let met = 0; met < 200; met++)
    puzzle = afterTry({ ...NEWCOMER, deviation: 60 }, puzzle, met % 2 === 0).puzzle;
  expect(Math.abs(puzzle.rating - 1500)).toBeLessThan(60);
});

it('counts of an answer what it keeps of the best one', () => {
  const worth = { best: 'go', share: 0.5, others: [{ answer: { to: 1 }, lost: 0.1, doubt: 0.01 }], found: 3 };
  expect(shareKept(worth, 'go')).toBe(1);
  expect(shareKept(worth, { to: 1 })).toBeCloseTo(0.8, 9);
  // Nobody lists it, or would rather be shown.
  expect(shareKept(worth, { to: 2 })).toBe(0);
  expect(shareKept(worth, null)).toBe(0);
  expect(isSolved(worth, { to: 1 })).toBe(false);
  expect(isSolved(worth, 'go')).toBe(true);
});

it('asks ten a day, the games in turn, and goes on the next day where it was', () => {
  const [one, two] = [7, 8].map((day) => tenOfDay(day, ['a', 'b', 'c']));
  expect(one).toHaveLength(10);
  const all = [...one, ...two].map(({ game, nth }) => `${game} ${nth}`);
  expect(new Set(all).size).toBe(20);
  const nths = (game: string) =>
    [...one, ...two].flatMap((asked) => (asked.game === game ? [asked.nth] : []));
  for (const game of ['a', 'b', 'c'])
    expect(nths(game)).toEqual(nths(game).map((_, at) => nths(game)[0] + at));
});
