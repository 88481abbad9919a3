import { expect, test } from 'vitest';
import { ratingsOf } from '../src/contest/ratings.ts';

test('three wins of four are about 200 points, whoever else was met', () => {
  const meetings = [
    { one: 0, other: 1, games: 4000, won: 3000 },
    { one: 1, other: 2, games: 4000, won: 3000 },
    { one: 0, other: 2, games: 4000, won: 3600 },
  ];
  const [best, middle, worst] = ratingsOf(3, meetings);
  expect(best - middle).toBeCloseTo(191, -1);
  expect(middle - worst).toBeCloseTo(191, -1);
  expect(best + middle + worst).toBeCloseTo(0);
});

test('who never lost a game has a rating all the same', () => {
  const [winner, loser] = ratingsOf(2, [{ one: 0, other: 1, games: 10, won: 10 }]);
  expect(winner).toBeGreaterThan(loser);
  expect(winner).toBeLessThan(1000);
});
