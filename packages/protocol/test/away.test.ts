import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../src/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that is away for hours leaves nothing behind with whoever waits for it', async () => {
  const asked = vi.fn(async () => {
    throw new TypeError('no network');
  });
  const reader = new AbortController();
  const heard = new Client('http://house.example', { fetch: asked }).follow('t', { signal: reader.signal });
  const first = heard.next();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.mock.calls.length).toBeGreaterThan(100);
  expect(getEventListeners(reader.signal, 'abort').length).toBeLessThan(5);
  reader.abort();
  expect(await first).toMatchObject({ done: true });
});
