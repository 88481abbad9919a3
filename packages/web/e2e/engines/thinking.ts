import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, onTestFinished } from 'vitest';
import type { Engine } from './driver.ts';
import { thought } from './thought.ts';

/** All of it in one script, which puts `thought` where a page finds it. */
async function script(): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, 'thought.ts'), platform: 'browser' });
  const { output } = await build.generate({ format: 'iife', name: 'engine', codeSplitting: false });
  await build.close();
  return output[0].code;
}

/** What is thought of the same tables is something, the same when it is thought again, and the same in this engine. */
export async function thinksAsNode(engine: Engine): Promise<void> {
  const [here, code] = await Promise.all([thought(), script()]);
  expect(here.length).toBeGreaterThan(5000);
  expect(await thought()).toBe(here);
  const house = createServer((request, reply) => {
    const isScript = request.url === '/engine.js';
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    reply.end(isScript ? code : '<!doctype html><title>thought</title><script src="/engine.js"></script>');
  });
  await new Promise<void>((listening) => house.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void house.close());
  const driver = await engine.open({ width: 800, height: 600 });
  onTestFinished(() => driver.close());
  await driver.goto(`http://127.0.0.1:${(house.address() as AddressInfo).port}/`);
  const there = await driver.call('async () => await engine.thought()', '');
  // A whole text says little where it differs: the place does.
  const at = [...here].findIndex((letter, index) => there[index] !== letter);
  expect([there.length, here.slice(at - 60, at + 60)]).toEqual([here.length, there.slice(at - 60, at + 60)]);
  expect(there).toBe(here);
}
