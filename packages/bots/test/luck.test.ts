import { FastChance } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { SharedLuck } from '../src/luck.ts';

const shared = new SharedLuck(new FastChance(1));
const rolls = (count: number) => Array.from({ length: count }, () => shared.fate.roll(6)).join('');

/** What a future brings in turn 7, of so many dice in all with doubts after some of them, and in turn 8. */
function future(number: number, dice: number, all = 20): readonly string[] {
  shared.fall(number, 7);
  const first = rolls(dice);
  for (let doubt = 0; doubt < dice; doubt++) shared.wits.pick(2);
  shared.goOn(7);
  const more = rolls(all - dice);
  shared.goOn(8);
  return [first + more, rolls(20)];
}

test('the same future has the same luck after every answer', () => {
  expect(future(3, 20)).toEqual(future(3, 20));
  expect(future(3, 20)[0]).not.toBe(future(4, 20)[0]);
});

test('neither doubts nor dice change the luck of what comes after them', () => {
  const [turn, next] = future(3, 5);
  expect(turn).toBe(future(3, 0)[0]);
  expect(next).toBe(future(3, 11)[1]);
  expect(next).toBe(future(3, 2, 7)[1]);
  expect(next).not.toBe(turn);
});

test('another search has other luck', () => {
  const other = new SharedLuck(new FastChance(2));
  other.fall(0, 1);
  shared.fall(0, 1);
  expect(Array.from({ length: 20 }, () => other.fate.roll(6)).join('')).not.toBe(rolls(20));
});
