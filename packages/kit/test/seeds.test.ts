import { expect, test } from 'vitest';
import { eachSeed, FIRST_SEED } from '../src/seeds.ts';

test('a check runs for each seed, and the one it fails for is named', () => {
  const checked: number[] = [];
  const check = (seed: number) => {
    checked.push(seed);
    if (seed === FIRST_SEED + 2) throw new Error('a rat is missing');
  };
  expect(() => eachSeed(5, check)).toThrow(`seed ${FIRST_SEED + 2}: a rat is missing`);
  expect(checked).toEqual([FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 2]);
});
