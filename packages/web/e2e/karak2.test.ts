import { diceOf, KARAK2_SET, karak2, UNITS } from '@undercroft/karak2';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo, PHONE, textOf } from './browser.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests({ painted: false });

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

test('Karak 2: what cannot be done names its rule, on the land and on the buttons', async () => {
  const { page, context } = await visit('/play/karak2');
  await begin(page);
  await page.getByText(/^Not possible now/).click();
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

test('Karak 2: a digit presses the answer that shows it, the number pad walks, and neither while one reads', async () => {
  const { page, context } = await visit('/play/karak2');
  await begin(page);
  await page.locator('section[data-mine]').waitFor();
  const version = () => page.locator('[data-version]').getAttribute('data-version');
  const [shown, before] = [page.locator('[data-digit]'), await version()];
  const digits = await shown.evaluateAll((all) => all.map(({ dataset }) => [dataset.digit, dataset.word]));
  expect(digits.map(([digit]) => digit)).toEqual(digits.map((_, at) => String(at + 1)));
  expect(digits.filter(([, word]) => word === undefined)).toEqual([]);
  // Whoever reads presses nothing.
  const paper = page.getByRole('region', { name: 'Log' });
  await paper.focus();
  const last = String(digits.length);
  expect(await page.locator(`[data-digit="${last}"]`).getAttribute('data-word')).toBe('end');
  for (const key of [last, 'Numpad6', 'Numpad3', 'ArrowRight']) await page.keyboard.press(key);
  expect(await version()).toBe(before);
  await page.locator('[data-rests]').focus();
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-word=end]')) document.body.dataset.ended = '';
    }),
  );
  for (const key of ['Numpad1', 'Numpad6', 'Numpad3', 'Numpad4', 'Numpad7', 'Numpad9']) {
    await page.keyboard.press(key);
    if ((await page.locator('[data-word=end]').count()) === 0) break;
  }
  // It went somewhere, or was told which rule is in the way; nobody's turn ended by it.
  expect(await page.locator('body').getAttribute('data-ended')).toBeNull();
  await page.locator('section[data-mine]').waitFor();
  if ((await page.getByTestId('lies').count()) > 0) {
    const lies = page.getByTestId('lies');
    const first = await textOf(lies);
    await page.keyboard.press('r');
    await expect.poll(() => textOf(lies)).not.toBe(first);
  }
  await context.close();
});

test('Karak 2: each die held back changes the odds, and is not rolled', async () => {
  const { page, context } = await visit('/');
  // Somebody with a bear and nobody else goes into a fight.
  const table = await gameUntil(karak2, 5, (view) => {
    const ask = view.asks.at(-1);
    if (ask?.kind !== 'muster') return false;
    const dice = diceOf(KARAK2_SET, view, ask.seat);
    return dice[UNITS.indexOf('bear')] === 1 && dice.reduce((sum, count) => sum + count) === 1;
  });
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const bear = page.getByRole('button', { name: /^bear: fights/ });
  await bear.waitFor();
  const odds = page.locator('output');
  const before = await textOf(odds);
  await bear.click();
  await page.getByRole('button', { name: /^bear: held back/ }).waitFor();
  expect(await textOf(odds)).not.toBe(before);
  await page.getByRole('button', { name: 'Roll 1 die' }).click();
  await page.getByTestId('log').getByText('rolls the hero die').last().waitFor();
  await context.close();
});

test('Karak 2: one unit of two is held back, and the other rolled with the hero', async () => {
  const { page, context } = await visit('/');
  const table = await gameUntil(karak2, 5, (view) => {
    const ask = view.asks.at(-1);
    const dice =
      ask?.kind === 'muster' ? diceOf(KARAK2_SET, view, ask.seat).filter((count) => count > 0) : [];
    return dice.length === 2 && dice.every((count) => count === 1);
  });
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('button[aria-pressed=true][data-gives]').first().click();
  const roll = page.getByRole('button', { name: 'Roll 2 dice' });
  await roll.click();
  await roll.waitFor({ state: 'detached' });
  // Whatever the dice showed, the game goes on.
  await page.locator('[data-version] [data-testid=ask]').waitFor();
  await context.close();
});

test('Karak 2: axe finds nothing, and a phone shows everything without scrolling sideways', async () => {
  const { page, context } = await visit('/play/karak2', { viewport: PHONE });
  await begin(page);
  await page.getByText(/^Not possible now/).click();
  await page.getByRole('button', { name: /^Cleanse/ }).waitFor();
  const found = [...(await axeFinds(page))];
  await page.setViewportSize({ width: 1440, height: 900 });
  found.push(...(await axeFinds(page)));
  expect(found).toEqual([]);
  await page.setViewportSize(PHONE);
  await playByClicks(page, (all) => all.length >= 12, DEEDS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
