import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finger } from '../src/table/hand/pointing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function finger() {
  const told: (string | null)[] = [];
  return { finger: new Finger((place) => told.push(place)), told };
}

test('a finger that rests on a place is told once, by the last place it was at, and forgotten after a while', () => {
  const { finger: mine, told } = finger();
  for (const place of ['1 1', '1 2', '1 3', '1 3']) {
    mine.point(place);
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(200);
  expect(told).toEqual(['1 3']);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['1 3', null]);
});

test('a quick tap is an answer: the table hears nothing of the finger before it', () => {
  const { finger: mine, told } = finger();
  mine.point('1 1');
  vi.advanceTimersByTime(60);
  mine.rest();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
