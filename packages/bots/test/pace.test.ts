import { expect, test } from 'vitest';
import { masterTime, Pace } from '../src/pace.ts';

test('each answer of a turn takes half of what the turn has left, and the next turn begins anew', () => {
  const pace = new Pace(800);
  const times: number[] = [];
  for (let answer = 0; answer < 6; answer++) {
    times.push(masterTime(pace.share(7, 1)));
    pace.took(800 * pace.share(7, 1));
  }
  expect(times).toEqual([800, 400, 200, 100, 100, 100]);
  expect(pace.share(8, 1)).toBe(1);
});

test('an answer that needed no time leaves it to the others', () => {
  const pace = new Pace();
  pace.share(1, 2);
  pace.took(0);
  expect(pace.share(1, 2)).toBe(1);
});

test('a turn that took longer than it should has no time left, and never less than none', () => {
  const pace = new Pace(500);
  pace.share(1, 1);
  pace.took(60_000);
  expect(pace.share(1, 1)).toBe(0);
});

test('a table of many computer players lets nobody wait longer than a table of three', () => {
  const pace = new Pace();
  expect([1, 2, 3, 6].map((bots) => bots * pace.share(1, bots))).toEqual([1, 2, 3, 3]);
});
