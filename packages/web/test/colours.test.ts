import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEATS } from '../src/theme/colours.ts';
import { contrast, distance, SIGHT_NAMES } from './sight.ts';

const css = readFileSync(new URL('../src/theme/theme.css', import.meta.url), 'utf8');

function material(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css);
  if (!found) throw new Error(`theme.css has no colour --${name}`);
  return found[1];
}

test.each(SIGHT_NAMES)('eight seats stay apart with %s sight', (sight) => {
  const tooClose = SEATS.flatMap((one, at) =>
    SEATS.slice(0, at)
      .map((other) => ({
        pair: `${one.colour} ${other.colour}`,
        gap: distance(one.colour, other.colour, sight),
      }))
      .filter(({ gap }) => gap < 0.12),
  );
  expect(tooClose).toEqual([]);
});

test('every seat has a sign of its own', () => {
  expect(new Set(SEATS.map(({ sign }) => sign)).size).toBe(SEATS.length);
});

test.each([
  ['text', 'night'],
  ['text', 'wood'],
  ['text', 'wood-light'],
  ['text-soft', 'night'],
  ['text-soft', 'wood'],
  ['text-soft', 'wood-light'],
  ['ink', 'parchment'],
  ['ink', 'parchment-dark'],
  ['ink-soft', 'parchment'],
  ['ink', 'ember'],
  ['ink', 'brass-light'],
  ['ink', 'brass'],
  ['ink', 'bone'],
  ['ember-light', 'night'],
  ['brass-light', 'wood'],
  ['harm-dark', 'parchment'],
])('%s on %s can be read', (front, back) => {
  expect(contrast(material(front), material(back))).toBeGreaterThanOrEqual(4.5);
});
