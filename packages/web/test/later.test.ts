import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched } from '../src/app/later.ts';

const Part = () => null;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Cannot be had so many times. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    if (tries++ < times) throw new Error('no network');
    return Part;
  };
}

test('a piece that cannot be had without a network comes when the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const part = fetched(failing(10), () => true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe(Part);
});

test('nobody is told of a piece that nobody wants yet', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const part = fetched(failing(10), () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe(Part);
});

test('whoever wants a piece that is not to be had is told so', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const part = expect(fetched(failing(10), () => true)).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(60_000);
  await part;
});
