import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Client, type Fetch } from '../src/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lines that say what is pushed into them, and break only for those who let go. */
function lines() {
  const opened: ((text: string) => void)[] = [];
  const fetch: Fetch = async (_, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        opened.push((text) => line.enqueue(new TextEncoder().encode(text)));
        signal?.addEventListener('abort', () => line.error(new Error('cut')));
      },
    });
    return new Response(body);
  };
  return { opened, client: new Client('', { fetch }) };
}

it('a line that says nothing any more, as on a phone that slept, is opened again', async () => {
  const { opened, client } = lines();
  const reader = new AbortController();
  const heard = client.follow('t', { signal: reader.signal });
  const presence = { here: [], away: [], spectators: 1 };
  const first = heard.next();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0](`event: presence\ndata: ${JSON.stringify(presence)}\n\n`);
  expect((await first).value).toMatchObject({ event: 'presence' });
  const next = heard.next();
  // A server that has nothing to tell still breathes.
  for (let beat = 0; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(15_000);
    opened[0](':\n\n');
  }
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(2);
  opened[1](`event: presence\ndata: ${JSON.stringify(presence)}\n\n`);
  expect((await next).value).toMatchObject({ event: 'presence' });
  reader.abort();
  await heard.return(undefined);
});
