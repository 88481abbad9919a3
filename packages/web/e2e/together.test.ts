import { expect, test } from 'vitest';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { nextInCaves } from './goblin.ts';
import { nextInLibrary } from './kragmortha.ts';
import { nextOnBoard, playTogether } from './play.ts';

const { visit } = browserForTests({ painted: false });

test.each([
  ['karak2', nextOnBoard],
  ['goblin', nextInCaves],
  ['kragmortha', nextInLibrary],
] as const)('%s: two browsers play together, and both hear the same story', async (game, next) => {
  const ada = await visit(`/friends/${game}`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Set up a table' }).click();
  const link = await ada.page.getByTestId('invitation').getAttribute('href');
  const ben = await visit(link ?? '', { viewport: PHONE });
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('I am ready').click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  await playTogether([ada.page, ben.page], next, 4);
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
