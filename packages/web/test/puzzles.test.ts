import { idOf, puzzleRating } from '@undercroft/bots/solving';
import { dayOf } from '@undercroft/bots/today';
import { expect, it } from 'vitest';
import { gameOfDay, puzzledGames, puzzleOfDay, tenOfDay } from '../src/pages/puzzles/files.ts';
import { noteTry, tries } from '../src/pages/puzzles/tries.ts';
import { noteTen, tenKept, tenSoFar } from '../src/pages/today/ten.ts';

it('has a puzzle for every day, of each game in turn', async () => {
  const today = dayOf(new Date(2026, 10, 18, 23, 59));
  expect(dayOf(new Date(2026, 10, 19))).toBe(today + 1);
  const games = puzzledGames();
  expect(games.length).toBeGreaterThan(0);
  const week = await Promise.all(games.map((_, day) => puzzleOfDay(today + day)));
  expect(week.map(({ match }) => match.game).sort()).toEqual([...games].sort());
  expect((await puzzleOfDay(today)).match.game).toBe(gameOfDay(today));
  expect(await puzzleOfDay(today + games.length)).not.toEqual(await puzzleOfDay(today));
});

it('counts the first try of a puzzle alone, and the harder one for more', async () => {
  const puzzle = await puzzleOfDay(1);
  expect(puzzleRating({ found: 1 }).rating).toBeGreaterThan(puzzleRating({ found: 9 }).rating);
  expect(noteTry(puzzle, true).change).toBeGreaterThan(0);
  const { rating } = tries.value;
  expect(noteTry(puzzle, false).change).toBeNull();
  expect(tries.value.rating).toEqual(rating);
  expect(Object.values(tries.value.first)).toEqual([true]);
});

it('has ten of them a day, none twice, of all games, and others the next day', async () => {
  const [today, again, tomorrow] = await Promise.all([20_775, 20_775, 20_776].map(tenOfDay));
  const ids = today.map(idOf);
  expect(again.map(idOf)).toEqual(ids);
  expect(new Set(ids).size).toBe(10);
  expect(new Set(today.map(({ match }) => match.game))).toEqual(new Set(puzzledGames()));
  expect(ids.filter((id) => tomorrow.map(idOf).includes(id))).toEqual([]);
});

it('scores the ten by what each first answer keeps of the best one’s chances', async () => {
  const day = 20_775;
  const puzzles = await tenOfDay(day);
  const [first, second] = puzzles;
  const [next] = second.others;
  noteTen(day, first, first.best);
  noteTen(day, second, next.answer);
  // Another try counts no more.
  noteTen(day, second, second.best);
  const half = tenSoFar(puzzles, tenKept.value[day]);
  expect(half.kept.slice(0, 3)).toEqual([1, expect.closeTo(1 - next.lost / second.share, 9), undefined]);
  expect(half).toMatchObject({ next: puzzles[2], found: 1, score: null });
  for (const puzzle of puzzles) noteTen(day, puzzle, null);
  const all = tenSoFar(puzzles, tenKept.value[day]);
  expect(all.next).toBeNull();
  expect(all.score).toBeCloseTo((2 - next.lost / second.share) / 10, 9);
  expect(tenSoFar(puzzles, tenKept.value[day + 1]).found).toBe(0);
});
