import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForTests, NOWHERE, textOf } from './browser.ts';
import {
  answers,
  comesToItself,
  giveUp,
  houseForTheEvening,
  sitAt,
  TROUBLES,
  timePasses,
} from './evening.ts';
import { TELEVISION } from './living.ts';

const { visit } = browserForTests({ painted: false });

let house: Awaited<ReturnType<typeof houseForTheEvening>>;
beforeAll(async () => {
  house = await houseForTheEvening();
});
afterAll(() => house.close());

/** A television in the room, with a clock of its own, and two people at its table. */
async function evening() {
  const at = { server: house.address, refused: true };
  const television = await visit(NOWHERE, { ...at, viewport: TELEVISION });
  await television.page.clock.install();
  await television.page.goto('/tv');
  const code = await textOf(television.page.getByTestId('code'));
  const people = [(await visit(NOWHERE, at)).context, (await visit(NOWHERE, at)).context] as const;
  return { page: television.page, people, id: await sitAt(code, people) };
}

test('an evening in short: whatever befalls the server, the television shows the table again by itself', async () => {
  const { page, people, id } = await evening();
  for (const trouble of TROUBLES) {
    await house.trouble(trouble, (ms) => timePasses(page, ms));
    await comesToItself(page, (await answers(id, people, 3)).version, 120_000);
  }
  // It has gone on as it began, though the house has changed; once nobody plays, it is fetched anew.
  const anew = async () => {
    await timePasses(page, 2_000);
    return page.locator(`html[data-build="${house.newer}"]`).count();
  };
  expect(await anew()).toBe(0);
  await giveUp(id, people);
  await expect.poll(anew).toBe(1);
});

test('a page that breaks says so and comes back by itself', async () => {
  const { page, people, id } = await evening();
  await comesToItself(page, (await answers(id, people, 1)).version, 120_000);
  // Something that was never thought of, in the midst of everything.
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose'))));
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await timePasses(page, 20_000);
  await expect.poll(() => page.locator('html[data-before]').count()).toBe(0);
  await comesToItself(page, (await answers(id, people, 1)).version, 120_000);
});

test('what breaks in drawing the board is told, and the board comes back by itself', async () => {
  const { page, people, id } = await evening();
  const { version } = await answers(id, people, 1);
  // Only the first page is without what a board measures itself by.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken') !== null) return;
    sessionStorage.setItem('broken', 'yes');
    globalThis.ResizeObserver = class extends ResizeObserver {
      override observe() {
        throw new Error('broken on purpose');
      }
    };
  });
  const told = page.waitForRequest((one) => one.url().endsWith('/api/page-errors'));
  await page.reload();
  await comesToItself(page, version, 120_000);
  expect((await told).postDataJSON().where).toBe('boundary');
});

test.each([
  ['its game', /tv\/assets\/karak-[^/]*\.js/],
  ['its first file', /tv\/assets\/tv-[^/]*\.js/],
  ['all it consists of', /tv\/assets\/[^/]*\.js/],
])('%s does not come for long, and then it does: nobody pulls the plug', async (_, file) => {
  const { page, people, id } = await evening();
  await comesToItself(page, (await answers(id, people, 1)).version, 120_000);
  await page.route(file, (route) => route.abort('connectionrefused'));
  await page.reload();
  await timePasses(page, 120_000);
  await page.unroute(file);
  await comesToItself(page, (await answers(id, people, 1)).version, 120_000);
});
