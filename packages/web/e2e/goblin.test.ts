import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE, textOf } from './browser.ts';

const { visit } = browserForTests();

/** What a player who is asked clicks next: the likeliest foe, every card that fits, and what comes of it. */
async function nextClick(page: Page): Promise<{ x: number; y: number; what: string } | 'over' | null> {
  return page.evaluate(() => {
    if (document.querySelector('[data-testid=result]') !== null) return 'over';
    const mine = document.querySelector('section[data-mine], [data-word=hand-over]') !== null;
    if (!mine) return null;
    const open = [...document.querySelectorAll<HTMLElement>('[data-word]')].filter(
      (button) => button.dataset.word !== 'take-back' && button.closest('[inert]') === null,
    );
    const by = (word: string) => open.filter((button) => button.dataset.word === word);
    const chance = (foe: Element) =>
      Number(/(\d+)\s*%/.exec(foe.getAttribute('aria-label') ?? '')?.[1] ?? -1);
    const foes = by('fight').sort((a, b) => chance(b) - chance(a));
    const hearts = Number(/(\d) of 5/.exec(document.querySelector('nav')?.innerHTML ?? '')?.[1]);
    const likely = foes.length > 0 && chance(foes[0]) > 60 ? foes[0] : undefined;
    const chosen =
      by('hand-over')[0] ??
      (hearts < 3 ? by('revive')[0] : undefined) ??
      likely ??
      foes.at(-1) ??
      by('drink')[0] ??
      by('play')[0] ??
      by('put-on')[0] ??
      by('pay')[0] ??
      open.at(-1);
    if (chosen === undefined) return null;
    chosen.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = chosen.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, what: chosen.dataset.word ?? '' };
  });
}

/** Plays by clicks alone until `enough` says so or the game is over; tells what was clicked. */
async function playGoblin(page: Page, enough: (clicks: readonly string[]) => boolean): Promise<string[]> {
  const clicks: string[] = [];
  while (!enough(clicks)) {
    const target = await nextClick(page);
    if (target === 'over') break;
    if (target === null) await page.waitForTimeout(15);
    else {
      clicks.push(target.what);
      await page.mouse.click(target.x, target.y);
    }
  }
  return clicks;
}

const begin = (page: Page) => page.getByRole('button', { name: 'Begin' }).click();

test('a whole game of Goblin against the computer, by clicks only', async () => {
  const { page, context } = await visit('/play/goblin');
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await begin(page);
  await page.getByTestId('ask').waitFor();
  const clicks = await playGoblin(page, (all) => all.length > 2500);
  await page.getByTestId('result').waitFor();
  expect(clicks).toContain('fight');
  expect(clicks).toContain('play');
  await context.close();
});

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

test('two people at one device hand it over, and no hand is seen in between', async () => {
  const { page, context } = await visit('/play/goblin');
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('combobox', { name: 'Seat 2' }).click();
  await page.getByRole('option', { name: 'A person' }).click();
  await page.getByLabel('Name').first().fill('Ada');
  await page.getByLabel('Name').last().fill('Ben');
  await begin(page);
  for (let turn = 0; turn < 3; turn++) {
    await playGoblin(page, (all) => all.at(-1) === 'hand-over');
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    await playGoblin(page, (all) => all.length >= 1);
  }
  const handOver = page.locator('[data-word=hand-over]');
  for (let tries = 0; tries < 60 && !(await handOver.isVisible()); tries++) {
    await playGoblin(page, (all) => all.length >= 1);
    await page.waitForTimeout(60);
  }
  expect(await handOver.isVisible()).toBe(true);
  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  await context.close();
});

test('on a phone the caves are seen whole, and what is tapped is large enough', async () => {
  const { page, context } = await visit('/play/goblin', { viewport: PHONE });
  await begin(page);
  await page.locator('section[data-mine]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const board = await page.getByRole('region', { name: 'The caves' }).boundingBox();
  const small = await page.locator('[data-word]:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ what: button.getAttribute('data-word'), box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ what }) => what),
  );
  expect(small).toEqual([]);
  for (const row of ['Level I', 'Level II', 'Level III']) {
    const box = await page.getByRole('group', { name: row, exact: true }).boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(board?.y ?? 1e4);
    expect((box?.y ?? 1e4) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (board?.y ?? 0) + (board?.height ?? 0) + 1,
    );
  }
  await context.close();
});
