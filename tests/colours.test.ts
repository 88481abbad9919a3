import { loadGame } from '@undercroft/games';
import { expect, test } from 'vitest';
import { COLOURS } from '../packages/protocol/src/lists.ts';
import { PAINTS, SEATS } from '../packages/web/src/theme/colours.ts';

test('a colour somebody chose at the server is the colour the screens paint', () => {
  expect(COLOURS).toEqual(SEATS.map(({ name }) => name));
});

test('there is a paint for every goblin that is called after one', async () => {
  const { figures } = await loadGame('kragmortha');
  expect([...figures].sort()).toEqual(PAINTS.map(({ name }) => name).sort());
});
