import { goblin } from '@undercroft/goblin';
import type { Game } from '@undercroft/kernel';
import { beforeEach, expect, it } from 'vitest';
import { dayTable } from '../src/pages/today/openTable.ts';
import { dayTries, noteBegun, noteResult, resultOf, streakIn, tryOf } from '../src/pages/today/tries.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';

beforeEach(() => dayTries.set({}));

it('is one table a day: the same seats and luck whoever opens it, and practice plays it again', () => {
  const [one, other, practice, tomorrow] = [
    dayTable('goblin', 20_000, true),
    dayTable('goblin', 20_000, true),
    dayTable('goblin', 20_000, false),
    dayTable('goblin', 20_001, true),
  ];
  expect({ ...one, id: '' }).toEqual({ ...other, id: '' });
  expect(one.id).not.toBe(other.id);
  expect({ ...practice, id: '', day: 20_000 }).toEqual({ ...one, id: '' });
  expect(tomorrow.seed).not.toBe(one.seed);
  expect(one.chairs.filter(({ kind }) => kind === 'person')).toHaveLength(1);
});

it('goes on another time with its dealt luck and its day', async () => {
  const table = HereTable.begin(goblin as Game, dayTable('goblin', 20_000, true));
  const again = HereTable.resume(goblin as Game, JSON.parse(JSON.stringify(table.keep())));
  expect(again.info()).toMatchObject({ day: 20_000, coach: false });
  expect(again.keep().saved.match.luck).toBe('dealt');
  // The same luck: whoever plays on in either meets the same.
  for (const one of [table, again]) {
    while ((await one.botPlays()) !== null);
    const { version, answers } = one.picture();
    one.answer(version, answers[0]);
  }
  expect(again.picture().view).toEqual(table.picture().view);
});

it('counts the first try alone', () => {
  noteBegun(20_000, 'karak', 'first');
  noteBegun(20_000, 'karak', 'second');
  expect(tryOf(dayTries.value, 20_000, 'karak')).toEqual({ table: 'first' });
  // A streak is of tables played to the end.
  expect(streakIn(dayTries.value, 20_000)).toBe(0);
  noteResult(20_000, 'karak', { place: 1, seats: 3, points: 4, own: null });
  expect(streakIn(dayTries.value, 20_000)).toBe(1);
});

it('says the place by who won, then by points', () => {
  const outcome = { by: 'dragon', winners: [1], points: [5, 3, 5] };
  expect([0, 1, 2].map((seat) => resultOf(outcome, seat).place)).toEqual([2, 1, 2]);
});
