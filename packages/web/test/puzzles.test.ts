import { idOf } from '@undercroft/bots/puzzles';
import { dayOf } from '@undercroft/bots/today';
import { expect, it } from 'vitest';
import { gameOfDay, puzzledGames, puzzleOfDay, tenOfDay } from '../src/pages/puzzles/files.ts';
import { rated } from '../src/pages/puzzles/glicko.ts';
import { noteTry, ratingOf, tries } from '../src/pages/puzzles/tries.ts';
import { noteTen, tenKept, tenSoFar } from '../src/pages/today/ten.ts';

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
  expect(ratingOf({ found: 1 })).toBeGreaterThan(ratingOf({ found: 9 }));
  const change = noteTry(puzzle, true);
  expect(change).toBeGreaterThan(0);
  const { rating } = tries.value;
  expect(noteTry(puzzle, false)).toBeNull();
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
  const half = tenSoFar(day, puzzles, tenKept.value);
  expect(half.kept.slice(0, 3)).toEqual([1, expect.closeTo(1 - next.lost / second.share, 9), undefined]);
  expect(half).toMatchObject({ next: puzzles[2], found: 1, score: null });
  for (const puzzle of puzzles) noteTen(day, puzzle, null);
  const all = tenSoFar(day, puzzles, tenKept.value);
  expect(all.next).toBeNull();
  expect(all.score).toBeCloseTo((2 - next.lost / second.share) / 10, 9);
  expect(tenSoFar(day + 1, puzzles, tenKept.value).found).toBe(0);
});
