import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, textOf } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** The house deals Victorius, who begins and bends no roll without a one. */
const seed = '0a'.repeat(32);
const said = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const asks = (page: Page, question: string) => page.getByTestId('ask').getByText(question).waitFor();

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Draws a line over what is asked and what is asked next, by their places. */
async function drawLine(page: Page, places: readonly string[]): Promise<void> {
  const spots = await Promise.all(
    places.map((place) => page.locator(`[data-pick="${place}"]`).boundingBox()),
  );
  for (const [at, spot] of spots.entries()) {
    if (spot === null) throw new Error(`${places[at]} is nowhere on the screen`);
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 8 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('with the box on the table people say what came, find it again, and tell anew what was wrong', async () => {
  const { page, context } = await visit('/play/karak', { viewport: { width: 390, height: 844 }, seed });
  await page.getByRole('switch', { name: 'With the box on your table' }).click();
  const pieces = await textOf(page.getByTestId('lay-out'));
  expect(pieces).toContain('79 × Tiles left');
  expect(pieces).toContain('8 × rat');
  await page.getByRole('button', { name: 'Begin' }).click();

  await page
    .getByRole('button', { name: /^Explore.*north/ })
    .first()
    .click();
  await asks(page, 'Which tile did you draw?');
  await page.getByText('It goes where the board is marked.').waitFor();
  await page.getByTestId('goes-here').waitFor();
  await page.getByText('× says how many are left.').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  // One line from the tile through the token to the dice says it all: it is taken back piece by piece.
  await drawLine(page, ['0 0 0', '1 0 2', '2 0 3']);
  const back = page.locator('[data-word=take-back]');
  await page.locator('[data-word=said]').first().waitFor({ state: 'detached' });
  await menu(page, 'That was wrong…');
  await page.getByTestId('told').getByRole('button').last().click();
  await asks(page, 'Which tile did you draw?');
  // The likeliest first, each as it may lie.
  await page.locator('[data-word=said]').first().click();
  await asks(page, 'Which token did you draw?');
  await back.waitFor();
  await page.reload();
  await asks(page, 'Which token did you draw?');
  await said(page, 'rat × 8').click();
  await asks(page, 'What did you roll?');
  await said(page, '6 + 6').click();
  await page.locator('[data-word=said]').first().waitFor({ state: 'detached' });

  await menu(page, 'That was wrong…');
  await page.getByTestId('told').getByRole('button', { name: /rat/ }).last().click();
  await asks(page, 'Which tile did you draw?');
  await page.getByText('You are telling this anew.').waitFor();
  await page.locator('[data-word=said]').first().click();
  await asks(page, 'Which token did you draw?');
  await menu(page, 'Say what you want');
  await page.getByTestId('say-it').getByRole('textbox').fill('mummy');
  await page.keyboard.press('Enter');
  await asks(page, 'What did you roll?');
  await said(page, '2 + 3').click();
  await page.locator('[data-word=said]').first().waitFor({ state: 'detached' });
  await menu(page, 'That was wrong…');
  const told = await textOf(page.getByTestId('told'));
  expect(told).toContain('mummy');
  expect(told).not.toMatch(/\brat\b/);

  // Whoever has the box is asked once.
  await page.goto('/play/karak');
  await page.getByRole('switch', { name: 'With the box on your table', checked: true }).waitFor();
  await context.close();
});

const phone = { width: 390, height: 844 };

test('Goblin with the box: caves are said as they lie, whoever plays a card says which, and no hand is known', async () => {
  const { page, context } = await visit('/play/goblin', { viewport: phone, seed });
  await page.getByRole('switch', { name: 'With the box on your table' }).click();
  expect(await textOf(page.getByTestId('lay-out'))).toContain('20 × Monsters of level I');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Laid out' }).click();
  await asks(page, 'Which monster lord lies there?');
  await page.getByRole('button', { name: /^Ashwing/ }).click();
  for (const level of ['I', 'II', 'III']) {
    for (const where of [1, 2, 3, 4, 5]
      .map((place) => `place ${place}`)
      .concat('on top of the deck', 'the gatekeeper')) {
      await page.getByText(`Level ${level}, ${where}`, { exact: true }).waitFor();
      await page.locator('[data-word=said]').first().click();
    }
  }
  await asks(page, 'Fight, or visit the merchant?');
  expect(await page.locator('[data-region=hand]').count()).toBe(0);
  await page.locator('[data-word=fight]').first().click();
  // Any card that its hero has may be in the hand.
  const cards = page.locator('[data-word=play]');
  await cards.first().waitFor();
  expect(await cards.count()).toBeGreaterThan(4);
  expect(await axeFinds(page)).toEqual([]);
  await cards.first().click();
  await page.locator('[data-region=chain] [data-shows]').first().waitFor();
  await context.close();
});

test('Kragmortha with the box: a tap on the square, and one on the card that led there', async () => {
  const { page, context } = await visit('/play/kragmortha', { viewport: phone, seed });
  await page.getByRole('switch', { name: 'With the box on your table' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const squares = page.locator('[data-area=board] g[role=button]');
  for (const goblin of [1, 2, 3]) {
    await page.locator(`[data-version="${goblin - 1}"]`).waitFor();
    await squares.first().click({ force: true });
  }
  await asks(page, 'Which card do you play');
  const card = page.locator('[data-area=ask] [data-word=card]');
  expect(await card.count()).toBe(0);
  await squares.nth(1).click({ force: true });
  await card.first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await card.first().click();
  await card.first().waitFor({ state: 'detached' });
  await page.locator('[data-version="4"]').waitFor();
  await context.close();
});
