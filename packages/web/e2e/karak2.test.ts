import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests();

/** What a good neighbour does when it can be done. */
const DEEDS = [
  'city',
  'build',
  'recruit',
  'raise',
  'falcon',
  'pickup',
  'pickpocket',
  'roll',
  'gather',
  'heal',
  'end',
];

/** A table with one other, the computer. */
async function begin(page: Page, options?: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await options?.(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
}

test('Karak 2: a whole game against the computer, by clicks only', async () => {
  const { page, context } = await visit('/play/karak2');
  await begin(page);
  const clicks = await playByClicks(page, (all) => all.length > 100, DEEDS);
  // From here on one's own turns are short, and the computer finishes the game.
  await playByClicks(page, (all) => all.length > 1500, ['end', 'accept']);
  await page.getByTestId('result').waitFor();
  expect(clicks.filter((what) => what.startsWith('Explore')).length).toBeGreaterThan(0);
  expect(clicks).toContain('gather');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').press('End');
  await page.getByText('The Dark General has fallen').first().waitFor();
  await context.close();
}, 180_000);

test('Karak 2: what cannot be done names its rule, on the land and on the buttons', async () => {
  const { page, context } = await visit('/play/karak2');
  await begin(page);
  await page.getByRole('button', { name: /^Cleanse/ }).waitFor();
  await page.getByRole('button', { name: /^Found city/ }).click({ force: true });
  await page.getByRole('button', { name: 'Rule K2-46' }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  const corner = await page.getByRole('region', { name: 'The land' }).evaluate((board) => {
    const { left, top, height } = board.getBoundingClientRect();
    return { x: left + 12, y: top + height - 12 };
  });
  await page.mouse.click(corner.x, corner.y);
  await page.getByRole('button', { name: 'Rule K2-14' }).click();
  await page.locator('#K2-14[data-marked]').waitFor();
  await context.close();
});

test('Karak 2: each die held back changes the odds, and is not rolled', async () => {
  const { page, context } = await visit('/play/karak2');
  await begin(page, async () => {
    await page.getByRole('combobox', { name: 'Hero' }).first().click();
    await page.getByRole('option', { name: 'Lady Lorraine' }).click();
  });
  const bear = page.getByRole('button', { name: /^bear: fights/ });
  for (let tries = 0; tries < 60 && !(await bear.isVisible()); tries++) {
    await playByClicks(page, (all) => all.length >= 1 || all.at(-1) === 'lay');
    await bear.waitFor({ timeout: 200 }).catch(() => {});
  }
  const odds = page.locator('output');
  const before = await textOf(odds);
  await bear.click();
  await page.getByRole('button', { name: /^bear: held back/ }).waitFor();
  expect(await textOf(odds)).not.toBe(before);
  await page.getByRole('button', { name: 'Roll 1 die' }).click();
  await page.getByTestId('log').getByText('rolls the hero die').last().waitFor();
  await context.close();
});

test('Karak 2: axe finds nothing, and a phone shows everything without scrolling sideways', async () => {
  const { page, context } = await visit('/play/karak2', { viewport: PHONE });
  await begin(page);
  await page.getByRole('button', { name: /^Cleanse/ }).waitFor();
  const found = [...(await axeFinds(page))];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForTimeout(300);
  found.push(...(await axeFinds(page)));
  expect(found).toEqual([]);
  await page.setViewportSize(PHONE);
  await playByClicks(page, (all) => all.length >= 12, DEEDS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
