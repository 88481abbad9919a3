import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo } from './browser.ts';
import { playKragmortha } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

test('a puzzle is tried on its table, told with its figures, and counts once', async () => {
  const { page, context } = await visit('/');
  await page.locator('[data-word=puzzles]').click();
  await page.locator('[data-game=kragmortha] [data-word=solve]').click();
  const moment = page.getByTestId('moment');
  // Nothing tells the answer before it is given.
  await page.locator('[data-testid=moment][data-asked]').waitFor();
  expect(await moment.getByRole('listitem').count()).toBe(0);
  expect(await page.getByTestId('puzzle-told').count()).toBe(0);
  // Nobody was away: what led to it is no news.
  expect(await page.getByTestId('since').count()).toBe(0);
  const tried = moment.getByTestId('tried');
  await playKragmortha(page, async () => (await tried.count()) > 0);
  await expect.poll(() => tried.textContent()).toMatch(/best answer|wins about \d+ more/);
  const told = page.getByTestId('puzzle-told');
  const right = (await tried.textContent())?.includes('best answer') === true;
  expect(await told.textContent()).toMatch(
    right ? /Rating 1[56]\d\d \(\+\d+\)/ : /Rating 1[34]\d\d \(−\d+\)/,
  );
  const shares = await moment
    .getByTestId('share')
    .evaluateAll((all) => all.map((share) => Number.parseInt(share.textContent ?? '', 10)));
  const best = await moment.locator('[data-as~=better]').getByTestId('share').textContent();
  expect(await axeFinds(page)).toEqual([]);
  expect(Math.max(...shares)).toBe(Number.parseInt(best ?? '', 10));

  // Another try counts no more; the next one is another, and whoever would rather be shown has not found it.
  await moment.locator('[data-word=try-again]').click();
  await moment.locator('[data-word=show-me]').click();
  const [rating] = /Rating \d+/.exec((await told.textContent()) ?? '') ?? [];
  await page.locator('[data-word=next]').click();
  await page.waitForURL(/\/puzzles\/kragmortha\/\w+-\d+$/);
  await page.locator('[data-testid=moment][data-asked]').waitFor();
  await page.locator('[data-word=show-me]').click();
  await expect.poll(() => told.textContent()).toMatch(/\(−\d+\)/);
  expect(await told.textContent()).not.toContain(rating);

  // What was tried is kept.
  await goTo(page, '/puzzles');
  await page.getByText('2 of', { exact: false }).first().waitFor();
  expect(await page.getByTestId('puzzle-rating').textContent()).toContain(
    `${right ? 1 : 0} of 2 solved at the first try`,
  );
  await context.close();
});

test('the puzzle of the day is one tap from the front door, and the same again after a reload', async () => {
  const { page, context } = await visit('/');
  await page.locator('[data-word=puzzle-today]').click();
  const moment = page.locator('[data-testid=moment][data-asked]');
  await moment.waitFor();
  expect(await moment.getByRole('heading').textContent()).toBe('Puzzle of the day');
  const table = () => page.locator('[data-game][data-version]').first().getAttribute('data-version');
  const version = await table();
  await page.reload();
  await moment.waitFor();
  expect(await table()).toBe(version);
  // One that nobody has is said, not shown as another.
  await goTo(page, '/puzzles/karak/nobody-1');
  await page.getByText('There is no such puzzle.').waitFor();
  await context.close();
});

test('the ten of today are answered one after the other, and stand on a board for whoever gave a name', async () => {
  const { page, context } = await visit('/today/ten');
  await page.locator('[data-word=begin-ten]').click();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('[data-word=sit]').click();
  for (let at = 1; at <= 10; at++) {
    await page.getByRole('heading', { name: `Question ${at} of 10`, exact: true }).waitFor();
    await page.locator('[data-testid=moment][data-asked]').waitFor();
    await page.locator('[data-word=show-me]').click();
    // The server rates whoever it knows, and says so.
    await page.getByTestId('puzzle-told').getByText('Rating').waitFor();
    if (at === 1) {
      // Whoever leaves goes on where they were.
      await page.locator('[data-word=puzzles]').click();
      await page.reload();
      await page.locator('[data-word=begin-ten]').click();
    } else await page.locator('[data-word=next]').click();
  }
  await page.getByTestId('ten-score').getByText('0% of the best').waitFor();
  expect(await page.locator('[data-word=begin-ten]').count()).toBe(0);
  const board = page.getByTestId('day-board');
  await board.getByText('1. Ada (you)').waitFor();
  // Another device without the name knows nothing of it, and is on no board.
  await page.request.post('/api/me/sign-out');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-word=begin-ten]').click();
  await page.locator('[data-word=alone]').click();
  await page.getByRole('heading', { name: 'Question 1 of 10', exact: true }).waitFor();
  await context.close();
});
