import { karak } from '@undercroft/karak';
import { kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { LANGUAGES } from '../src/kit/languages.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
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

// Where things are is no matter of paint.
const { visit } = browserForTests({ painted: false });
let tables: ReadonlyMap<string, KeptTable>;
beforeAll(async () => {
  tables = await tablesToLookAt();
});

/** At these every page is looked at in every language. */
const SIZES: readonly Size[] = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
];
/** Tables are looked at here too; the last two are laptops zoomed to 200 %. */
const MORE_SIZES: readonly Size[] = [
  [360, 740],
  [932, 430],
  [640, 360],
  [720, 450],
];
/** How much of each of these screens is the board's, at least. */
const SHARES = [0.6, 0.6, 0.55, 0.65, 0.55, 0.65, 0.6, 0.6];
const DESKTOP: Size = [1440, 900];

test('what happened since one’s last turn covers neither the board, the players nor the question', async () => {
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
  // Log and rules are tabs of one row.
  await resize(page, [1280, 720]);
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).offsetTop));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  // Whoever unfolds it reads all of it; a tap elsewhere or Escape folds it again.
  await since.getByRole('button').click();
  expect(await since.getByRole('listitem').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await since.locator('[aria-expanded=false]').waitFor();
  await context.close();
});

/** Where something lies, from the middle of the board's frame. */
const fromTheMiddle = (page: Page, thing: string): Promise<readonly [number, number]> =>
  page
    .locator(thing)
    .first()
    .evaluate((one) => {
      const [frame, lies] = [one.closest('main section') ?? one, one].map((all) =>
        all.getBoundingClientRect(),
      );
      const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
      const [[x, y], [across, down]] = [middle(frame), middle(lies)];
      return [Math.round(across - x), Math.round(down - y)] as const;
    });

test('what does not fit says so or makes room: a board, players, games that wait, an invitation', async () => {
  const { page, context } = await visit('/');
  const five = await gameUntil(
    karak,
    5,
    (view) => view.asks.at(-1)?.kind === 'step' && view.dungeon.kind.length > 26,
  );
  await sitDown(page, five);
  await resize(page, [844, 390]);
  const before = await fromTheMiddle(page, 'main g[role=button]');
  await resize(page, DESKTOP);
  await expect.poll(() => fromTheMiddle(page, 'main g[role=button]')).toEqual(before);
  await resize(page, [1280, 720]);
  const players = page.locator('nav > section');
  const lowest = () =>
    players.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThanOrEqual(720);
  const own = page.locator('[data-region$="in full"]');
  await expect.poll(() => own.getAttribute('data-more')).toBe('More below');
  await own.evaluate((all) => all.scrollTo(0, all.scrollHeight));
  await expect.poll(() => own.getAttribute('data-more')).toBe(null);

  // A bear fights too, and is none of the units that fame allows.
  const mustering = tables.get('Karak 2, mustering');
  if (mustering === undefined) throw new Error('there is no such table');
  await sitDown(page, mustering);
  await own.locator('div', { hasText: /^Fights too and counts for nothing1$/ }).waitFor();
  await own.locator('div', { hasText: /^Army: 0 of 2 units$/ }).waitFor();

  // However many games wait here, the shelf is not far below.
  for (const table of tables.values()) await putInBrowser(page, table);
  await goTo(page, '/');
  const all = page.locator('[data-word=all-kept]');
  await all.waitFor();
  const goOn = page.getByRole('button', { name: /^Continue playing/ });
  expect(await goOn.count()).toBe(3);
  await all.click();
  await expect.poll(() => goOn.count()).toBe(tables.size + 1);

  // On a phone held sideways an invitation is seen whole beside what begins the game.
  await goTo(page, '/friends/karak2');
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByTestId('invitation').waitFor();
  await resize(page, [844, 390]);
  await expect.poll(() => inSight(page, '[data-word=start], [data-testid=invitation]')).toHaveLength(2);
  await context.close();
});

test('what lies beside the library covers none of it', async () => {
  const { page, context } = await visit('/');
  await sitDown(page, await gameUntil(kragmortha, 3, (view) => view.asks.at(-1)?.kind === 'card'));
  for (const size of [DESKTOP, [1280, 720], [820, 1180], [844, 390]] as const) {
    await resize(page, size);
    const found = await liesOver(page, '[data-region=supply], main button', '[data-region=board]');
    expect(found, size.join('×')).toEqual([]);
  }
  // Whoever sits last of eight sees what lies before them.
  const isLast = ({ asks }: { asks: readonly { kind: string; seat?: number }[] }) =>
    asks.at(-1)?.kind === 'card' && asks.at(-1)?.seat === 7;
  await resize(page, [1280, 720]);
  await sitDown(page, await gameUntil(kragmortha, 8, isLast));
  await expect
    .poll(() =>
      page.locator('[data-region="seat 7 in full"]').evaluate((one) => one.getBoundingClientRect().bottom),
    )
    .toBeLessThanOrEqual(720);
  await context.close();
});

/** Of these, what can be seen whole: neither cut off nor covered. */
const inSight = (page: Page, these: string): Promise<string[]> =>
  page.locator(these).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const corners = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ].map(([x, y]) => document.elementFromPoint(x, y));
      return corners.every((hit) => one.contains(hit)) ? [one.textContent ?? ''] : [];
    }),
  );

test('at the end the winner, their place and the next game are in sight; on a phone many heroes are to choose from', async () => {
  const { page, context } = await visit('/', { painted: true });
  // A first game says more at its end than any other.
  const over = {
    ...(await gameUntil(kragmortha, 5, ({ asks }) => asks.length === 0)),
    guided: true as const,
  };
  await page.getByRole('heading').first().waitFor();
  await putInBrowser(page, over);
  await goTo(page, `/here/${over.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('learnt').waitFor();
  for (const size of [...SIZES, [820, 1180], [360, 740]] as const) {
    await resize(page, size);
    expect(await inSight(page, '[data-won] strong:first-child'), size.join('×')).toHaveLength(1);
    expect(await inSight(page, '[role=dialog] button'), size.join('×')).toContain('Play again');
    const { right } = await dialog.evaluate((popup) => popup.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(size[0]);
  }
  // Watching it again on a phone, one reads what happened.
  await goTo(page, `/replay/here/${over.id}`);
  await page.getByRole('slider').waitFor();
  await resize(page, [390, 844]);
  expect(await inSight(page, '[data-testid=ask]')).toHaveLength(1);
  await goTo(page, '/play/karak2');
  await resize(page, [390, 844]);
  await page.locator('[data-word=figure]').first().click();
  await dialog.getByText('The Warrior:').waitFor();
  await comeToRest(page);
  expect((await inSight(page, '[role=dialog] li button')).length).toBeGreaterThan(4);
  await context.close();
});

/** How much the board lacks at this size, what is too small for a finger, and whether the page itself scrolls. */
async function wrongAtTable(page: Page, least: number): Promise<string[]> {
  const share = await shareOfBoard(page);
  const over = await page.evaluate(
    () =>
      document.documentElement.scrollWidth > innerWidth ||
      document.documentElement.scrollHeight > innerHeight,
  );
  return [
    ...(share < least - 0.001 ? [`the board has ${Math.round(100 * share)} %`] : []),
    ...(await tooSmall(page)),
    ...(over ? ['the page itself scrolls'] : []),
  ];
}

test.each(LANGUAGES)(
  'in %s nothing is cut off, on any screen at any size; the board has its share whatever is asked, and what is tapped is large enough',
  async (language) => {
    const { page, context } = await visit('/', {
      settings: { speed: 'still', muted: true, language },
    });
    const found: string[] = [];
    const look = async (name: string, shares: readonly number[] = []) => {
      for (const [at, size] of [...SIZES, ...MORE_SIZES].entries()) {
        if (at >= Math.max(SIZES.length, shares.length)) break;
        await resize(page, size);
        const wrong = [
          ...(at < SIZES.length ? await cutOff(page) : []),
          ...(at < shares.length ? await wrongAtTable(page, shares[at]) : []),
        ];
        found.push(...wrong.map((what) => `${name} at ${size.join('×')}: ${what}`));
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
      // Where the board lies is the same in every language.
      await look(name, language === 'en' ? SHARES : []);
    }
    await resize(page, [390, 844]);
    for (const game of ['karak', 'karak2', 'goblin', 'kragmortha']) {
      await goTo(page, `/rules/${game}`);
      const book = page.locator(`main[data-game=${game}] div[tabindex="0"]:has(h2)`);
      // Wide tables scroll by themselves; the page does not.
      if (await book.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
        found.push(`the rules of ${game} scroll sideways`);
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

test.each(Object.keys(REFUSED))(
  '%s: neither pointing nor a refused click moves anything, and keys go on from where they were',
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
    // A card in the hand is taken up by that; the square it leads to is found by arrow.
    if (name.startsWith('Kragmortha')) {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    }
    await page.locator(`[data-version]:not([data-version="${version}"]) section[data-mine]`).waitFor();
    // It goes on from there, or rests before the answers where that answer would end something; never on the page.
    await expect.poll(() => isOnNext(page)).toBe(true);
    await context.close();
  },
);

/** Whether the focus is on something that answers the question. */
const isOnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const answers = '[data-word]:not([data-word=take-back], [data-word=penalties]), g[role=button]';
    return document.activeElement?.closest('[data-area]') != null && document.activeElement.matches(answers);
  });

/** Whether the focus is on an answer that ends nothing, or rests before the answers. */
const isOnNext = async (page: Page): Promise<boolean> => {
  const here = await page.evaluate(() => {
    const { dataset } = document.activeElement as HTMLElement;
    return { rests: dataset.rests !== undefined, word: dataset.word ?? '' };
  });
  const ends = ['accept', 'end', 'rest', 'stay', 'done', 'stop', 'pass', 'leave', 'leave-shuffled'];
  return here.rests || ((await isOnAnswer(page)) && !ends.includes(here.word));
};

/** Clicks on the board where nothing glows, as far to the right of its middle as it goes. */
async function clickWhereNobodyCanGo(page: Page): Promise<void> {
  const { x, y } = await page.locator('[data-region=board]').evaluate((sheet) => {
    const [board, drawn] = [sheet.closest('main') ?? sheet, sheet].map((one) => one.getBoundingClientRect());
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
