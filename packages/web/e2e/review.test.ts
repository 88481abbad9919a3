import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browserForTests } from './browser.ts';

const { visit } = browserForTests({ painted: false });

const record = fileURLToPath(new URL('../../kragmortha/records/rules-3-seats-2.json', import.meta.url));

test('after a game one sees how it went, and a turning point on the board', async () => {
  const { page, context } = await visit('/');
  await page.locator('input[type=file]').setInputFiles(record);
  await page.getByRole('button', { name: 'How it went' }).click();
  const review = page.getByTestId('review');
  await review.waitFor();
  // Figures come at once, and get better while one reads them.
  await review.and(page.locator('[data-at=done]')).waitFor();
  expect(await review.getByRole('progressbar').count()).toBe(0);
  expect(await review.getByText('With average luck').count()).toBe(2);
  const turn = review.getByRole('listitem').getByRole('button').first();
  expect(await turn.textContent()).toMatch(/: \d+% → \d+%$/);
  await turn.click();
  await review.waitFor({ state: 'detached' });
  const step = Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
  expect(step).toBeGreaterThan(0);
  // The chances stay above the timeline, with a line for each seat.
  expect(await page.getByTestId('chances').locator('[data-seat]').count()).toBe(2);

  // What if: from this very moment it is played on, and the branch stays with the match.
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.locator('[data-word=play-on]').click();
  // The replay behind it asks the same question: only the table itself has the branch.
  await page.waitForURL((url) => !url.pathname.startsWith('/replay'));
  await page.getByTestId('ask').waitFor();
  expect(Number(await page.locator('[data-version]').getAttribute('data-version'))).toBeGreaterThanOrEqual(
    step,
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue playing' }).waitFor();
  // The table lies there as its board looks from afar.
  await page.getByTestId('plan').waitFor();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByText('Branches of this match').waitFor();
  await context.close();
});
