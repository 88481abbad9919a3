import type { Tournament } from '@undercroft/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './api.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, NOWHERE, PHONE, textOf, type Visit } from './browser.ts';
import { fromMenu } from './friends.ts';

const { visit } = browserForTests({ painted: false });

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Gives up wherever they are expected: the shortest way to the end of a match. */
async function resigns({ context }: Visit, id: string): Promise<void> {
  const { you } = await call<Tournament>(context, 'GET', `/tournaments/${id}`);
  if (you.table !== null) await call(context, 'POST', `/tables/${you.table}/resign`);
}

test('a knock-out: announced on a phone, found by its code, played, and won', async () => {
  const ada = await visit('/friends/karak', { viewport: PHONE });
  await ada.page.locator('[data-word=tournaments]').click();
  await ada.page.getByText('You take part in none yet.').waitFor();
  await ada.page.getByLabel('Name of the tournament').fill('Autumn cup');
  await ada.page.getByLabel('How it is played').click();
  await ada.page.getByRole('option', { name: 'Knock-out' }).click();
  await fits(ada.page);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Announce it' }).click();
  await ada.page.getByRole('heading', { name: 'Autumn cup' }).waitFor();
  await ada.page.locator('[data-word=take-part]').click();
  await ada.page.getByText('Ada (you)').waitFor();
  expect(await ada.page.locator('[data-word=begin]').isDisabled()).toBe(true);
  await fits(ada.page);
  expect(await axeFinds(ada.page)).toEqual([]);
  const id = idOf(ada.page);
  const { code } = await call<Tournament>(ada.context, 'GET', `/tournaments/${id}`);

  // Ben types the code at the front door, as he would that of a table.
  const ben = await visit(`/join/${code.toLowerCase()}`);
  await ben.page.getByRole('heading', { name: 'Autumn cup' }).waitFor();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take part' }).click();
  await ben.page.getByText('Ben (you)').waitFor();

  // The television shows who has come, and later how it stands.
  const tv = await visit(`/tv/${code}`, { viewport: { width: 1280, height: 720 } });
  await tv.page.getByTestId('tv-tournament').getByText('Ben').waitFor();

  await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await ada.page.locator('[data-word=your-table]').click();
  await ada.page.getByTestId('ask').waitFor();
  await ben.page.locator('[data-word=your-table]').click();
  await ben.page.getByTestId('ask').waitFor();
  expect(idOf(ben.page)).toBe(idOf(ada.page));
  // From the table one comes back, in the middle and at its end.
  await fromMenu(ben.page, 'To the tournament');
  await ben.page
    .getByTestId('standings')
    .getByText(/wins in \d+% of endings/)
    .first()
    .waitFor();
  await tv.page.getByTestId('tv-tournament').getByText('Round 1 of 1').waitFor();
  await resigns(ben, id);
  await ada.page.getByTestId('result').waitFor();
  expect(await ada.page.locator('[data-word=rematch]').count()).toBe(0);
  await ada.page.locator('[data-word=tournament]').click();
  await ada.page.getByTestId('winner').getByText('The win goes to Ada').waitFor();
  await tv.page.getByTestId('tv-tournament').getByText('1. Ada').waitFor();
  expect(await axeFinds(tv.page)).toEqual([]);
  await ben.page.getByRole('heading', { name: 'The win goes to Ada' }).waitFor();
  for (const { context } of [ada, ben, tv]) await context.close();
});

test('a duplicate evening of pairs: partners, the same luck, matchpoints and a cross table', async () => {
  const people = await Promise.all(['Ada', 'Ben', 'Cy', 'Di'].map(() => visit(NOWHERE, { viewport: PHONE })));
  const [ada, ben, cy] = people;
  for (const [at, name] of ['Ada', 'Ben', 'Cy', 'Di'].entries())
    await call(people[at].context, 'PUT', '/me', { name });
  const wanted = {
    name: 'Pairs',
    game: 'kragmortha',
    kind: 'duplicate',
    seats: 2,
    rounds: 1,
    team: 2,
    clock: 60,
  };
  const { id } = await call<Tournament>(ada.context, 'POST', '/tournaments', wanted);
  for (const { context } of people) await call(context, 'PUT', `/tournaments/${id}/me`, {});
  // In the order in which they came they are pairs already; Ada would rather play with Cy.
  await ada.page.goto(`/tournament/${id}`);
  await ada.page.getByText('Ada (you) & Ben').waitFor();
  await call(ben.context, 'DELETE', `/tournaments/${id}/me`);
  await ada.page.getByText('Ada (you) & Cy').waitFor();
  await call(ben.context, 'PUT', `/tournaments/${id}/me`, {});
  await ada.page.getByText('Di & Ben').waitFor();
  await ada.page.locator('[data-word=begin]').click();
  await ada.page.locator('[data-word=your-table]').waitFor();
  await ada.page.getByText('How it went at the other tables is shown when all are through').waitFor();
  await fits(ada.page);
  expect(await axeFinds(ada.page)).toEqual([]);
  // Both of a pair give up: the others have all there is to have.
  await resigns(ada, id);
  await ada.page.getByText('Your table is through.').waitFor();
  expect(await ada.page.getByTestId('cross').count()).toBe(0);
  await resigns(cy, id);
  await ada.page.getByTestId('winner').getByText('The win goes to Di & Ben').waitFor();
  const rows = await ada.page.getByTestId('cross').locator('tbody tr').allTextContents();
  expect(rows).toEqual(['Di & Ben100%100%', 'Ada & Cy0%0%']);
  expect(await textOf(ada.page.getByTestId('standings'))).toContain('100% of the matchpoints');
  await ada.page.getByText('Seal of the luck').waitFor();
  await fits(ada.page);
  expect(await axeFinds(ada.page)).toEqual([]);
  for (const { context } of people) await context.close();
});
