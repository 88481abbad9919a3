import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo } from './browser.ts';
import { cutOff, resize, type Size, sitDown, tablesToLookAt, tooSmall } from './layout.ts';

// Where things are is no matter of paint.
const { visit } = browserForTests({ painted: false });

/** A window of 1280 × 1024 at 400 % and at 200 %. */
const ENLARGED: readonly Size[] = [
  [320, 256],
  [640, 512],
];

let tables: ReadonlyMap<string, KeptTable>;
beforeAll(async () => {
  tables = await tablesToLookAt();
});

/** Every page that needs no account, and what shows that it is there; sheets to print are as large as paper. */
const PAGES: readonly (readonly [path: string, shows: string])[] = [
  ['/', '[data-game] button'],
  ['/play/karak', '[data-word=figure]'],
  ['/friends/karak', 'input'],
  ['/rules/kragmortha', 'h2'],
  ['/learn/goblin', '[data-testid=said]'],
  ['/today', 'h1'],
  ['/ten', 'h1'],
  ['/puzzles', 'h1'],
  ['/mistakes', 'h1'],
  ['/workshop/karak', 'main button'],
  ['/me', '[role=tab]'],
  ['/tournaments', 'h1'],
];

/** What can only be read by scrolling both ways. Boards are looked over in both, and so are wide tables of a rulebook. */
const scrollsBothWays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')];
    return all.flatMap((one) => {
      if (one.closest('[data-area=board], table, pre') !== null || !one.checkVisibility()) return [];
      const { overflowX, overflowY } = getComputedStyle(one);
      const isPage = one === document.documentElement;
      const may = (overflow: string) => isPage || overflow === 'auto' || overflow === 'scroll';
      const across = may(overflowX) && one.scrollWidth > one.clientWidth + 1;
      const down = may(overflowY) && one.scrollHeight > one.clientHeight + 1;
      // A strip is gone over sideways alone; a page never is.
      return (isPage && across) || (across && down)
        ? [`${one.tagName} ${one.className}: ${one.scrollWidth} on ${one.clientWidth}`]
        : [];
    });
  });

/** What has the focus and is not seen (WCAG 2.4.11): something lies over all of it, or it lies beyond the window. */
const focusedUnseen = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = document.querySelectorAll<HTMLElement | SVGElement>(
      'button, a[href], input, [tabindex="0"]:not(td)',
    );
    const unseen: string[] = [];
    for (const one of all) {
      if (
        !one.checkVisibility({ visibilityProperty: true }) ||
        one.closest('[inert], [data-covered]') !== null
      )
        continue;
      one.focus();
      if (document.activeElement !== one) continue;
      // What scrolls it into sight may come a moment later.
      let at = '';
      let seen = false;
      for (let tries = 0; tries < 6 && !seen; tries++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x0, x1] = [Math.max(0, left), Math.min(innerWidth, right)];
        const [y0, y1] = [Math.max(0, top), Math.min(innerHeight, bottom)];
        at = [left, top, right, bottom].map(Math.round).join(' ');
        seen =
          x1 - x0 >= 4 &&
          y1 - y0 >= 4 &&
          [0.2, 0.5, 0.8].some((a) =>
            [0.2, 0.5, 0.8].some((b) => {
              const on = document.elementFromPoint(x0 + a * (x1 - x0), y0 + b * (y1 - y0));
              return (
                on !== null && (one.contains(on) || on.contains(one) || on.closest('label')?.contains(one))
              );
            }),
          );
      }
      // What came in its place is looked at the next time.
      if (!seen && one.isConnected)
        unseen.push(
          `${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)} has the focus unseen at ${at}`,
        );
    }
    return unseen;
  });

test('enlarged to 200 % and 400 % nothing is cut off, nothing scrolls both ways, what has the focus is seen, what is tapped is large enough, and axe finds nothing', async () => {
  const { page, context } = await visit('/');
  const found: string[] = [];
  const look = async (name: string) => {
    for (const size of ENLARGED) {
      await resize(page, size);
      const wrong = [
        ...(await cutOff(page)),
        ...(await scrollsBothWays(page)),
        ...(await focusedUnseen(page)),
        // As large as on a phone; enlarged fourfold a fingertip has no need of that.
        ...(size[0] > 400 ? await tooSmall(page) : []),
      ];
      found.push(...new Set(wrong.map((what) => `${name} at ${size.join('×')}: ${what}`)));
    }
    found.push(...(await axeFinds(page)).map((what) => `${name}: ${what}`));
  };
  for (const [path, shows] of PAGES) {
    await goTo(page, path);
    await page.locator(shows).first().waitFor();
    await look(path);
  }
  for (const [name, table] of tables) {
    await sitDown(page, table);
    await look(name);
  }
  expect(found).toEqual([]);

  // What explains whatever has the focus never lies over it, and goes with it.
  const head = page.locator('nav button[aria-expanded]').first();
  const card = page.getByTestId('about');
  for (const size of ENLARGED) {
    await resize(page, size);
    await page.keyboard.press('Tab');
    await head.focus();
    await expect.poll(() => head.getAttribute('aria-describedby')).not.toBeNull();
    const [own, over] = [await head.boundingBox(), await card.boundingBox()];
    const hidden = await card.evaluate((one) => getComputedStyle(one).visibility === 'hidden');
    const apart =
      own !== null &&
      over !== null &&
      (over.x >= own.x + own.width ||
        over.x + over.width <= own.x ||
        over.y >= own.y + own.height ||
        over.y + over.height <= own.y);
    expect(hidden || apart, size.join('×')).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => head.getAttribute('aria-describedby')).toBeNull();
  }
  await context.close();
});
