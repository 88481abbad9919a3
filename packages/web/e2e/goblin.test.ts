import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { resize, tooSmall } from './layout.ts';

const { visit } = browserForTests({ painted: false });

const begin = (page: Page) => page.getByRole('button', { name: 'Begin' }).click();

test('axe finds nothing; a locked row names its rule; a card can be dragged', async () => {
  const { page, context } = await visit('/play/goblin');
  await begin(page);
  await page.locator('section[data-mine]').waitFor();
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole('group', { name: 'Level II', exact: true }).getByRole('button').nth(2).click();
  await page.getByRole('button', { name: 'Rule G-23' }).waitFor();

  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // A card is dragged onto the table.
  await page.locator('[data-word=fight]').first().click();
  const card = page.locator('[data-word=play]').first();
  await card.waitFor();
  // What the fight lies over is out of reach: for a pointer, for the keyboard, and for whoever listens.
  const covered = page.locator('[data-covered]');
  expect(await covered.getByRole('button').count()).toBe(0);
  const reached = await covered.locator('button').evaluateAll((buttons) =>
    buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return button.tabIndex >= 0 || button === document.activeElement || button.contains(hit);
    }),
  );
  expect(reached).toEqual([]);
  // Whoever wants no motion sees none, and whoever does not mind sees the fighters come.
  const moves = () =>
    [...document.querySelectorAll('*')]
      .map((part) => getComputedStyle(part).animationName)
      .filter((name) => name !== 'none' && name !== 'fades');
  expect(await page.evaluate(moves)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(moves)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const from = await card.boundingBox();
  const board = await page.getByRole('region', { name: 'The caves' }).boundingBox();
  if (from === null || board === null) throw new Error('there is a hand and a board');
  expect(await axeFinds(page)).toEqual([]);
  const log = page.getByTestId('log');
  const before = await textOf(log);
  await page.mouse.move(from.x + 30, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await textOf(log)).slice(before.length)).toContain(' plays ');
  await context.close();
});

/** Deck and discard pile of whoever looks, as far as their names and counts are not seen without scrolling. */
const unnamedPiles = (page: Page): Promise<string[]> =>
  page.locator('[data-area=ask] [data-counts=cards]').evaluateAll((counts) =>
    counts.flatMap((count) => {
      const name = count.parentElement ?? count;
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen !== null && name.contains(seen) && bottom <= innerHeight ? [] : [name.textContent ?? ''];
    }),
  );

test('on a phone the caves are seen whole, and what is tapped is large enough', async () => {
  const { page, context } = await visit('/play/goblin', { viewport: PHONE });
  await begin(page);
  await page.locator('section[data-mine]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const board = await page.getByRole('region', { name: 'The caves' }).boundingBox();
  expect(await tooSmall(page)).toEqual([]);
  for (const size of [
    [390, 844],
    [844, 390],
    [740, 360],
  ] as const) {
    await resize(page, size);
    expect([size, await unnamedPiles(page)]).toEqual([size, []]);
  }
  await resize(page, [PHONE.width, PHONE.height]);
  for (const row of ['Level I', 'Level II', 'Level III']) {
    const box = await page.getByRole('group', { name: row, exact: true }).boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(board?.y ?? 1e4);
    expect((box?.y ?? 1e4) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (board?.y ?? 0) + (board?.height ?? 0) + 1,
    );
  }
  await context.close();
});
