import { goblin } from '@undercroft/goblin';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import type { Route } from '../src/kit/routes.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo } from './browser.ts';

const { visit } = browserForTests({ painted: false });

const NOBODYS = 'a'.repeat(12);

/** Every page there is, each with what shows that it is there. What nobody has is a page, too, that says so. */
const PAGES: Readonly<Record<Route['at'], readonly (readonly [path: string, shows: string])[]>> = {
  new: [['/play/karak', '[data-word=figure]']],
  learn: [['/learn/goblin', '[data-testid=said]']],
  here: [['/here/goblin', 'section[data-mine]']],
  friends: [['/friends/karak', 'main input']],
  table: [[`/table/${NOBODYS}`, 'main h1']],
  join: [['/join/QQQQ', 'main h1']],
  carry: [['/carry/QQQQ', 'main h1']],
  // There is one of a match that is over, in review.test.ts.
  replay: [],
  mistakes: [['/mistakes', 'main h1']],
  today: [['/today', 'li[data-game]']],
  ten: [['/today/ten', 'main h1']],
  puzzles: [
    ['/puzzles', '[data-game] [data-word=solve]'],
    ['/puzzles/karak', '[data-testid=moment][data-asked]'],
  ],
  me: [
    ['/me', '[role=tab]'],
    ['/me/account', '[role=tab]'],
    ['/me/games', '[role=tab]'],
    ['/me/friends', '[role=tab]'],
    ['/me/ratings', '[role=tab]'],
  ],
  with: [['/with/QQQQ', 'main h1']],
  club: [[`/club/${NOBODYS}`, 'main h1']],
  tournaments: [['/tournaments', 'main h1']],
  tournament: [[`/tournament/${NOBODYS}`, 'main h1']],
  workshop: [
    ['/workshop', 'main button'],
    ['/workshop/karak', '[data-thing]'],
    ['/workshop/kragmortha', '[data-thing]'],
  ],
  shared: [
    ['/shared', 'main h1'],
    [`/shared/${NOBODYS}`, 'main h1'],
  ],
  paper: [['/paper/goblin', '[data-side=front] [data-cut]']],
  operator: [['/operator', 'h1']],
  example: [['/rules/karak/K-31', '[data-area=ask]']],
  rules: [['/rules/kragmortha', 'main h2']],
  door: [['/', '[data-game] button']],
};

test('every page: axe finds nothing, the tab is called as it is, and the focus is somewhere in it', async () => {
  const { page, context } = await visit('/');
  await page.locator('[data-game] button').first().waitFor();
  const table = await gameUntil(goblin, 3, ({ asks, turn }) => turn > 2 && asks.at(-1)?.kind === 'turn');
  await putInBrowser(page, { ...table, id: 'goblin' });
  const found: string[] = [];
  for (const [path, shows] of Object.values(PAGES).flat()) {
    // Whoever goes on from a page leaves behind what they pressed.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await goTo(page, path);
    await page.locator(shows).first().waitFor();
    const wrong = await axeFinds(page);
    const here = () =>
      page.evaluate(() => ({
        nowhere: document.activeElement === null || document.activeElement === document.body,
        tab: document.title,
        name: document.querySelector('h1')?.textContent ?? '',
      }));
    // A table speaks first what it has to say.
    await expect.poll(async () => (await here()).nowhere, { message: `${path}: focus` }).toBe(false);
    const { tab, name } = await here();
    const asTable = (await page.locator('[data-area=ask]').count()) > 0;
    const wanted = name === 'Undercroft' ? name : `${name} · Undercroft`;
    if (name === '' || (asTable ? !tab.includes('Karak') : tab !== wanted))
      wrong.push(`the tab is called ${tab}, the page ${name}`);
    found.push(...wrong.map((what) => `${path}: ${what}`));
  }
  expect(found).toEqual([]);
  await context.close();
});
