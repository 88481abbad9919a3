import { kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { gameUntil } from '../scripts/tables.ts';
import { LANGUAGES } from '../src/language/languages.ts';
import type { KeptTable } from '../src/tables/hereTable.ts';
import { browserForTests, goTo } from './browser.ts';
import {
  cutOff,
  liesOver,
  movedSince,
  REFUSED,
  resize,
  type Size,
  shareOfBoard,
  sitDown,
  tablesToLookAt,
  tooSmall,
  whereAllIs,
} from './layout.ts';
import { comeToRest } from './rest.ts';

/** Every table and page at every size is a long walk on a busy machine. */
const LONG = { timeout: 300_000 };

// Where things are is no matter of paint.
const { visit } = browserForTests({ painted: false });
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

test(
  'the board has its share of every screen, whatever is asked, and what is tapped is large enough',
  LONG,
  async () => {
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
  },
);

test(
  'what happened since one’s last turn covers neither the board, the players nor the question',
  LONG,
  async () => {
    const { page, context } = await visit('/');
    const table = tables.get('Karak, walking');
    if (table === undefined) throw new Error('there is no such table');
    await sitDown(page, table);
    await page.locator('[data-word=end]').click();
    const since = page.getByTestId('since');
    await since.waitFor();
    for (const size of [...SIZES, [820, 1180]] as const) {
      await resize(page, size);
      const found = await liesOver(
        page,
        '[data-testid=since]',
        'main, nav section, nav button, [data-area=ask]',
      );
      expect(found, size.join('×')).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    }
    // Whoever unfolds it reads all of it; a tap elsewhere or Escape folds it again.
    await since.getByRole('button').click();
    expect(await since.getByRole('listitem').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await since.locator('[aria-expanded=false]').waitFor();
    await context.close();
  },
);

test('what lies beside the library covers none of it', LONG, async () => {
  const { page, context } = await visit('/');
  await sitDown(page, await gameUntil(kragmortha, 3, (view) => view.asks.at(-1)?.kind === 'card'));
  for (const size of [DESKTOP, [1280, 720], [820, 1180], [844, 390]] as const) {
    await resize(page, size);
    const found = await liesOver(page, '[data-region=supply], main button', '[data-region=board]');
    expect(found, size.join('×')).toEqual([]);
  }
  await context.close();
});

test.each(LANGUAGES)('nothing is cut off in %s, on any screen at any size', LONG, async (language) => {
  const { page, context } = await visit('/', {
    settings: { speed: 'still', muted: true, language },
  });
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
});

test.each(Object.keys(REFUSED))(
  '%s: neither pointing nor a refused click moves anything, and keys go on from where they were',
  LONG,
  async (name) => {
    const { page, context } = await visit('/');
    const table = tables.get(name);
    if (table === undefined) throw new Error(`there is no table called ${name}`);
    await sitDown(page, table);
    await comeToRest(page);

    const before = await whereAllIs(page);
    const targets = await page
      .locator('[data-word]:visible, g[role=button]:visible')
      .evaluateAll((all) => all.map((target) => target.getBoundingClientRect().toJSON() as DOMRect));
    expect(targets.length).toBeGreaterThan(1);
    for (const { x, y, width, height } of targets.slice(0, 10)) {
      await page.mouse.move(x + width / 2, y + height / 2);
      await comeToRest(page);
      expect(await movedSince(page, before)).toEqual([]);
    }
    // What is pointed at says what it is, and goes along when the screen changes: nothing is pointed at any more.
    await page.mouse.move(0, 0);
    await page.getByTestId('about').waitFor({ state: 'detached' });

    for (const size of [DESKTOP, [390, 844], [844, 390]] as const) {
      await resize(page, size);
      const still = await whereAllIs(page);
      if (REFUSED[name] === 'the board') await clickWhereNobodyCanGo(page);
      else await page.locator(REFUSED[name]).first().dispatchEvent('click');
      await page.locator('[data-area=ask] [role=status]:not(:empty)').waitFor();
      await comeToRest(page);
      expect(await movedSince(page, still)).toEqual([]);
    }

    await resize(page, DESKTOP);
    await page.reload();
    await page.locator('section[data-mine]').waitFor();
    await comeToRest(page);
    let tabs = 0;
    while (!(await isOnAnswer(page)) && tabs < 20) {
      await page.keyboard.press('Tab');
      tabs++;
    }
    expect(tabs).toBeLessThanOrEqual(5);
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await page.keyboard.press('Enter');
    await page.locator(`[data-version]:not([data-version="${version}"]) section[data-mine]`).waitFor();
    await expect.poll(() => isOnAnswer(page), { timeout: 30_000 }).toBe(true);
    await context.close();
  },
);

/** Whether the focus is on something that answers the question. */
const isOnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const answers = '[data-word]:not([data-word=take-back], [data-word=penalties]), g[role=button]';
    return document.activeElement?.closest('[data-area]') != null && document.activeElement.matches(answers);
  });

/** Clicks on the board where nothing glows, as far to the right of its middle as it goes. */
async function clickWhereNobodyCanGo(page: Page): Promise<void> {
  const { x, y } = await page
    .locator('main svg[viewBox]')
    .first()
    .evaluate((sheet) => {
      const [board, drawn] = [sheet.closest('main') ?? sheet, sheet].map((one) =>
        one.getBoundingClientRect(),
      );
      const right = Math.min(board.right, drawn.right);
      const middle = (Math.max(board.top, drawn.top) + Math.min(board.bottom, drawn.bottom)) / 2;
      for (let down = middle; down > board.top; down -= 20)
        for (let across = right - 12; across > board.left; across -= 20) {
          const hit = document.elementFromPoint(across, down);
          if (hit !== null && sheet.contains(hit) && hit.closest('[role=button]') === null)
            return { x: across, y: down };
        }
      throw new Error('the whole board glows');
    });
  await page.mouse.click(x, y);
}
