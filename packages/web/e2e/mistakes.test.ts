import { kragmortha } from '@undercroft/kragmortha';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { putInBrowser } from '../scripts/tables.ts';
import { type Chair, HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { browserForTests } from './browser.ts';
import { playKragmortha } from './kragmortha.ts';

const { visit } = browserForTests({ painted: false });

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** A game that somebody has lost on this device, with costly mistakes; a weak computer player answered in her place. */
async function lostGame(): Promise<KeptTable> {
  const bot: Chair = { kind: 'bot', name: '', level: 'beginner', figure: null };
  const table = HereTable.begin(kragmortha, {
    id: 'lost',
    game: 'kragmortha',
    chairs: [bot, bot],
    handOver: false,
    options: {},
    seed: '7'.padStart(64, '0'),
  });
  while ((await table.botPlays()) !== null);
  return { ...table.keep(), chairs: [{ ...bot, kind: 'person', name: 'Ada', level: null }, bot] };
}

/** Everything in it can be seen whole, or scrolled to inside of it. */
async function expectInSight(page: Page, what: Locator): Promise<void> {
  const viewport = page.viewportSize();
  for (const one of await what.all()) {
    const box = await one.boundingBox();
    if (box === null || viewport === null) throw new Error('not on the page');
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 1);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1);
    expect(
      await one.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  }
}

const rowOf = (moment: Locator, as: string) =>
  moment
    .locator(`[data-as~=${as}]`)
    .getByTestId('share')
    .evaluate((share) => Number.parseInt(share.textContent ?? '', 10));

test('one’s worst moments of the last games are asked once more, on the table, and each answer is told its worth', async () => {
  // No screen: a door that is open already does not look again.
  const { page, context } = await visit('/healthz');
  await putInBrowser(page, await lostGame());
  await page.goto('/');
  await page.locator('[data-word=mistakes]').click();
  // The costliest are found first: nobody waits until all is judged.
  await page.getByRole('button', { name: /^Play \d+ moments again$/ }).click();

  const moment = page.getByTestId('moment');
  await page.locator('[data-testid=moment][data-asked]').waitFor();
  const title = (await moment.getByRole('heading').textContent()) ?? '';
  const of = Number(/^Mistake 1 of (\d+) · turn \d+$/.exec(title)?.[1]);
  expect(of).toBeGreaterThanOrEqual(2);
  // Nothing tells what was chosen then, what is better, or how it went on.
  expect(await moment.getByRole('listitem').count()).toBe(0);
  expect(await page.getByRole('slider').count()).toBe(0);
  const version = await page.locator('[data-game][data-asked]').getAttribute('data-version');

  // On a phone the question can be answered and the card be left, whichever way it is held.
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectInSight(page, moment.getByRole('button'));
    await expectInSight(page, page.getByTestId('ask'));
  }
  const tried = moment.getByTestId('tried');
  await playKragmortha(page, async () => (await tried.count()) > 0);
  await expect
    .poll(() => tried.textContent())
    .toMatch(/^That is the best|^As good as the best|wins about \d+ more games in 100, give or take \d+\.$/);

  // What is said in words is what the figures beside it say.
  const more = /about (\d+) more/.exec((await tried.textContent()) ?? '')?.[1];
  if (more !== undefined)
    expect(await rowOf(moment, 'better')).toBe((await rowOf(moment, 'now')) + Number(more));
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectInSight(page, moment.getByRole('button'));
  }

  // The next one: whoever does not know is shown, and may try all the same.
  await moment.locator('[data-word=next]').click();
  await page.locator('[data-testid=moment][data-asked]').waitFor();
  expect(await moment.getByRole('heading').textContent()).toContain(`Mistake 2 of ${of}`);
  expect(await page.locator('[data-game][data-asked]').getAttribute('data-version')).not.toBe(version);
  await moment.locator('[data-word=show-me]').click();
  const said = /about (\d+) more games in 100, give or take (\d+)/.exec((await moment.textContent()) ?? '');
  expect(await rowOf(moment, 'better')).toBe((await rowOf(moment, 'given')) + Number(said?.[1]));
  await moment.locator('[data-word=try-again]').click();
  await page.locator('[data-testid=moment][data-asked]').waitFor();

  for (let at = 2; at <= of; at++) await moment.locator('[data-word=next]').click();
  await page.locator('[data-word=mistakes]').waitFor();
  await context.close();
});

test('whoever has finished no game here is told so', async () => {
  const { page, context } = await visit('/mistakes');
  await page.getByText('Play a game to its end, then come back.').waitFor();
  expect(await page.locator('[data-word=begin]').count()).toBe(0);
  await context.close();
});
