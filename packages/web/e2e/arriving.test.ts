import { expect, test } from 'vitest';
import { browserForTests, DESKTOP, PHONE } from './browser.ts';

const { visit } = browserForTests();

declare const shifts: string[];

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
    });
    for (const [path, whole] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.locator(whole).first().waitFor();
      await page.waitForLoadState('networkidle');
      // The name of the house stands alone until the page is there.
      const moved = await page.evaluate(() => shifts.filter((text) => text !== 'Undercroft'));
      expect(moved, path).toEqual([]);
    }
    await context.close();
  },
);
