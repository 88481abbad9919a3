import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type EngineName, findEngine } from './engines/find.ts';
import { thought } from './engines/thought.ts';

/** All of it in one script, which puts `thought` where a page finds it. */
async function script(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'engines/thought.ts'),
    platform: 'browser',
  });
  const { output } = await build.generate({ format: 'iife', name: 'engine', codeSplitting: false });
  await build.close();
  return output[0].code;
}

describe('what is thought of the same tables, to the last digit', () => {
  let [here, code] = ['', ''];
  beforeAll(async () => {
    [here, code] = await Promise.all([thought(), script()]);
  });

  test('is something, and the same when it is thought again', async () => {
    expect(here.length).toBeGreaterThan(5000);
    expect(await thought()).toBe(here);
  });

  test.each<EngineName>(['WebKit', 'Firefox'])('is the same in %s as in Node', async (name) => {
    const start = findEngine(name);
    if (start === undefined) return;
    const house = createServer((request, reply) => {
      const isScript = request.url === '/engine.js';
      reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      reply.end(isScript ? code : '<!doctype html><title>thought</title><script src="/engine.js"></script>');
    });
    await new Promise<void>((listening) => house.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void house.close());
    const engine = await start('flat');
    onTestFinished(() => engine.close());
    const driver = await engine.open({ width: 800, height: 600 });
    onTestFinished(() => driver.close());
    await driver.goto(`http://127.0.0.1:${(house.address() as AddressInfo).port}/`);
    const there = await driver.call('async () => await engine.thought()', '');
    // A whole text says little where it differs: the place does.
    const at = [...here].findIndex((letter, index) => there[index] !== letter);
    expect([there.length, here.slice(at - 60, at + 60)]).toEqual([
      here.length,
      there.slice(at - 60, at + 60),
    ]);
    expect(there).toBe(here);
  });
});
