import { FIRST_SEED } from '@undercroft/kit/seeds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, difference, settled } from '../src/difference.ts';

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

test('what has settled lies as it does now, shares what has not changed, and nothing that may change again', () => {
  const settles = ([from, to]: readonly [unknown, unknown]) => {
    const [before, now] = [JSON.stringify(from), JSON.stringify(to)];
    const lies = settled(from, to);
    expect(JSON.stringify(lies)).toBe(now);
    expect(JSON.stringify(from)).toBe(before);
    expect(settled(lies, to)).toBe(lies);
    spoil(to);
    expect(JSON.stringify(lies)).toBe(now);
    expect(JSON.stringify(from)).toBe(before);
  };
  const apart = twins.map(([from, to]) => [from, structuredClone(to)] as const);
  fc.assert(fc.property(apart, settles), { seed: FIRST_SEED, numRuns: 500 });
  const others = fc.tuple(json, json).map(([from, to]) => [from, structuredClone(to)] as const);
  fc.assert(fc.property(others, settles), { seed: FIRST_SEED, numRuns: 500 });
});

/** Changes whatever lies in a value, as deep as it goes. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inside of Object.values(value)) spoil(inside);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { spoilt: true });
}
