import { openBox } from '@undercroft/kernel';
import { setWith as changed, refusalOf } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { KARAK2_SET, karak2, printed } from '../src/game.ts';

const setWith = (path: string, value: unknown): unknown => changed(karak2, path, value);
const refusal = (set: unknown): string => refusalOf(karak2, set);

test('the set in the box is accepted: 36 armies for 27 tiles, and Hell’s Maw', () => {
  expect(karak2.checkSet(structuredClone(KARAK2_SET))).toEqual(KARAK2_SET);
  const armies = Object.values(KARAK2_SET.armies).reduce((sum, { count }) => sum + count, 0);
  const tiles = Object.entries(printed(openBox(karak2)).tiles).filter(
    ([tile]) => !/^(castle|start-)/.test(tile),
  );
  expect(armies).toBe(36);
  expect(tiles).toHaveLength(28);
  const wanted = tiles.reduce((sum, [tile, { level }]) => sum + (tile === 'hells-maw' ? 0 : level), 0);
  expect(wanted).toBe(armies);
});

test('what an owner finds printed may replace any figure', () => {
  expect(refusal(setWith('armies.dark-dryads.strength', { B: 5, A: 5 }))).toBe('accepted');
  expect(refusal(setWith('dice.mage.faces', [0, 2, 2, 3, 'skull', 'skull']))).toBe('accepted');
  expect(refusal(setWith('buildings.portal.cost', [0, 0, 3]))).toBe('accepted');
  expect(refusal(setWith('lands.farm.gorges', [[], [1], [1, 4]]))).toBe('accepted');
});

test.each([
  ['armies.dark-dryads.count', -1],
  ['armies.dark-dryads.count', 6],
  ['armies.dark-dryads.strength', { B: 4 }],
  ['armies.orcs', { count: 1 }],
  ['dice.knight.faces', [1, 1, 1]],
  ['dice.knight.faces', [1, 1, 1, 1, 1, 'bone']],
  ['dice.bear.faces', [1, 1, 1, 1, 1, 'skull']],
  ['dice.hero.faces', [1, 1, 1, 1, 1, 1]],
  ['supply.knight', 2.5],
  ['city.cost', [0, 2]],
  ['buildings.stable', undefined],
  ['buildings.stable.source', 'hearsay'],
  ['units.mage.cost', [0, 0, '1']],
  ['lands.farm.gorges', [[0, 1, 2, 3, 4, 5]]],
  ['lands.farm.gorges', [[6]]],
  ['general.praetorians', [5, 5, 4]],
  ['cards', []],
] as const)('a set with a bad %s (%j) is refused, and the field is named', (path, value) => {
  expect(refusal(setWith(path, value))).toMatch(
    new RegExp(`^set\\.${path.replaceAll('.', '\\.')}[.:[]`, 'm'),
  );
});

test.each([null, undefined, 'karak2', [], {}])('%j is no set', (data) => {
  expect(refusal(data)).toMatch(/^set/);
});
