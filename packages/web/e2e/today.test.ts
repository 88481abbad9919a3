import { expect, test } from 'vitest';
import { browserForTests, goTo } from './browser.ts';
import { playKragmortha } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

test('the table of the day is two taps from the front door, and there is one try', async () => {
  const { page, context } = await visit('/');
  await page.locator('[data-word=today]').click();
  await page.locator('[data-game=kragmortha] [data-word=play-today]').click();
  await page.waitForURL(/\/here\/\w+$/);
  const table = page.url();
  let answers = 0;
  await playKragmortha(page, async () => ++answers > 3);
  // Nothing helps there: what counts is one's own.
  expect(await page.locator('[data-word=hint]').count()).toBe(0);
  await goTo(page, '/today');
  const row = page.locator('li[data-game=kragmortha]');
  await row.locator('[data-word=go-on]').waitFor();
  expect(await row.locator('[data-word=play-today]').count()).toBe(0);
  await page.reload();
  await row.locator('[data-word=go-on]').click();
  await page.waitForURL(table);
  await context.close();
});
