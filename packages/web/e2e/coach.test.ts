import { type GoblinView, goblin } from '@undercroft/goblin';
import { type KarakView, karak } from '@undercroft/karak';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { browserForTests, goTo } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** An answer and what it brings, or that all bring the same, which who has little time to think may find. */
const THOUGHT = /^(?!The coach is thinking).+\. .+/;

const begun = ({ turn, asks }: KarakView) => turn > 4 && asks.at(-1)?.kind === 'step';

test('a hint shows on the board what promises most and says why; hints are counted until the end', async () => {
  const { page, context } = await visit('/');
  const table = { ...(await gameUntil(karak, 2, begun)), coach: true };
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  await page.locator('[data-testid=ask-hint]').click();
  await page.getByTestId('hint').getByText(THOUGHT).waitFor();
  await page.locator('[data-testid=pointer]:not([hidden])').waitFor({ state: 'attached' });
  expect(await page.locator('[data-testid=ask-hint]').count()).toBe(0);

  // The same table when it is over.
  const over = await gameUntil(karak, 2, ({ asks }: KarakView) => asks.length === 0);
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();
  await putInBrowser(page, { ...over, id: table.id, chairs: table.chairs, coach: true });
  await goTo(page, `/here/${table.id}`);
  await page.getByText('1 hint taken.').waitFor();
  await context.close();
});

test('a table without a coach has no hints; against masters there is none unless one wants it', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByText('Table options').click();
  const coach = page.getByRole('switch', { name: 'Coach' });
  expect(await coach.getAttribute('aria-checked')).toBe('true');
  await page.getByRole('combobox', { name: 'Seat 2' }).click();
  await page.getByRole('option', { name: 'Computer: Master' }).click();
  await expect.poll(() => coach.getAttribute('aria-checked')).toBe('false');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  expect(await page.locator('[data-testid=ask-hint]').count()).toBe(0);
  await context.close();
});

test('who is about to give away much is told once, and may do so or think again', async () => {
  const { page, context } = await visit('/', { settings: { speed: 'still', muted: true, warnings: true } });
  // Late in a game, where the fight decides much of it: early on it costs little to give one up.
  const fighting = ({ asks, turn }: GoblinView) => asks.at(-1)?.kind === 'fight' && turn >= 32;
  const table = { ...(await gameUntil(goblin, 2, fighting)), coach: true };
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const asked = page.locator('section[data-mine]');
  const version = page.locator('[data-version]');
  await asked.waitFor();
  const before = await version.getAttribute('data-version');
  // Once the coach has thought of the question, it gives a hint at once, and a warning, too.
  await page.locator('[data-testid=ask-hint]').click();
  await page.getByTestId('hint').getByText(THOUGHT).waitFor();
  // To fight no further, with cards in hand that win: it can never be right.
  await page.locator('[data-word=stop]').click();
  await page
    .getByTestId('warning')
    .getByText(/^Sure\? “Play no more” wins about \d+%/)
    .waitFor();
  await page.locator('[data-word=think-again]').click();
  await page.getByTestId('warning').waitFor({ state: 'detached' });
  expect(await version.getAttribute('data-version')).toBe(before);
  // The same once more is meant.
  await page.locator('[data-word=stop]').click();
  await expect.poll(() => version.getAttribute('data-version')).not.toBe(before);
  expect(await page.getByTestId('warning').count()).toBe(0);
  await context.close();
});

test('whoever switches warnings on and off while the coach thinks gets the hint they have asked for', async () => {
  const { page, context } = await visit('/');
  const table = { ...(await gameUntil(karak, 2, begun)), coach: true };
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  // What the coach thinks with is on its way for as long as it takes.
  let come: () => void = () => {};
  const way = new Promise<void>((there) => {
    come = there;
  });
  await page.route('**/assets/mind-*.js', async (asked) => {
    await way;
    await asked.continue();
  });
  await page.locator('[data-testid=ask-hint]').click();
  await page.getByTestId('hint').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  const warnings = page.getByRole('switch', { name: 'Warn before an answer' });
  for (const on of ['true', 'false']) {
    await warnings.click();
    await expect.poll(() => warnings.getAttribute('aria-checked')).toBe(on);
  }
  await page.keyboard.press('Escape');
  come();
  await page.getByTestId('hint').getByText(THOUGHT).waitFor();
  await context.close();
});
