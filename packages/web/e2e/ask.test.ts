import { DIRECTIONS, karak, mayPass } from '@undercroft/karak';
import type { Game, GameTypes } from '@undercroft/kernel';
import { kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo } from './browser.ts';
import { comeToRest } from './rest.ts';

const { visit } = browserForTests({ painted: false });

/** A table of computer players at which somebody sits down when it looks as wanted. */
async function atTable<T extends GameTypes>(
  game: Game<T>,
  wanted: (view: T['view']) => boolean,
): Promise<Page> {
  const table = await gameUntil(game, 2, wanted);
  const { page } = await visit('/');
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  return page;
}

const versionOf = (page: Page) => page.locator('[data-version]').getAttribute('data-version');

const boxOf = async (page: Page, thing: string) => {
  const box = await page.locator(thing).first().boundingBox();
  if (box === null) throw new Error(`no ${thing} on the screen`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, top: box.y };
};

test('a thing is asked by pointing, holding and focus, and on a walk; nothing is done by it', async () => {
  const page = await atTable(karak, ({ asks, turn }) => asks.at(-1)?.kind === 'step' && turn > 4);
  const card = page.getByTestId('about');
  const version = await versionOf(page);

  // A pointer that rests: the card lies beside, and goes with the pointer.
  const stack = await boxOf(page, '[data-counts=stack]');
  await page.mouse.move(stack.x + 1, stack.y);
  await page.mouse.move(stack.x, stack.y);
  await expect.poll(() => card.textContent()).toMatch(/^Tiles left\d+.*Rule$/);
  const beside = await boxOf(page, '[data-testid=about]');
  expect(beside.left > stack.x || beside.top > stack.y).toBe(true);
  await page.mouse.move(2, 2);
  await card.waitFor({ state: 'detached' });

  // A finger that lies on a place one could go to: nobody walks. A tap beside it only closes the card.
  const goal = await boxOf(page, 'g[role=button]:is([aria-label^="Explore"], [aria-label^="Go to"])');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const finger = async (type: 'touchStart' | 'touchEnd', at: { x: number; y: number } | null) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
  };
  await finger('touchStart', { x: goal.x, y: goal.y });
  await expect.poll(() => card.textContent()).toMatch(/Rule$/);
  await finger('touchEnd', null);
  expect(await card.getAttribute('role')).toBe('dialog');
  expect(await axeFinds(page)).toEqual([]);
  await finger('touchStart', { x: stack.x, y: stack.y });
  await finger('touchEnd', null);
  await card.waitFor({ state: 'detached' });
  expect(await versionOf(page)).toBe(version);

  // By the keyboard: what has the focus is described; with ? one walks from thing to thing.
  const head = page.locator('nav button[aria-expanded]').first();
  await page.keyboard.press('Tab');
  await head.focus();
  await expect.poll(() => head.getAttribute('aria-describedby')).not.toBeNull();
  // What the card says, and none of what can be pressed on its picture.
  const described = page.locator(`[id="${await head.getAttribute('aria-describedby')}"]`);
  expect(await described.getByRole('button', { name: 'Larger' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await head.getAttribute('aria-describedby')).toBeNull();
  await page.keyboard.press('?');
  const before = await card.textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => card.textContent()).not.toBe(before);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await head.evaluate((own) => own === document.activeElement)).toBe(true);

  // The card leads to the rule.
  await page.mouse.move(stack.x + 1, stack.y);
  await page.mouse.move(stack.x, stack.y);
  await card.getByRole('button', { name: 'Rule K-14' }).click();
  await page.getByText('K-14', { exact: true }).first().waitFor();
  expect(await versionOf(page)).toBe(version);

  // What does nothing by itself is asked by a tap, with no finger held on it, and its picture grows by another.
  await page.mouse.click(stack.x, stack.y);
  await expect.poll(() => card.getAttribute('role')).toBe('dialog');
  const picture = card.getByRole('button', { name: 'Larger' });
  const small = await picture.boundingBox();
  await picture.click();
  await expect
    .poll(async () => (await picture.boundingBox())?.height)
    .toBeGreaterThan(3 * (small?.height ?? 0));
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByTestId('log').locator('span[data-about]').last().click();
  await expect.poll(() => card.locator('p').first().textContent()).toMatch(/\w{8}/);
  expect(await versionOf(page)).toBe(version);
});

test('whoever stands where one can go hides neither the way nor themselves', async () => {
  let mine = 0;
  const page = await atTable(karak, ({ asks, heroes, dungeon, seat }) => {
    mine = seat;
    const [from, to] = [heroes[seat].at, heroes[1 - seat].at];
    return (
      asks.at(-1)?.kind === 'step' &&
      DIRECTIONS.some((_, way) => mayPass(dungeon, from, way) && dungeon.beside[from * 4 + way] === to)
    );
  });
  const figure = (seat: number) => boxOf(page, `[data-region=board] [data-seat="${seat}"]`);
  await comeToRest(page);
  const other = await figure(1 - mine);
  await page.mouse.move(other.x + 1, other.y);
  await page.mouse.move(other.x, other.y);
  await expect.poll(() => page.getByTestId('about').textContent()).toMatch(/Go to.*hearts/);
  const tile = await boxOf(page, '[data-region=board] g[role=button] rect');
  // Wherever one taps the figure, the place it stands on is meant.
  const missed = await page.evaluate(({ left, top, width, height }) => {
    const places = [...document.querySelectorAll('[data-region=board] g[role=button] rect')];
    return [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((far) => {
      const [x, y] = [left + width / 2, top + height * far];
      const onPlace = places.some((place) => {
        const box = place.getBoundingClientRect();
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
      const hit = document.elementFromPoint(x, y);
      return onPlace && hit?.closest('g[role=button]') === null ? [hit.outerHTML] : [];
    });
  }, other);
  expect(missed).toEqual([]);
  await page.mouse.click(other.x, other.y);
  // Both stand on the same tile now.
  await expect
    .poll(async () => {
      const [one, two] = [await figure(mine), await figure(1 - mine)];
      return Math.hypot(one.x - two.x, one.y - two.y) < tile.width / 2;
    })
    .toBe(true);
});

test('a tile is turned and laid where it lies; the log folds away and stays so', async () => {
  const page = await atTable(karak, ({ asks }) => asks.at(-1)?.kind === 'lay');
  const tile = page.locator('[data-turns]');
  const drawn = () => tile.locator('[data-shows]').getAttribute('data-shows');
  const first = await drawn();
  await tile.click();
  expect(await drawn()).not.toBe(first);
  await page.locator('[data-turns] + g [aria-hidden]').first().click();
  expect(await drawn()).toBe(first);
  const log = page.getByTestId('log');
  await page.getByRole('button', { name: 'Fold away' }).click();
  await log.waitFor({ state: 'hidden' });
  await page.reload();
  await tile.waitFor();
  expect(await log.isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Log' }).click();
  await log.waitFor();
  await page.locator('main g[data-main]').click();
  await tile.waitFor({ state: 'detached' });
});

test('a card of Kragmortha is dragged onto the square it leads to', async () => {
  const page = await atTable(kragmortha, ({ asks }) => asks.at(-1)?.kind === 'card');
  const version = await versionOf(page);
  const card = await boxOf(page, '[data-region=hand] [data-can]');
  await page.mouse.move(card.x, card.y);
  const square = await boxOf(page, 'g[data-square]:not([data-vague])');
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 24, { steps: 3 });
  await page.mouse.move(square.x, square.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => versionOf(page)).not.toBe(version);
});
