import type { OnlineTable } from '@undercroft/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { noteClock } from '../src/kit/server/clock.ts';
import { absentAt } from '../src/pages/lobby/useAway.ts';

const HOUR = 3_600_000;
/** What time it is where clocks are right. */
const NOON = Date.parse('2026-11-18T12:00:00Z');

const person = { kind: 'person', standIn: null, resigned: false };
const table = { seats: [person, person], awayLimit: 60, you: { seat: 0 } } as unknown as OnlineTable;
const goneFor = (seconds: number) => [{ seat: 1, since: new Date(NOON - seconds * 1000).toISOString() }];

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['right', 0],
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
])('on a device whose clock is %s, somebody is away for as long as they are', (_, wrong) => {
  vi.useFakeTimers({ now: NOON + wrong });
  noteClock(new Response(null, { headers: { date: new Date(NOON).toUTCString() } }));
  expect(absentAt(table, goneFor(50), null)).toEqual([]);
  expect(absentAt(table, goneFor(70), null)).toEqual([{ seat: 1, how: 'away' }]);
  // Since when somebody is asked, the device has seen itself.
  const asked = (seconds: number) => ({ seat: 1, since: Date.now() - seconds * 1000 });
  expect(absentAt(table, [], asked(50))).toEqual([]);
  expect(absentAt(table, [], asked(1000))).toEqual([{ seat: 1, how: 'silent' }]);
});

test('a reply without a time says nothing new', () => {
  vi.useFakeTimers({ now: NOON });
  noteClock(new Response(null, { headers: { date: new Date(NOON).toUTCString() } }));
  noteClock(new Response(null));
  expect(absentAt(table, goneFor(70), null)).toHaveLength(1);
  expect(absentAt(table, goneFor(50), null)).toEqual([]);
});
