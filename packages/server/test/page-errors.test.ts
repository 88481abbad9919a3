import type { PageError, Reply } from '@undercroft/protocol';
import { expect, it } from 'vitest';
import { readConfig } from '../src/ground/config.ts';
import { freshFolder, serve, serveProcess } from './serving.ts';

const KEY = 'a-key-that-nobody-guesses-4711';
const ERROR: PageError = {
  ...{ build: 'AbCdEf12', engine: 'WebKit 26.0', where: 'promise', name: 'TypeError' },
  message: "undefined is not an object (evaluating 'table.seat')",
  stack: ['house-Ab12.js:1:2345'],
};

const send = (base: string, body: object) =>
  fetch(`${base}/api/page-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const heardAt = async (base: string) => {
  const reply = await fetch(`${base}/api/operator/page-errors`, { headers: { 'operator-key': KEY } });
  return (await reply.json()) as Reply<'GET /operator/page-errors'>;
};

const counted = async (base: string) => {
  const figures = await (await fetch(`${base}/metrics`)).text();
  const line = /undercroft_page_errors_total\{where="promise",engine="WebKit"\} (\d+)/.exec(figures);
  return Number(line?.[1] ?? 0);
};

it('what goes wrong in pages is shown to whoever runs the server, each once, and counted', async () => {
  const { base } = await serve({ operatorKey: KEY });
  const before = await counted(base);
  for (let often = 0; often < 3; often++) expect((await send(base, ERROR)).status).toBe(204);
  expect((await send(base, { ...ERROR, engine: 'Firefox 140' })).status).toBe(204);
  const { heard, errors } = await heardAt(base);
  expect(heard).toBe(true);
  expect(errors).toMatchObject([
    { engine: 'Firefox 140', count: 1 },
    { ...ERROR, count: 3 },
  ]);
  expect((await counted(base)) - before).toBe(3);
});

it('it is in the server’s log, and nothing of whoever looked at the page', async () => {
  const server = await serveProcess({ DATA_DIR: freshFolder() });
  await send(server.base, ERROR);
  await server.stop();
  const lines = server
    .log()
    .split('\n')
    .filter((one) => one.startsWith('{'));
  const [line] = lines.map((one) => JSON.parse(one)).filter(({ page }) => page !== undefined);
  expect(line).toMatchObject({ level: 40, page: ERROR, msg: 'something went wrong in a page' });
  expect(Object.keys(line).sort()).toEqual(['hostname', 'level', 'msg', 'page', 'pid', 'reqId', 'time']);
});

it('takes nothing that could hold more than an error', async () => {
  const { base } = await serve({ operatorKey: KEY });
  for (const wrong of [
    { ...ERROR, name: 'Adam Novák' },
    { ...ERROR, build: 'http://games.example/join/CODE' },
    { ...ERROR, engine: 'Adam’s phone' },
    { ...ERROR, stack: ['https://games.example/join/CODE:1:1'] },
    { ...ERROR, message: 'x'.repeat(201) },
    { ...ERROR, guest: 'adam' },
  ])
    expect((await send(base, wrong)).status).toBe(400);
  expect((await heardAt(base)).errors).toEqual([]);
});

it('one setting switches it off', async () => {
  expect(readConfig({}).pageErrors).toBe(true);
  expect(readConfig({ PAGE_ERRORS: 'off' }).pageErrors).toBe(false);
  expect(() => readConfig({ PAGE_ERRORS: 'no' })).toThrow('PAGE_ERRORS: expected on or off, not "no"');
  const { base } = await serve({ operatorKey: KEY, pageErrors: false });
  expect((await send(base, ERROR)).status).toBe(404);
  expect(await heardAt(base)).toMatchObject({ heard: false, errors: [] });
});
