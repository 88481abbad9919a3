import { expect, test } from 'vitest';
import { priorsOf } from '../src/priors.ts';

const ANSWERS = ['fight', 'rest', 'flee', 'wait'];
const scored =
  (...given: number[]) =>
  (scores: number[]) => {
    scores.push(...given);
    return 'rest';
  };
const sum = (priors: readonly number[]) => priors.reduce((all, one) => all + one, 0);

test('the answer instinct likes comes first, the others by their scores', () => {
  const [fight, rest, flee, wait] = priorsOf(ANSWERS, scored(2, 9, 4, 3));
  expect(rest).toBe(0.5);
  expect(flee).toBeGreaterThan(wait);
  expect(wait).toBeGreaterThan(fight);
  expect(sum([fight, rest, flee, wait])).toBeCloseTo(1);
});

test('it does not matter in what unit a game scores', () => {
  const small = [...priorsOf(ANSWERS, scored(2, 9, 4, 3))];
  const large = [...priorsOf(ANSWERS, scored(200, 900, 400, 300))];
  for (const [at, prior] of small.entries()) expect(large[at]).toBeCloseTo(prior);
});

test('what must never be is hardly looked at, and equals are liked alike', () => {
  const [fight, , flee, wait] = priorsOf(ANSWERS, scored(Number.NEGATIVE_INFINITY, 1, 1, 1));
  expect(flee).toBe(wait);
  expect(fight).toBeLessThan(flee / 2);
  expect(fight).toBeGreaterThan(0);
});

test('without scores all others are liked alike', () => {
  const [fight, rest, flee, wait] = priorsOf(ANSWERS, scored());
  expect([fight, flee]).toEqual([wait, wait]);
  expect(rest + fight + flee + wait).toBeCloseTo(1);
});
