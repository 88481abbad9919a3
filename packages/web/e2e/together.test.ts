import { expect, test } from 'vitest';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { playGoblin } from './goblin.ts';
import { playKragmortha } from './kragmortha.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests();

test.each([
  ['karak2', playByClicks],
  ['goblin', playGoblin],
  ['kragmortha', playKragmortha],
] as const)('%s: two browsers play together, and both hear the same story', async (game, playOn) => {
  const ada = await visit(`/friends/${game}`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Set up a table' }).click();
  const link = await ada.page.getByTestId('invitation').getAttribute('href');
  const ben = await visit(link ?? '', { viewport: PHONE });
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('I am ready').click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  const clicks = new Map([
    [ada.page, 0],
    [ben.page, 0],
  ]);
  // Each plays a few answers whenever it is their turn, until both have had one.
  while ([...clicks.values()].some((done) => done < 4)) {
    for (const [page, done] of clicks) {
      const before = Date.now();
      const more = await playOn(page, (all) => all.length >= 3 || Date.now() - before > 250);
      clicks.set(page, done + more.length);
    }
  }
  await ben.page.getByRole('button', { name: 'Log, Rules' }).click();
  // Cards that only their owner sees are told differently; turns are told to everybody alike.
  const turns = async (page: typeof ada.page) =>
    (await textOf(page.getByTestId('log'))).match(/Turn \d+|(Ada|Ben)[\u2019']s turn/g) ?? [];
  // Nobody plays on: both have heard of every turn.
  await expect.poll(async () => (await turns(ben.page)).join() === (await turns(ada.page)).join()).toBe(true);
  expect((await turns(ben.page)).length).toBeGreaterThan(1);
  await ada.context.close();
  await ben.context.close();
});
