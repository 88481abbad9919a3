import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { KeptReview } from '@undercroft/bots/review';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, DESKTOP } from './browser.ts';
import { playKragmortha } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

/** A match that was left after a few turns: whoever reviews a whole one has time. */
const left = async (answers: number) => {
  const { match } = JSON.parse(await readFile(record, 'utf8'));
  const file = JSON.stringify({ ...match, answers: match.answers.slice(0, answers) });
  return { name: 'left.json', mimeType: 'application/json', buffer: Buffer.from(file) };
};

const record = fileURLToPath(new URL('../../kragmortha/records/rules-4-seats-2.json', import.meta.url));

test('after a game one sees how it went, and a turning point on the board', async () => {
  const { page, context } = await visit('/');
  await page.locator('input[type=file]').setInputFiles(await left(20));
  await page.getByRole('button', { name: 'How it went' }).click();
  const review = page.getByTestId('review');
  await review.waitFor();
  // Figures come at once, and get better while one reads them.
  await review.and(page.locator('[data-at=done]')).waitFor();
  expect(await review.getByRole('progressbar').count()).toBe(0);
  expect(await axeFinds(page)).toEqual([]);
  expect(await review.getByText('With average luck').count()).toBe(2);
  const turn = review.getByRole('listitem').getByRole('button').first();
  expect(await turn.textContent()).toMatch(/: \d+% → \d+%$/);
  await turn.click();
  await review.waitFor({ state: 'detached' });
  const step = Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
  expect(step).toBeGreaterThan(0);
  // The chances stay above the timeline, with a line for each seat.
  expect(await page.getByTestId('chances').locator('[data-seat]').count()).toBe(2);
  expect(await axeFinds(page)).toEqual([]);

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
  await page.locator('input[type=file]').setInputFiles(await left(20));
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByText('Branches of this match').waitFor();
  await page.keyboard.press('Escape');

  // What was found out stays with the match, however often one looks: nothing is judged twice.
  await page.getByRole('button', { name: 'How it went' }).click();
  await review.and(page.locator('[data-at=done]')).waitFor();
  await page.goto('/');
  await page.getByTestId('plan').waitFor();
  expect(await page.evaluate(keptJudgements)).toEqual([20]);
  await context.close();
});

/** Runs in a page: how many judgements are kept of each match that was reviewed. */
const keptJudgements = (): Promise<number[]> =>
  new Promise((done, failed) => {
    const open = indexedDB.open('undercroft-reviews');
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const all = open.result.transaction('reviews').objectStore('reviews').getAll();
      all.onsuccess = () => {
        open.result.close();
        done(all.result.map(({ review }: { review: KeptReview }) => review.judgements.length));
      };
    };
  });

/** What stands behind each answer, in per cent. */
const sharesIn = (moment: Locator): Promise<number[]> =>
  moment
    .getByTestId('share')
    .evaluateAll((all) => all.map((share) => Number.parseInt(share.textContent ?? '', 10)));

test('a mistake is seen at its own moment, tried again on the table, and compared with every answer', async () => {
  const { page, context } = await visit('/');
  await page.locator('input[type=file]').setInputFiles(await left(20));
  await page.getByRole('button', { name: 'How it went' }).click();
  const review = page.getByTestId('review');
  // What matters most is judged first, and can be looked at while the rest is still thought about.
  const mistake = review.locator('[data-testid=mistakes][data-of="1"]').getByRole('button').first();
  await mistake.waitFor();
  await review.getByRole('button', { name: 'Stop' }).click();
  const told = mistake.locator('xpath=ancestor::section[1]');
  const name = await told.getByRole('heading', { level: 3 }).textContent();
  const text = (await mistake.textContent()) ?? '';
  expect(text).toMatch(/^Turn \d+: .* about \d+ more .*give or take \d+/);
  await mistake.click();
  await review.waitFor({ state: 'detached' });

  // The moment before it: what was chosen has not happened yet, and both answers stand there with their chances.
  const moment = page.getByTestId('moment');
  await moment.waitFor();
  const rows = moment.getByRole('listitem');
  expect(await rows.count()).toBe(2);
  const shares = await sharesIn(moment);
  expect(shares[0]).toBeGreaterThan(shares[1]);
  const bars = await moment
    .locator('li i')
    .evaluateAll((all) => all.map((bar) => Number.parseFloat((bar as HTMLElement).style.width)));
  for (const [at, share] of shares.entries()) expect(Math.round(bars[at])).toBe(share);
  const more = Number(/about (\d+) more/.exec(text)?.[1]);
  expect(Math.abs(shares[0] - shares[1] - more)).toBeLessThanOrEqual(1);

  // Asked once more, nothing on the page tells the better answer; one chooses on the table itself.
  await moment.locator('[data-word=try-again]').click();
  await page.locator('[data-testid=moment][data-asked]').waitFor();
  expect(await rows.count()).toBe(0);
  await page.locator('[data-game][data-asked]').waitFor();
  // On a phone held sideways its buttons are all there, and its heading is no column of single words, in longer words too.
  await page.setViewportSize({ width: 844, height: 390 });
  const shown = moment.locator('[data-word=show-me]');
  const label = (await shown.textContent()) ?? '';
  const rename = (text: string) => shown.evaluate((button, to) => button.replaceChildren(to), text);
  await rename('Zeig es mir doch bitte');
  for (const button of await moment.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 844) + (box?.width ?? 0)).toBeLessThanOrEqual(844);
  }
  expect((await moment.getByRole('heading').boundingBox())?.height).toBeLessThan(45);
  await rename(label);
  await page.setViewportSize(DESKTOP);
  const tried = moment.getByTestId('tried');
  await playKragmortha(page, async () => (await tried.count()) > 0);
  await expect.poll(() => tried.textContent()).toMatch(/best answer|As good as the best|wins about \d+ more/);

  // Every legal answer, the best first.
  await moment.locator('[data-word=all-answers]').click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2);
  const all = await sharesIn(moment);
  expect(all).toEqual([...all].sort((a, b) => b - a));

  // A branch from here is played by whoever made the mistake, says that it is one, and gives hints.
  await moment.locator('[data-word=what-if]').click();
  const seat = page.getByRole('dialog').getByRole('combobox').first();
  await expect.poll(() => seat.textContent()).toBe(name);
  await page.locator('[data-word=play-on]').click();
  await page.getByTestId('branch').waitFor();
  await page.getByTestId('ask-hint').click();
  await page
    .getByTestId('hint')
    .getByText(/^(?!The coach is thinking).+\. .+/)
    .waitFor();
  await context.close();
});
