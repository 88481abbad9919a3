import { expect, test } from 'vitest';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { nextOnBoard, playTogether } from './play.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

test('two browsers play a game; the line breaks, a page is reloaded, and nothing is lost', async () => {
  const server = await startServer();
  const ada = await visit('/friends/karak', { server: server.address });
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Set up a table' }).click();
  const link = await ada.page.getByTestId('invitation').getAttribute('href');

  const ben = await visit(link ?? '', { server: server.address, viewport: PHONE });
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('I am ready').click();

  await ada.page.getByLabel('Say something').fill('Hello, Ben.');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.getByText('Hello, Ben.').waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  const both = [ada.page, ben.page];
  await playTogether(both, nextOnBoard, 2);

  await server.restart(async () => {
    await ben.page.getByText('Connection lost').waitFor();
  });
  await ben.page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await ada.page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await playTogether(both, nextOnBoard, 2);

  await ben.page.reload();
  await ben.page.getByTestId('ask').waitFor();
  await playTogether(both, nextOnBoard, 2);

  // Nobody plays on: both have heard the same story, to the end.
  await ben.page.getByRole('button', { name: 'Log, Rules' }).click();
  const [hers, his] = both.map((page) => page.getByTestId('log'));
  await expect.poll(async () => (await textOf(his)) === (await textOf(hers))).toBe(true);
  expect((await textOf(his)).match(/Turn \d+/g)?.length).toBeGreaterThan(1);
  await ben.page.keyboard.press('Escape');

  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('menuitem', { name: 'Give up' }).click();
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByTestId('result').waitFor();
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  await ada.context.close();
  await ben.context.close();
  await server.stop();
});
