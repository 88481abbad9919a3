import { expect, it } from 'vitest';
import { Client, type Fetch, ProblemError } from '../src/index.ts';

const busy = { status: 503, reason: 'busy', why: 'newer-rules', detail: 'newer rules', params: {} };

/** A server that is being replaced: so many requests meet the old one, which cannot play this table. */
function beingReplaced(old: number, headers: Record<string, string> = { 'retry-after': '0' }) {
  const asked: (string | undefined)[] = [];
  const fetch: Fetch = async (_, { body }) => {
    asked.push(body);
    return asked.length <= old
      ? Response.json(busy, { status: 503, headers })
      : Response.json({ version: 5 });
  };
  return { asked, client: new Client('', { fetch }) };
}

it('an answer that an older server cannot take is sent again until the newer one has it', async () => {
  const { asked, client } = beingReplaced(3);
  const body = { version: 4, answer: 'rest' };
  expect(await client.ask('POST /tables/:id/answers', { id: 't', body })).toEqual({ version: 5 });
  expect(asked).toEqual(Array(4).fill(JSON.stringify(body)));
});

it('nobody waits for ever, and what may have been done is not sent twice', async () => {
  const lasting = beingReplaced(100);
  await expect(lasting.client.ask('GET /tables/:id', { id: 't' })).rejects.toThrow(ProblemError);
  const { asked, client } = beingReplaced(100, {});
  const said = client.ask('POST /tables/:id/chat', { id: 't', body: { text: 'hello' } });
  await expect(said).rejects.toThrow('newer rules');
  expect(asked).toHaveLength(1);
});
