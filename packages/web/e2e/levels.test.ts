import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, PHONE, textOf } from './browser.ts';

const { visit } = browserForTests({ painted: false });

const LEVELS = ['Beginner', 'Novice', 'Adept', 'Expert', 'Fair play', 'Master'];

/** Chooses each level in turn, and sees that it was taken. */
async function chooseEach(page: Page, name: string | RegExp): Promise<void> {
  const choice = page.getByRole('combobox', { name }).last();
  for (const level of LEVELS) {
    await choice.click();
    await page.getByRole('option', { name: level }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect.poll(() => textOf(choice)).toContain(level);
  }
}

/** On a desktop, and on a phone as it is then. */
async function chooseOnBoth(page: Page, name: string | RegExp): Promise<void> {
  await chooseEach(page, name);
  await page.setViewportSize(PHONE);
  await chooseEach(page, name);
}

test('any level of computer player sits down at a table here', async () => {
  const { page } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await chooseOnBoth(page, /^Seat/);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
});

test('any level of computer player fills a seat among friends', async () => {
  const { page } = await visit('/friends/karak');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Set up a table' }).click();
  await page.getByRole('button', { name: 'Let the computer play' }).first().click();
  await chooseOnBoth(page, 'Player');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.seats[1]).toMatchObject({ kind: 'bot', level: 'master' });
});
