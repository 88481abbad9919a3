import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAINTS, SEATS } from '../src/kit/theme/colours.ts';
import { contrast, distance, hueOf, SIGHT_NAMES } from './sight.ts';

const css = readFileSync(new URL('../src/kit/theme/theme.css', import.meta.url), 'utf8');

function material(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css);
  if (!found) throw new Error(`theme.css has no colour --${name}`);
  return found[1];
}

const eights = [
  ['seats', SEATS],
  ['paints', PAINTS],
] as const;
const seen = eights.flatMap(([what, looks]) => SIGHT_NAMES.map((sight) => [what, sight, looks] as const));

test.each(seen)('eight %s stay apart with %s sight', (_, sight, looks) => {
  const tooClose = looks.flatMap((one, at) =>
    looks
      .slice(0, at)
      .map((other) => ({
        pair: `${one.colour} ${other.colour}`,
        gap: distance(one.colour, other.colour, sight),
      }))
      .filter(({ gap }) => gap < 0.12),
  );
  expect(tooClose).toEqual([]);
});

test.each(eights)('eight %s have a sign each', (_, looks) => {
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(looks.length);
});

/** Where on the colour wheel of OKLCH a name lies, in degrees; what has hardly any colour is light or dark. */
const HUES: Readonly<Record<string, readonly [number, number] | 'light' | 'dark'>> = {
  ...{ azure: [245, 265], rose: [0, 20], citron: [100, 115], teal: [190, 210] },
  ...{ ivory: 'light', indigo: [270, 285], plum: [315, 335], moss: [105, 120] },
  ...{ red: [20, 35], orange: [55, 75], yellow: [90, 105], green: [145, 170] },
  ...{ blue: [240, 260], purple: [295, 315], white: 'light', black: 'dark' },
};

test.each([...SEATS, ...PAINTS])('$name is $name', ({ name, colour }) => {
  const { light, chroma, hue } = hueOf(colour);
  const expected = HUES[name];
  if (expected === 'light') expect([chroma < 0.03, light > 0.9]).toEqual([true, true]);
  else if (expected === 'dark') expect([chroma < 0.03, light < 0.3]).toEqual([true, true]);
  else {
    expect(chroma).toBeGreaterThan(0.06);
    expect(hue).toBeGreaterThanOrEqual(expected[0]);
    expect(hue).toBeLessThanOrEqual(expected[1]);
  }
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
