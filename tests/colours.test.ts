import { loadGame } from '@undercroft/games';
import { expect, test } from 'vitest';
import { PAINTS } from '../packages/web/src/kit/theme/colours.ts';

test('there is a paint for every goblin that is called after one', async () => {
  const { figures } = await loadGame('kragmortha');
  expect([...figures].sort()).toEqual(PAINTS.map(({ name }) => name).sort());
});
