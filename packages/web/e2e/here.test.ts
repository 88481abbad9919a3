import { readFile } from 'node:fs/promises';
import { DIRECTIONS, type KarakState, type KarakView, karak, tileBeside } from '@undercroft/karak';
import { checkMatch } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo, textOf } from './browser.ts';
import { explore, nextOnBoard, playByClicks, playInPage } from './play.ts';

const { visit } = browserForTests({ painted: false });

/** The arrow key for a step onto a known tile where nothing happens, at the beginning of a turn. */
function freeWay({ asks, heroes, dungeon }: KarakView): string | undefined {
  const ask = asks.at(-1);
  if (ask?.kind !== 'step' || ask.steps < 4) return undefined;
  const { at } = heroes[ask.seat];
  const side = DIRECTIONS.findIndex((_, way) => {
    const next = tileBeside(dungeon, at, way);
    const open = (dungeon.doors[at] >> way) & 1 && (dungeon.doors[next] >> ((way + 2) % 4)) & 1;
    return next >= 0 && open && dungeon.token[next] === null;
  });
  return ['Up', 'Right', 'Down', 'Left'][side];
}

test('a newcomer plays within three clicks', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Play here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('button', { name: /^Explore/ })
    .first()
    .click();
  await page.getByTestId('log').waitFor();
  await context.close();
});

test('a whole game against the computer, by clicks only, kept after a reload, then watched again', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();

  await playByClicks(page, (clicks) => clicks.length >= 12);
  const before = await textOf(page.getByTestId('log'));
  await page.reload();
  await page.getByTestId('log').waitFor();
  expect(await textOf(page.getByTestId('log'))).toContain(before.slice(0, 80));

  await page.goto('/');
  await page.getByRole('button', { name: 'Continue playing' }).click();
  await page.getByTestId('ask').waitFor();
  // With a pointer for a good while, then to the end by clicks inside the page, which take a tenth of the time.
  await playByClicks(page, (all) => all.length >= 50);
  await playInPage(page, nextOnBoard, 1500);
  await page.getByTestId('result').waitFor();
  const { log, paper } = await page.getByTestId('log').evaluate((written) => ({
    log: written.getBoundingClientRect().toJSON() as DOMRect,
    paper: written.parentElement?.getBoundingClientRect().toJSON() as DOMRect,
  }));
  expect(log.height, 'a log longer than its paper').toBeGreaterThan(paper.height);
  expect(log.bottom, 'the newest line is in sight').toBeLessThanOrEqual(paper.bottom);
  expect(await axeFinds(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save or share the match' }).click();
  const file = await (await download).path();
  const match = checkMatch(JSON.parse(await readFile(file, 'utf8')));
  expect(match.game).toBe('karak');

  expect(await page.getByTestId('tales').locator('dt').count()).toBeGreaterThan(2);
  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  const picture = await readFile(await (await drawn).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByText(`0 of ${match.answers.length}`).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.getByText(`1 of ${match.answers.length}`).waitFor();
  await page.getByRole('slider').press('End');
  await page.getByText(`${match.answers.length} of ${match.answers.length}`).waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByText(`${match.answers.length - 1} of`).waitFor();

  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(`0 of ${match.answers.length}`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(`5 of ${match.answers.length}`).waitFor();
  await context.close();
});

test('two people at one device pass it on, and nobody sees the table in between', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('combobox', { name: 'Seat 2' }).click();
  await page.getByRole('option', { name: 'A person' }).click();
  await page.getByLabel('Name').first().fill('Ada');
  await page.getByLabel('Name').last().fill('Ben');
  await page.getByText('Hide the table between turns').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const clicks = await playByClicks(page, (all) => all.filter((what) => what === 'hand-over').length >= 3);
  expect(clicks.filter((what) => what === 'hand-over')).toHaveLength(3);
  await playByClicks(page, (all) => all.at(-1) === 'hand-over');
  await context.close();
});

test('taking back undoes a step, and a click that cannot be names its rule', async () => {
  const { page, context } = await visit('/');
  // Somebody at the beginning of a turn, with an empty room or tunnel beside them that is known already.
  const table = await gameUntil(karak, 2, (view) => freeWay(view) !== undefined);
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const mine = page.locator('section[data-mine]');
  await mine.waitFor();
  const hero = page.locator(`svg [data-seat="${table.waitsFor}"]`);
  const stands = () => hero.evaluate((figure) => figure.style.transform);
  const before = { ask: await textOf(page.getByTestId('ask')), at: await stands() };
  await page.keyboard.press(`Arrow${freeWay(table.saved.state as KarakState)}`);
  await expect.poll(stands).not.toBe(before.at);
  await mine.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(stands).toBe(before.at);
  expect(await textOf(page.getByTestId('ask'))).toBe(before.ask);

  await page.getByRole('button', { name: 'Show everything' }).click();
  const { x, y } = await page.getByRole('region', { name: 'The dungeon' }).evaluate((board) => {
    const { left: at, top, height } = board.getBoundingClientRect();
    return { x: at + 12, y: top + height - 12 };
  });
  await page.mouse.click(x, y);
  await page.getByRole('button', { name: 'Rule K-14' }).click();
  await page.locator('#K-14[data-marked]').waitFor();
  await context.close();
});

test('alone, what luck has touched is taken back only where that was agreed, after a question', async () => {
  for (const agreed of [false, true]) {
    const { page, context } = await visit('/play/karak');
    if (agreed) {
      await page.getByText('Table options').click();
      await page.getByText('Take back any move').click();
    }
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('section[data-mine]').waitFor();
    const before = await textOf(page.getByTestId('ask'));
    await explore(page);
    await expect.poll(() => page.getByTestId('log').locator('li').count()).toBeGreaterThan(1);
    await page.locator('section[data-mine]').waitFor();
    const back = page.locator('[data-word=take-back]');
    if (!agreed) {
      expect(await back.count()).toBe(0);
      await context.close();
      continue;
    }
    await back.click();
    await page.getByText('Take back your last move and everything that came of it?').waitFor();
    await page.locator('[data-word=stay]').click();
    expect(await page.getByTestId('log').locator('s').count()).toBe(0);
    await back.click();
    await page.locator('[data-word=go-back]').click();
    await page.getByTestId('log').getByText('takes a move back, with all that came of it.').waitFor();
    await expect.poll(() => textOf(page.getByTestId('ask'))).toBe(before);
    await page.reload();
    await page.getByTestId('log').getByText('takes a move back, with all that came of it.').waitFor();
    expect(await page.getByTestId('log').locator('s').count()).toBeGreaterThan(0);
    expect(await axeFinds(page)).toEqual([]);
    await context.close();
  }
});

test('people at one device agree by speaking to take an answer back', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('combobox', { name: 'Seat 2' }).click();
  await page.getByRole('option', { name: 'A person' }).click();
  await page.getByText('Table options').click();
  expect(await page.getByText('Take back any move').count()).toBe(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  const before = await textOf(page.getByTestId('ask'));
  await explore(page);
  await page.locator('[data-word=take-back]').click();
  await page.getByText('Does everyone agree to take back the last move').waitFor();
  await page.getByRole('button', { name: 'Everyone agrees' }).click();
  await page.getByTestId('log').getByText('takes a move back, with all that came of it.').waitFor();
  await expect.poll(() => textOf(page.getByTestId('ask'))).toBe(before);
  await context.close();
});

test('the language can be switched at the table, rules and log too', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Begin' }).click();
  await playByClicks(page, (all) => all.length >= 2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Čeština' }).click();
  await page.getByRole('button', { name: 'Zavřít' }).click();
  await page.getByRole('tab', { name: 'Pravidla' }).click();
  await page.getByLabel('Hledat v pravidlech').fill('K-12');
  await page.locator('#K-12').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('cs');
  await context.close();
});

test('after the first visit it works without a network', async () => {
  const { page, context } = await visit('/', { offline: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((wake) => setTimeout(wake, 50));
  });
  // Whoever plays fetches nothing of the operator's desk.
  const kept = await page.evaluate(async () => {
    const [cache] = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await cache.keys()).map(({ url }) => url);
  });
  expect(kept.filter((url) => /operator/i.test(url))).toEqual([]);
  expect(kept.some((url) => /FriendsPage/.test(url))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await playByClicks(page, (all) => all.length >= 3)).toHaveLength(3);
  await context.close();
});
