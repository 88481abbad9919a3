import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KeptTable } from '../src/tables/hereTable.ts';
import { browserForTests } from './browser.ts';
import {
  comeToRest,
  cutOff,
  goTo,
  REFUSED,
  resize,
  type Size,
  shareOfBoard,
  sitDown,
  tablesToLookAt,
  tooSmall,
  whereAllIs,
} from './layout.ts';

const { visit } = browserForTests();
let tables: ReadonlyMap<string, KeptTable>;
beforeAll(async () => {
  tables = await tablesToLookAt();
});

/** How much of each screen is the board's, at least. The last two are laptops zoomed to 200 %. */
const SHARES: readonly (readonly [Size, number])[] = [
  [[1440, 900], 0.6],
  [[1280, 720], 0.6],
  [[390, 844], 0.55],
  [[360, 740], 0.55],
  [[844, 390], 0.65],
  [[932, 430], 0.65],
  [[640, 360], 0.6],
  [[720, 450], 0.6],
];
const SIZES: readonly Size[] = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
];
const DESKTOP: Size = [1440, 900];

test('the board has its share of every screen, whatever is asked, and what is tapped is large enough', async () => {
  const { page, context } = await visit('/');
  const found: string[] = [];
  for (const [name, table] of tables) {
    await sitDown(page, table);
    for (const [size, least] of SHARES) {
      await resize(page, size);
      const where = `${name} at ${size.join('×')}`;
      const share = await shareOfBoard(page);
      if (share < least - 0.001) found.push(`${where}: the board has ${Math.round(100 * share)} %`);
      found.push(...(await tooSmall(page)).map((small) => `${where}: ${small}`));
      const over = await page.evaluate(
        () =>
          document.documentElement.scrollWidth > innerWidth ||
          document.documentElement.scrollHeight > innerHeight,
      );
      if (over) found.push(`${where}: the page itself scrolls`);
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

test.each(['en', 'de', 'pl', 'cs'])(
  'nothing is cut off in %s, on any screen at any size',
  async (language) => {
    const { page, context } = await visit('/', { settings: { speed: 'still', muted: true, language } });
    const found: string[] = [];
    const look = async (name: string) => {
      for (const size of SIZES) {
        await resize(page, size);
        found.push(...(await cutOff(page)).map((cut) => `${name} at ${size.join('×')}: ${cut}`));
      }
    };
    await page.getByRole('heading').first().waitFor();
    await look('front door');
    for (const game of ['karak', 'karak2', 'goblin', 'kragmortha']) {
      await goTo(page, `/play/${game}`);
      await page.getByRole('combobox').first().waitFor();
      await look(`set-up of ${game}`);
    }
    for (const [name, table] of tables) {
      await sitDown(page, table);
      await look(name);
    }
    await goTo(page, '/friends/karak2');
    await page.getByRole('textbox').first().fill('Ada');
    await page.keyboard.press('Enter');
    await page.getByTestId('invitation').waitFor();
    await look('lobby');
    expect(found).toEqual([]);
    await context.close();
  },
);

describe.each(Object.keys(REFUSED))('%s', (name) => {
  const sit = async () => {
    const visited = await visit('/');
    const table = tables.get(name);
    if (table === undefined) throw new Error(`there is no table called ${name}`);
    await sitDown(visited.page, table);
    await comeToRest(visited.page);
    return visited;
  };

  test('pointing at anything moves nothing', async () => {
    const { page, context } = await sit();
    const before = await whereAllIs(page);
    const targets = page.locator('[data-word]:visible, g[role=button]:visible, [data-open]:visible');
    for (const target of (await targets.all()).slice(0, 12)) {
      const box = await target.boundingBox();
      if (box === null) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await comeToRest(page);
      expect(await whereAllIs(page)).toEqual(before);
    }
    await context.close();
  });

  test.each([DESKTOP, [390, 844], [844, 390]] as const)(
    'a refused click moves nothing at %i×%i',
    async (...size) => {
      const { page, context } = await sit();
      await resize(page, size);
      const before = await whereAllIs(page);
      const refused = page.locator(REFUSED[name]).first();
      if (REFUSED[name].endsWith('svg')) await clickCorner(page);
      else await refused.dispatchEvent('click');
      await page.locator('[data-area=ask] [role=status] button').waitFor();
      await comeToRest(page);
      expect(await whereAllIs(page)).toEqual(before);
      await context.close();
    },
  );

  test('the first answer is a few tabs away, and after an answer by key one goes on from there', async () => {
    const { page, context } = await sit();
    const onAnswer = () =>
      page.evaluate(() => {
        const { activeElement: here } = document;
        const answers = '[data-word]:not([data-word=take-back]), [data-square], g[role=button]';
        return here?.closest('[data-area]') != null && here.matches(answers);
      });
    let tabs = 0;
    while (!(await onAnswer()) && tabs < 20) {
      await page.keyboard.press('Tab');
      tabs++;
    }
    expect(tabs).toBeLessThanOrEqual(5);
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.keyboard.press('Enter');
    await page.locator(`[data-version]:not([data-version="${before}"]) section[data-mine]`).waitFor();
    await expect.poll(onAnswer).toBe(true);
    await context.close();
  });
});

/** A corner of the board where nobody can go. */
async function clickCorner(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('main').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width - 12, y + height - 12);
}
