import { beforeEach, expect, test, vi } from 'vitest';
import { keepLevel, levelAfter, usualLevel } from '../src/table/sources/usualLevel.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test('a first game is against the gentlest, later ones as it was chosen last', () => {
  expect(usualLevel()).toBe('beginner');
  keepLevel('expert');
  expect(usualLevel()).toBe('expert');
  keepLevel(null);
  expect(usualLevel()).toBe('expert');
});

test('three games lost in a row offer an easier level, once; looking at an end again counts nothing', () => {
  const ends = ['a', 'b', 'b', 'c', 'c', 'd'].map((game) => levelAfter(game, 'adept', false));
  expect(ends).toEqual([null, null, null, 'novice', 'novice', null]);
});

test('three won offer a harder one; a loss, or another level, begins to count anew', () => {
  for (const game of ['a', 'b']) expect(levelAfter(game, 'novice', true)).toBeNull();
  expect(levelAfter('c', 'novice', false)).toBeNull();
  for (const game of ['d', 'e']) expect(levelAfter(game, 'novice', true)).toBeNull();
  expect(levelAfter('f', 'novice', true)).toBe('adept');
  expect(levelAfter('g', 'master', true)).toBeNull();
});

test('nothing is easier than a beginner, and nothing harder than a master', () => {
  for (const game of ['a', 'b', 'c']) expect(levelAfter(game, 'beginner', false)).toBeNull();
  for (const game of ['d', 'e', 'f']) expect(levelAfter(game, 'master', true)).toBeNull();
});
