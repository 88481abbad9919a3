import { expect, test, vi } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE } from './browser.ts';
import { setUpTable, sitDown } from './friends.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });
const OPERATOR_KEY = 'the-key-of-the-test-house-17';

test('somebody rude is muted and reported; whoever runs the server reads it, bans them, and says so to all', async () => {
  const server = await startServer({ OPERATOR_KEY });
  const at = { server: server.address };
  const ada = await visit('/friends/karak', at);
  const { link } = await setUpTable(ada);
  const ben = await visit(link, { ...at, viewport: PHONE });
  await sitDown(ben.page, 'Ben');
  // A phone shows the last word; behind it lies the talk.
  await ben.page.locator('[data-word=talk]').click();
  const say = async (text: string) => {
    await ben.page.getByLabel('Say something').fill(text);
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.getByTestId('chat').getByText(text).waitFor();
  };
  await say('You play like a rat.');
  const heard = ada.page.getByTestId('chat');
  await heard.getByText('like a rat').waitFor();

  // The line is reported, in words of one's own.
  const about = { name: 'Ben: mute, block, report' };
  const report = ada.page.getByRole('dialog', { name: 'Report Ben' });
  await vi.waitFor(
    async () => {
      await ada.page.keyboard.press('Escape');
      await heard.getByRole('button', about).click({ timeout: 10_000 });
      await ada.page.getByRole('menuitem', { name: 'Report…' }).click({ timeout: 10_000 });
      await report.getByText('“You play like a rat.”').waitFor({ timeout: 10_000 });
    },
    { timeout: 120_000 },
  );
  await report.getByLabel('In your own words').fill('Not for the first time');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await report.waitFor({ state: 'detached' });

  // Whoever only watches can report, too; the server asks who they are.
  const cleo = await visit(link, at);
  await cleo.page.getByRole('button', about).first().click();
  await cleo.page.getByRole('menuitem', { name: 'Report…' }).click();
  const watched = cleo.page.getByRole('dialog', { name: 'Report Ben' });
  await watched.getByLabel('Your name').fill('Cleo');
  await watched.getByLabel('In your own words').fill('I only watch');
  await watched.getByRole('button', { name: 'Send the report' }).click();
  await watched.waitFor({ state: 'detached' });

  // Whoever is muted is not heard, neither what they said nor what they say.
  await ada.page.locator('main li', { hasText: 'not ready yet' }).getByRole('button', about).click();
  await ada.page.getByRole('menuitem', { name: 'Mute' }).click();
  await heard.getByText('like a rat').waitFor({ state: 'detached' });
  await say('Can you hear me?');
  await ada.page.getByLabel('Say something').fill('Who is next?');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await heard.getByText('Who is next?').waitFor();
  expect(await heard.getByText('Can you hear me?').count()).toBe(0);

  const operator = await visit('/operator', { ...at, viewport: PHONE });
  const desk = operator.page;
  const enter = async (key: string) => {
    await desk.getByLabel('Operator’s key').fill(key);
    await desk.getByRole('button', { name: 'Enter' }).click();
  };
  await enter('some-other-key-entirely-00');
  await desk.getByText('That is not the key.').waitFor();
  await enter(OPERATOR_KEY);
  await desk.getByText('About Ben').first().waitFor();
  await desk.getByText('I only watch').waitFor();
  await desk.getByText('Not for the first time').waitFor();
  await desk.getByRole('button', { name: 'View' }).last().click();
  await desk.locator('[data-reported]', { hasText: 'You play like a rat.' }).waitFor();
  expect(await axeFinds(desk)).toEqual([]);
  const wide = await desk.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);

  await desk.getByRole('button', { name: 'Ban' }).last().click();
  const ban = desk.getByRole('dialog', { name: 'Ban' });
  await ban.getByLabel('Reason').fill('Be kind.');
  await ban.getByRole('button', { name: 'Ban' }).click();
  await ben.page.getByRole('heading', { name: 'You are banned from this server. Be kind.' }).waitFor();

  // A notice stands above whatever is shown.
  await desk.getByRole('tab', { name: 'Notice' }).click();
  await desk.getByLabel('Text shown on every screen').fill('Closed tonight.');
  await desk.getByRole('button', { name: 'Post it' }).click();
  await desk.getByRole('button', { name: 'Take it down' }).waitFor();
  const door = await visit('/', at);
  await door.page.getByTestId('notice').getByText('Closed tonight.').waitFor();
  for (const { context } of [ada, ben, cleo, operator, door]) await context.close();
  await server.stop();
});

test('where the server has no key there is no such page', async () => {
  const { page, context } = await visit('/operator');
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();
  expect(await page.getByLabel('Operator’s key').count()).toBe(0);
  await context.close();
});
