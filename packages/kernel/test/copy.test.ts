import { FIRST_SEED } from '@undercroft/kit/seeds';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, sameAnswer, wordOf } from '../src/index.ts';

test('a copy is equal and shares nothing that can change', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const twin = copy(value);
      expect(twin).toEqual(value);
      expect(JSON.stringify(twin)).toBe(JSON.stringify(value));
    }),
    { seed: FIRST_SEED },
  );
  const original = { list: [1, [2, { deep: [3] }]], name: 'a' };
  const twin = copy(original);
  (twin.list[1] as [number, { deep: number[] }])[1].deep.push(4);
  expect(original.list[1]).toEqual([2, { deep: [3] }]);
});

test('answers are the same whatever the order of their fields, and only then', () => {
  expect(sameAnswer({ heal: 'taia', at: 3 }, { at: 3, heal: 'taia' })).toBe(true);
  expect(sameAnswer({ heal: 'taia', at: 3 }, { heal: 'taia', at: 4 })).toBe(false);
  expect(sameAnswer({ heal: 'taia' }, { heal: 'taia', at: undefined })).toBe(false);
  expect(sameAnswer(['a'], { 0: 'a' })).toBe(false);
  expect(sameAnswer('rest', 'rest')).toBe(true);
  expect(wordOf('rest')).toBe('rest');
  expect(wordOf({ step: 'north' })).toBe('step');
});
