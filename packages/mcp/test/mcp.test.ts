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
  expect(await call('answer', { index: 999 })).toMatchObject({ isError: true });
  const next = await call('answer', { index: 0 });
  expect(next.view).not.toEqual(seen.view);
  const yaml = readFileSync(new URL('../../karak/scenarios/moving.yaml', import.meta.url), 'utf8');
  const { scenarios } = await call('run_scenarios', { yaml });
  expect(scenarios.length).toBeGreaterThan(0);
  for (const { differences } of scenarios) expect(differences).toEqual([]);
  await assistant.close();
});
