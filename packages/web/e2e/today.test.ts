import { readFile } from 'node:fs/promises';
import type { BoardReply, CupReply, TenBoardReply, TodayReply } from '@undercroft/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo, textOf } from './browser.ts';
import { playKragmortha } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

const rowOf = (page: Page, game = 'kragmortha') => page.locator(`li[data-game=${game}]`);

test('without a server the table of the day is this device’s own, and there is one try', async () => {
  const { page, context } = await visit('/');
  await page.route('**/api/today', (route) => route.abort());
  await page.locator('[data-word=today]').click();
  await rowOf(page).locator('[data-word=play-today]').click();
  await page.waitForURL(/\/here\/\w+$/);
  const table = page.url();
  let answers = 0;
  await playKragmortha(page, async () => ++answers > 3);
  // Nothing helps there: what counts is one's own.
  expect(await page.locator('[data-word=hint]').count()).toBe(0);
  await goTo(page, '/today');
  const row = rowOf(page);
  await row.locator('[data-word=go-on]').waitFor();
  expect(await row.locator('[data-word=play-today]').count()).toBe(0);
  await page.reload();
  await row.locator('[data-word=go-on]').click();
  await page.waitForURL(table);
  await context.close();
});

test('the server plays the table of the day: a name is asked for once, and there is one try', async () => {
  const { page, context } = await visit('/today');
  const row = rowOf(page);
  await row.locator('[data-word=play-today]').click();
  await row.getByLabel('Your name').fill('Ada');
  await row.locator('[data-word=sit]').click();
  await page.waitForURL(/\/table\/\w+$/);
  const id = page.url().split('/').at(-1);
  let answers = 0;
  await playKragmortha(page, async () => ++answers > 2);
  expect(await page.locator('[data-word=hint]').count()).toBe(0);
  expect(await axeFinds(page)).toEqual([]);
  await goTo(page, '/today');
  await row.locator('[data-word=go-on]').waitFor();
  expect(await row.locator('[data-word=play-today]').count()).toBe(0);
  // Whoever gives up has had their try, and may practise; at its end nothing shows the luck.
  await page.request.post(`/api/tables/${id}/resign`);
  await goTo(page, `/table/${id}`);
  await page.getByTestId('result').waitFor();
  expect(await page.locator('[data-word=rematch]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Watch the replay' }).count()).toBe(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.locator('[data-word=today]').click();
  await row.getByText('does not count').waitFor();
  await row.locator('[data-word=practise]').click();
  await page.waitForURL((url) => /\/table\/\w+$/.test(url.pathname) && !url.pathname.endsWith(`${id}`));
  await context.close();
});

const ME = { place: 1, seats: 3, points: 14, own: -0.034 };
const DAY: TodayReply = {
  ...{ day: 20_775, ends: '2026-11-19T00:00:00.000Z', now: '2026-11-18T20:00:00.000Z', secret: null },
  ...{ commitment: 'c'.repeat(64), streak: 3, shown: false },
  tables: [
    { game: 'karak', try: null },
    { game: 'karak2', try: { table: 'abcdefghijkl', over: false, result: null } },
    { game: 'goblin', try: { table: 'abcdefghijkm', over: true, result: { ...ME, judging: false } } },
    {
      game: 'kragmortha',
      try: { table: 'abcdefghijkn', over: true, result: { ...ME, own: null, judging: true } },
    },
  ],
};
const BOARD: BoardReply = {
  lines: [
    { name: '—', you: false, place: 2, seats: 3, points: 11, own: 0 },
    { name: 'Ada', you: true, ...ME },
    { name: 'Bo', you: false, ...ME },
    { name: 'Cy', you: false, place: 3, seats: 3, points: 4, own: -0.281 },
  ],
  judged: 4,
  rank: 2,
};

const CUP: CupReply = {
  ends: '2026-11-22T00:00:00.000Z',
  lines: [
    { name: 'Ada', you: true, points: 2.815, days: 3 },
    { name: 'Bo', you: false, points: 0.88, days: 1 },
  ],
  ...{ all: 2, rank: 1 },
};
const TENS: TenBoardReply = {
  lines: [{ name: 'Cy', you: false, score: 0.931, found: 9 }],
  ...{ all: 1, rank: null },
};

test('the board says who chose best, and nothing that is shared spoils the day', async () => {
  const { page, context } = await visit('/');
  await page.route('**/api/me', (route) => route.fulfill({ json: { guest: { name: 'Ada' } } }));
  await page.route('**/api/me/clubs', (route) => route.fulfill({ json: { clubs: [] } }));
  await page.route('**/api/today', (route) => route.fulfill({ json: DAY }));
  const asked: string[] = [];
  await page.route('**/api/days/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.endsWith('/ten')) return route.fulfill({ json: TENS });
    const { tables: _, now: __, streak: ___, shown: ____, ...day } = DAY;
    return route.fulfill({
      json: pathname.split('/').length > 4 ? BOARD : { ...day, secret: 'd'.repeat(64) },
    });
  });
  await page.route('**/api/weeks/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: CUP });
  });
  await page.reload();
  await page.locator('[data-word=today]').click();
  const board = page.getByTestId('day-board');
  await board.getByText('You come 2 of 4.').waitFor();
  const lines = async () => Promise.all((await board.locator('li').all()).map(textOf));
  expect((await lines()).map((line) => line.replace(/Place.*points/, ' '))).toEqual([
    '1. — 100.0%',
    '2. Ada (you) 96.6%',
    '2. Bo 96.6%',
    '4. Cy 71.9%',
  ]);
  expect(await textOf(rowOf(page, 'goblin'))).toContain('96.6% of the best');
  expect(await textOf(rowOf(page))).toContain('being judged');
  // Yesterday's best game may be watched, today's may not.
  expect(await board.locator('[data-word=watch-best]').count()).toBe(0);
  await board.getByLabel('Day').click();
  await page.getByRole('option', { name: 'Yesterday' }).click();
  await board.locator('[data-word=watch-best]').waitFor();
  expect(asked).toContain('/api/days/20774/goblin');
  // The week's cup adds up its days; the ten questions have a board of their own.
  await board.getByLabel('Day').click();
  await page.getByRole('option', { name: 'This week’s cup' }).click();
  await board.getByText('You come 1 of 2.').waitFor();
  expect(await lines()).toEqual(['1. Ada (you)3 days of 7281.5', '2. Bo1 day of 788']);
  // Day 20,775 is a Wednesday of that week.
  expect(asked).toContain('/api/weeks/2968/goblin');
  await board.getByLabel('Game').click();
  await page.getByRole('option', { name: 'Today’s ten' }).click();
  await board.getByLabel('Day').click();
  await page.getByRole('option', { name: 'Today', exact: true }).click();
  await board.getByText('1. Cy').waitFor();
  expect(await lines()).toEqual(['1. Cy9 of 10 best answers found93%']);
  // To send around there is a picture, made here.
  const drawn = page.waitForEvent('download');
  await page.locator('[data-word=share-picture]').click();
  const picture = await readFile(await (await drawn).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.getByText('How the luck is proved').click();
  await page.getByText('d'.repeat(64)).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await context.close();
});
