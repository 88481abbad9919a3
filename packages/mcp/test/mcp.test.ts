import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { GAME_NAMES } from '@undercroft/games';
import { expect, test } from 'vitest';

const binary = fileURLToPath(new URL('../../undercroft/bin/undercroft.js', import.meta.url));

test('an assistant sits down, looks a rule up, runs a scenario and plays on', async () => {
  const assistant = new Client({ name: 'test', version: '1' });
  await assistant.connect(new StdioClientTransport({ command: process.execPath, args: [binary, 'mcp'] }));
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError } = await assistant.callTool({ name, arguments: args });
    const [{ text }] = content as [{ text: string }];
    return { isError: isError ?? false, ...JSON.parse(text) };
  };
  expect((await call('look')).refused).toContain('sit_down first');
  expect((await call('games')).games).toHaveLength(GAME_NAMES.length);
  const { rules } = await call('rules', { game: 'karak', about: 'K-31' });
  expect(Object.keys(rules)).toContain('K-31');
  const seen = await call('sit_down', { game: 'kragmortha', seats: 2, seed: 'assistant' });
  expect(seen).toMatchObject({ seat: 0, outcome: null });
  expect(seen.answers.length).toBeGreaterThan(0);
  // The same in words: what is asked, every answer, and what has happened.
  expect(seen.question).toMatch(/\w+ \w+/);
  for (const { says } of seen.answers) expect(says).toMatch(/^\p{Lu}/u);
  expect(await call('answer', { index: 999 })).toMatchObject({ isError: true });
  const next = await call('answer', { index: 0 });
  expect(next.view).not.toEqual(seen.view);
  expect(next.happened.length).toBeGreaterThan(0);
  const wrong = await assistant.callTool({ name: 'answer', arguments: { index: 0, indx: 1 } });
  expect(JSON.stringify(wrong)).toContain('indx');
  expect((await call('sit_down', { server: 'http://127.0.0.1:9' })).refused).toContain('cannot be reached');
  const { tools } = await assistant.listTools();
  expect(JSON.stringify(tools)).not.toContain('docs/');
  const yaml = readFileSync(new URL('../../karak/scenarios/moving.yaml', import.meta.url), 'utf8');
  const { scenarios } = await call('run_scenarios', { yaml });
  expect(scenarios.length).toBeGreaterThan(0);
  for (const { differences } of scenarios) expect(differences).toEqual([]);
  await assistant.close();
});

test('a line that is no message is answered, and the next one is heard', async () => {
  const said = spawnSync(process.execPath, [binary, 'mcp'], {
    input: 'hello\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n',
    encoding: 'utf8',
  });
  const lines = said.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32700, message: expect.stringContaining('not JSON') },
  });
  expect(lines).toContainEqual({ jsonrpc: '2.0', id: 7, result: {} });
});
