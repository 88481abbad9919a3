import { goblin } from '@undercroft/goblin';
import type { Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { putInBrowser } from '../scripts/tables.ts';
import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { browserForTests, goTo, PHONE } from './browser.ts';

const { visit } = browserForTests({ painted: false });

const person = (name: string) => ({ kind: 'person' as const, name, level: null, figure: null });
const bot = { kind: 'bot' as const, name: '', level: 'adept' as const, figure: null };

/** A game of two that is over, as this device keeps it; so much of it was played by computer players. */
async function played(first: NonNullable<KeptTable['twice']>['first'], names: readonly string[]) {
  const table = HereTable.begin(goblin as Game, {
    ...{ id: `twice${names[0]}`, game: 'goblin', chairs: names.map(() => bot), handOver: false },
    ...{ options: {}, seed: '2a'.repeat(32), luck: 'dealt', twice: { first } },
  });
  while ((await table.botPlays()) !== null);
  const { winners = [], points = [] } = table.picture().outcome ?? {};
  return { kept: { ...table.keep(), chairs: names.map(person) }, outcome: { winners, points } };
}

test('friends at one device play the same luck twice, and see who made more of it', async () => {
  const { page } = await visit('/', { viewport: PHONE });
  // At the set-up it is one of the options.
  await goTo(page, '/play/goblin');
  await page.getByText('Table options', { exact: true }).click();
  await page.getByText('Play it twice', { exact: true }).click();
  await page
    .getByRole('switch', { name: 'Play it twice' })
    .and(page.locator('[aria-checked=true]'))
    .waitFor();

  const { kept, outcome } = await played(null, ['Ada', 'Ben']);
  await putInBrowser(page, kept);
  await goTo(page, `/here/${kept.id}`);
  await page.getByTestId('result').waitFor();
  expect(await page.getByTestId('twice').count()).toBe(0);
  await page.locator('[data-word=same-luck]').click();
  await page.waitForURL((url) => !url.pathname.endsWith(kept.id));
  await page.locator('[data-word=hand-over]').or(page.getByTestId('ask')).first().waitFor();
  // Ben has Ada's seat now, and begins.
  expect(await page.locator('body').textContent()).toContain('Ben');

  const second = await played(outcome, ['Cy', 'Di']);
  await putInBrowser(page, second.kept);
  await goTo(page, `/here/${second.kept.id}`);
  const compared = page.getByTestId('twice');
  await compared.waitFor();
  for (const said of ['Cy', 'Di', 'Seat 1', 'Seat 2', '%'])
    expect(await compared.textContent()).toContain(said);
  expect(await page.locator('[data-word=same-luck]').count()).toBe(0);
});
