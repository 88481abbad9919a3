import { setWith as changed, refusalOf } from '@undercroft/kernel/suite';
import { expect, test } from 'vitest';
import { checkKarakSet, fullBag, fullStack, KARAK_SET, karak } from '../src/game.ts';

const setWith = (path: string, value: unknown): unknown => changed(karak, path, value);
const refusal = (set: unknown): string => refusalOf(karak, set);

test('the set in the box is accepted as it is: 53 tokens for 53 rooms, 79 tiles beside the start', () => {
  expect(checkKarakSet(structuredClone(KARAK_SET))).toEqual(KARAK_SET);
  expect(fullBag(KARAK_SET)).toHaveLength(53);
  expect(fullStack(KARAK_SET)).toHaveLength(79);
  expect(fullStack(KARAK_SET).filter((tile) => tile.startsWith('room-'))).toHaveLength(53);
});

test('any figure may be replaced', () => {
  expect(refusal(setWith('tokens.rat.strength', 9))).toBe('accepted');
  expect(refusal(setWith('tokens.mummy.count', 0))).toBe('accepted');
  expect(refusal(setWith('tiles.tunnel.cross', 20))).toBe('accepted');
  expect(refusal(setWith('items.axe.bonus', 4))).toBe('accepted');
});

test.each([
  ['tokens.rat.count', -1],
  ['tokens.rat.count', 2.5],
  ['tokens.rat.count', '8'],
  ['tokens.rat.count', undefined],
  ['tokens.giant-spider.strength', 31],
  ['tokens.giant-spider.strength', null],
  ['tokens.mummy.source', 'hearsay'],
  ['tokens.dragon', undefined],
  ['tokens.dragon.count', 0],
  ['tokens.dragon.count', 2],
  ['tokens.goblin', { count: 1, strength: 3, source: 'ours' }],
  ['tokens.chest.strength', 3],
  ['tiles.room', undefined],
  ['tiles.room.corner', 1000],
  ['tiles.gate.ring', 1],
  ['tiles.arena', { straight: 1, corner: 0, tee: 0, cross: 0, source: 'ours' }],
  ['items.sword.bonus', Number.NaN],
  ['items.sword', 2],
  ['items.shield', { bonus: 1, source: 'ours' }],
  ['cards', []],
] as const)('a set with a bad %s (%j) is refused, and the field is named', (path, value) => {
  expect(refusal(setWith(path, value))).toMatch(new RegExp(`^set\\.${path.replaceAll('.', '\\.')}: .`, 'm'));
});

test.each([null, undefined, 'karak', [], {}])('%j is no set', (data) => {
  expect(refusal(data)).toMatch(/^set/);
});

test('too few rooms for the tokens are refused, for the dragon might never come', () => {
  expect(refusal(setWith('tiles.room.cross', 13))).toBe(
    'set.tiles.room: 52 rooms for 53 tokens; the dragon may never come',
  );
});
