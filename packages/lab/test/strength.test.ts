import { GAME_NAMES } from '@undercroft/games';
import { describe, expect, test } from 'vitest';
import { said } from './said.ts';

/** How much of the wins went to a: by iterations and with a seed always the same. */
async function share(game: string, a: string, b: string, pairs: number): Promise<number> {
  const flags = ['--iterations', '60', '--pairs', String(pairs), '--seed', 'strength', '--json'];
  const { code, out } = await said(['duel', game, '--a', a, '--b', b, ...flags]);
  expect(code).toBe(0);
  return JSON.parse(out).a.share;
}

// Luck decides much in few games; what is asserted is far below what many games show (docs/bots.md).
describe.each([...GAME_NAMES])('%s', (game) => {
  test('each level of instinct is better than the one below', async () => {
    expect(await share(game, 'novice', 'beginner', 40)).toBeGreaterThan(0.5);
    expect(await share(game, 'adept', 'novice', 40)).toBeGreaterThan(0.5);
  });

  test('a master has lost nothing of its strength', async () => {
    expect(await share(game, 'master', 'adept', 6)).toBeGreaterThanOrEqual(0.5);
  });
});
