import { FIRST_SEED } from '@undercroft/kit/seeds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, difference } from '../src/difference.ts';

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: true } as object).map((value) => value as unknown);
/** Two values that have much in common, as two moments of one table have. */
const twins = fc.tuple(json, json, json).map(([common, one, other]) => {
  const from = { common, list: [common, one, 1, 2, 3], gone: one, both: { one, common } };
  const to = { common, list: [common, other, 1, 2], both: { common, one, other }, fresh: other };
  return [from, to] as const;
});

describe('a difference', () => {
  test('leads from one value to the other, byte for byte, also after a journey as JSON, and leaves the old one alone', () => {
    const leads = ([from, to]: readonly [unknown, unknown]) => {
      const before = JSON.stringify(from);
      const change = JSON.parse(JSON.stringify(difference(from, to)));
      expect(JSON.stringify(changed(from, change))).toBe(JSON.stringify(to));
      expect(JSON.stringify(from)).toBe(before);
    };
    fc.assert(fc.property(twins, leads), { seed: FIRST_SEED, numRuns: 500 });
    fc.assert(fc.property(fc.tuple(json, json), leads), { seed: FIRST_SEED, numRuns: 500 });
  });

  test('says nothing where nothing changed, and little where little did', () => {
    const list = Array.from({ length: 200 }, (_, i) => i);
    expect(difference({ list }, { list: [...list] })).toBeNull();
    const other = [...list];
    other[7] = 99;
    expect(difference({ list }, { list: other })).toEqual({ list: { '7.': [99] } });
    expect(difference({ list }, { list: [...list, 5] })).toEqual({ list: { '#': 201, '200.': [5] } });
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: null });
  });

  test('kept with bare numbers for places is still read', () => {
    expect(changed({ list: [1, 2, 3] }, { list: { '#': 2, 1: [5] } })).toEqual({ list: [1, 5] });
  });

  test('shares what has not changed with the value it started from', () => {
    const from = { near: { x: 1 }, far: { y: 1 } };
    const to = changed(from, difference(from, { near: { x: 2 }, far: { y: 1 } }));
    expect(to.far).toBe(from.far);
    expect(to.near).toEqual({ x: 2 });
  });
});
