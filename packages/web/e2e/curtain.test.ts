import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, goTo, textOf } from './browser.ts';
import { playGoblin } from './goblin.ts';
import { sitDownAt } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

/** Two people, Ada and Ben, at one device. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('combobox', { name: 'Seat 2' }).click();
  await page.getByRole('option', { name: 'A person' }).click();
  await page.getByLabel('Name').first().fill('Ada');
  await page.getByLabel('Name').last().fill('Ben');
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** A table of two people, and where their hands lie. */
const TABLES = {
  goblin: {
    hand: '[data-place=hand]',
    async begin(page: Page) {
      await goTo(page, '/play/goblin');
      await sitDown(page);
    },
  },
  kragmortha: {
    hand: '[data-word=card]',
    begin: (page: Page) =>
      sitDownAt(page, {
        people: ['Ada', 'Ben'],
        bots: 0,
        table(state) {
          state.asks = [{ kind: 'card', seat: 0 }];
        },
      }),
  },
};

test.each(Object.entries(TABLES))('%s: no hand before its owner says so', async (_, { hand, begin }) => {
  const { page, context } = await visit();
  await begin(page);
  const ready = page.locator('[data-word=hand-over]');
  const nothingSeen = async () => {
    await ready.waitFor();
    expect(await page.locator(hand).count()).toBe(0);
  };
  await nothingSeen();
  await page.reload();
  await nothingSeen();
  await ready.click();
  await page.locator(hand).first().waitFor();
  // Whoever reloads may be somebody else.
  await page.reload();
  await nothingSeen();
  await context.close();
});

test('a table opened in a second tab is played there; the first says so and can take it back', async () => {
  const { page: first, context } = await visit('/play/goblin');
  await first.getByRole('button', { name: 'Begin' }).click();
  await first.locator('section[data-mine]').waitFor();
  const second = await context.newPage();
  await second.goto(first.url());
  await second.locator('section[data-mine]').waitFor();
  await first.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  expect(await first.getByLabel('Your hand').count()).toBe(0);

  await playGoblin(second, (clicks) => clicks.includes('play'));
  const log = await textOf(second.getByTestId('log'));
  expect(log).toContain(' plays ');
  await first.locator('[data-word=play-here]').click();
  await second.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await first.getByTestId('log').waitFor();
  expect(await textOf(first.getByTestId('log'))).toContain(log);
  await context.close();
});

test('what another tab has kept is never overwritten, even by a tab that did not hear of it', async () => {
  const { page, context } = await visit('/play/goblin');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-word=fight]').first().waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const version = (raise: number) => page.evaluate(keptVersion, [id, raise] as const);
  const before = await version(100);
  await page.locator('[data-word=fight]').first().click();
  await page.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  expect(await version(0)).toBe(before);
  await context.close();
});

/** Raises the version of a kept table by so much, as if another tab had played on; tells what it is then. */
async function keptVersion([id, raise]: readonly [string, number]): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('undercroft-tables'));
  const tables = database.transaction('tables', 'readwrite').objectStore('tables');
  const kept = await done(tables.get(id));
  kept.saved.version += raise;
  await done(tables.put(kept, id));
  database.close();
  return kept.saved.version;
}
