import { expect, test } from 'vitest';
import { browserForTests, DESKTOP, NOWHERE, PHONE } from './browser.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests();

declare const shifts: string[];
declare const rest: () => void;

/** What can be waited for on each page: it is whole then. */
const PAGES = {
  '/': '[data-game] button',
  '/play/karak': '[data-word=begin]',
  '/friends/goblin': 'form button',
  '/me': 'form button',
  '/workshop/goblin': '[data-thing]',
};

test.each([DESKTOP, PHONE])(
  'while a page comes, nothing that is there already moves ($width)',
  async (viewport) => {
    const { page, context } = await visit('/api/games', { viewport });
    // A line on which every piece comes at another moment: a name says when.
    await context.route('**/assets/*.js', async (route) => {
      const late = [...route.request().url()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;
      await new Promise((resolve) => setTimeout(resolve, 60 * late));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[])
          for (const { node } of sources) seen.push(`${node?.textContent?.slice(0, 60)}`);
      }).observe({ type: 'layout-shift', buffered: true });
      // A slow machine is no reason for the shelf to come before what lies above it.
      const later = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (then: () => void, after = 0) => later(then, after === 1000 ? 1e6 : after),
      });
    });
    const moved = async () => {
      await page.waitForLoadState('networkidle');
      // The name of the house stands alone until the page is there.
      return page.evaluate(() => shifts.filter((text) => text !== 'Undercroft'));
    };
    for (const [path, whole] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.locator(whole).first().waitFor();
      expect(await moved(), path).toEqual([]);
    }
    // Whoever comes back finds their game, and the lids below it.
    await page.goto('/play/karak');
    await page.locator('[data-word=begin]').click();
    await page.getByTestId('ask').waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue playing' }).waitFor();
    await page.locator('[data-game] h2').first().waitFor();
    expect(await moved(), 'with a game to go on with').toEqual([]);
    await context.close();
  },
);

test('at the door a lid stays where it is, however late a kept game and tables of others come', async () => {
  const server = await startServer();
  const { page, context } = await visit('/play/karak', { server: server.address, viewport: PHONE });
  await page.locator('[data-word=begin]').click();
  await page.getByTestId('ask').waitFor();
  // What lies above the lids comes after them.
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/assets\/late-[^/]*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/');
  const lid = page.locator('[data-game=karak]').getByRole('button', { name: 'Play here' });
  const place = async () => (await lid.boundingBox())?.y;
  await lid.waitFor();
  const before = await place();
  come();
  const kept = page.getByRole('button', { name: 'Continue playing' });
  await kept.waitFor();
  expect(await place()).toBe(before);
  // Somebody opens a table to anyone, while one looks.
  const ben = await visit(NOWHERE, { server: server.address });
  await ben.context.request.put('/api/me', { data: { name: 'Ben' } });
  await ben.context.request.post('/api/tables', { data: { game: 'goblin', public: true } });
  await page.getByRole('heading', { name: 'Tables to join' }).waitFor();
  expect(await place()).toBe(before);

  // Whoever comes again finds the game above the lids, and what others opened below.
  await page.unroute(/assets\/late-[^/]*\.js/);
  await page.reload();
  await page.getByRole('heading', { name: 'Tables to join' }).waitFor();
  expect((await kept.boundingBox())?.y).toBeLessThan(Number(await place()));
  for (const one of [context, ben.context]) await one.close();
  await server.stop();
});

test('what is pressed or focused before it has come opens all the same, and keeps the focus', async () => {
  const { page, context } = await visit('/api/games', { viewport: PHONE });
  // A page that has no rest before it is told to.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const rest = () => {
      for (const then of waiting.splice(0)) then();
    };
    Object.assign(globalThis, { rest, requestIdleCallback: (then: () => void) => waiting.push(then) });
  });
  const list = page.getByRole('listbox');
  const chair = page.getByRole('combobox', { name: 'Seat 2' });
  const come = async (deed: () => Promise<void>) => {
    await page.goto('/play/karak');
    const before = await chair.elementHandle();
    await deed();
    await page.waitForFunction((before) => !before?.isConnected, before);
  };

  await come(() => chair.click());
  await list.waitFor();

  await come(async () => {
    await chair.hover();
    await page.mouse.down();
    await page.evaluate(() => rest());
  });
  await page.mouse.up();
  await list.waitFor();

  await come(async () => {
    await chair.focus();
    await page.evaluate(() => rest());
  });
  expect(await chair.evaluate((chair) => document.activeElement === chair)).toBe(true);
  expect(await list.count()).toBe(0);

  await page.locator('[data-word=begin]').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'New game' }).waitFor();
  await context.close();
});
