import { FastChance } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { exp, lengthOf, power, twoTo } from '../src/sums.ts';

/** How far two numbers are apart, as a share of them. */
const off = (one: number, other: number): number => Math.abs(one - other) / Math.max(Math.abs(other), 1e-300);

test('e to any power is right to the last digits, from next to nothing to next to infinity', () => {
  for (let x = -745; x < 709; x += 0.37)
    expect(off(exp(x), Math.exp(x)), String(x)).toBeLessThan(x < -700 ? 1 : 1e-15);
  expect([exp(0), exp(-1000), exp(1000), exp(Number.NEGATIVE_INFINITY)]).toEqual([
    1,
    0,
    Number.POSITIVE_INFINITY,
    0,
  ]);
  expect(exp(Number.NaN)).toBeNaN();
});

test('powers and lengths are what they should be', () => {
  for (let base = 1; base < 200; base++) expect(off(power(base, 1.3), base ** 1.3)).toBeLessThan(1e-14);
  expect([power(0, 1.4), power(1, 1.4), twoTo(-24), twoTo(10)]).toEqual([0, 1, 2 ** -24, 1024]);
  expect(lengthOf(3, 4)).toBe(5);
});

test('they come out the same everywhere: these are the bits', () => {
  const luck = new FastChance(7);
  const sum = Array.from({ length: 1000 }, () => exp((luck.pick(2 ** 20) - 2 ** 19) / 2 ** 15));
  const bits = new BigUint64Array(Float64Array.from(sum).buffer).reduce(
    (a, b) => (a * 31n + b) & 0xffff_ffff_ffffn,
    0n,
  );
  expect(bits.toString(16)).toMatchInlineSnapshot(`"5dfef8489d05"`);
});
