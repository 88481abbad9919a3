import { FastChance } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { best } from '../src/mind.ts';

test('the best of a list is the one with the highest value', () => {
  expect(best(['a', 'bbb', 'cc'], (word) => word.length, new FastChance(1))).toBe('bbb');
});

test('among equals luck decides, each equally likely', () => {
  const chance = new FastChance(1);
  const counts = { aa: 0, bb: 0, cc: 0 };
  for (let i = 0; i < 3000; i++)
    counts[best(['aa', 'x', 'bb', 'cc'] as ('aa' | 'bb' | 'cc')[], (word) => word.length, chance)]++;
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(900);
});
