import { afterEach, expect, it, vi } from 'vitest';
import { api, NoServer } from '../src/online/api.ts';

afterEach(() => vi.restoreAllMocks());

/** A server that is being replaced: so many requests meet the old one, which cannot play this table. */
function beingReplaced(old: number, headers: Record<string, string> = { 'retry-after': '0' }) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(String(init?.body));
    return asked.length <= old
      ? Response.json({ reason: 'busy', detail: 'newer rules' }, { status: 503, headers })
      : Response.json({ version: 5 });
  });
  return asked;
}

it('an answer that an older server cannot take is sent again until the newer one has it', async () => {
  const asked = beingReplaced(3);
  const body = { version: 4, answer: 'rest' };
  expect(await api('POST', '/tables/t/answers', body)).toEqual({ version: 5 });
  expect(asked).toEqual(Array(4).fill(JSON.stringify(body)));
});

it('nobody waits for ever, and what may have been done is not sent twice', async () => {
  beingReplaced(100);
  await expect(api('GET', '/tables/t')).rejects.toThrow(NoServer);
  vi.restoreAllMocks();
  const asked = beingReplaced(100, {});
  await expect(api('POST', '/tables/t/chat', { text: 'hello' })).rejects.toThrow(NoServer);
  expect(asked).toHaveLength(1);
});
