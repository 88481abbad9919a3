import type { KarakEvent } from '@undercroft/karak';
import type { KragmorthaEvent } from '@undercroft/kragmortha';
import { expect, test } from 'vitest';
import { deciding, tales } from '../src/games/karak/tales.ts';
import * as library from '../src/games/kragmortha/tales.ts';

const fought = (
  seat: number,
  total: number,
  result: 'won' | 'lost',
  monster = 'rat' as const,
): KarakEvent => ({
  kind: 'fought',
  seat,
  monster,
  total,
  strength: 8,
  result,
});

const events: readonly KarakEvent[] = [
  fought(0, 9, 'won'),
  fought(1, 12, 'won'),
  { kind: 'cursed', seat: 0, target: 1 },
  { kind: 'got', seat: 1, item: 'daggers', at: 3 },
  fought(0, 10, 'won'),
  { kind: 'got', seat: 0, item: 'treasure', at: 4 },
  fought(1, 3, 'lost'),
];

test('after a game one can tell who won most fights, and who struck hardest', () => {
  expect(tales(events)).toEqual([
    { what: 'fights', seat: 0, count: 2 },
    { what: 'attack', seat: 1, count: 12 },
    { what: 'cursed', seat: 1, count: 1 },
    { what: 'defeats', seat: 1, count: 1 },
  ]);
  expect(tales([])).toEqual([]);
});

test('the deciding moment is the last treasure of a winner', () => {
  expect(events.findLast((event) => deciding(event, [0]))).toMatchObject({ kind: 'got', item: 'treasure' });
  expect(events.findLast((event) => deciding(event, [1]))).toBeUndefined();
});

test('in Kragmortha a look that somebody was blamed for is a look like any other', () => {
  const look = (seat: number): KragmorthaEvent => ({ kind: 'look', seat, look: 'lisp', why: 'rigor' });
  const blamed: KragmorthaEvent = { kind: 'blamed', seat: 2, goblin: 1, look: 'lisp' };
  const evening = [look(0), look(1), look(0), look(1), look(2), blamed];
  expect(library.tales(evening)).toEqual([{ what: 'looks', seat: 1, count: 3 }]);
  expect(evening.findLast((event) => library.deciding(event, [2]))).toBe(blamed);
  expect(evening.findLast((event) => library.deciding(event, [1]))).toEqual(look(2));
});
