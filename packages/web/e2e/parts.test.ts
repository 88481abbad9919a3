import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAUSES_MS } from '../src/kit/pauses.ts';
import { browserForTests, goTo, NOWHERE } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** Refuses a file of the build on the line as often as it is told; then it comes. Says how often it was asked for. */
async function refuse(page: Page, file: RegExp, times: number) {
  let asked = 0;
  await page.route(file, (route) => (++asked > times ? route.continue() : route.abort('connectionrefused')));
  return () => asked;
}

/** Counts how often the page itself is fetched from now on. */
function pagesOf(page: Page): () => number {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages++;
  });
  return () => pages;
}

const book = (page: Page) => page.getByRole('heading', { name: 'Karak: the rules' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const gone = { status: 404, body: 'gone' };

const RULES_PAGE = /assets\/RulesPage-[^/]*\.js/;
const RULES_SHEET = /assets\/RulesPage-[^/]*\.css/;

const assets = join(import.meta.dirname, '../dist/assets');
const read = (name: string) => readFileSync(join(assets, name), 'utf8');

/** The file in which a page has its own words in Czech. */
const czechOfPage = (): RegExp =>
  new RegExp(
    `assets/${readdirSync(assets).find((name) => /^cs-.*\.js$/.test(name) && read(name).includes('Nastavení'))}`,
  );

/** The games' files that the worker of a table here fetches by itself: the page has others, called alike. */
function gamesOfWorker(): RegExp {
  const [worker] = readdirSync(assets).filter((name) => /^here\.worker-[^.]*\.js$/.test(name));
  const [begins] = /work-[\w-]*\.js/.exec(read(worker)) ?? [];
  const games = read(String(begins)).match(/game-[\w-]*\.js/g) ?? [];
  return new RegExp(`assets/(${[...new Set(games)].join('|')})`);
}

describe('a file that cannot be had', () => {
  it('once, twice: the room opens all the same', async () => {
    const { page } = await visit(NOWHERE, { refused: true });
    const asked = await refuse(page, RULES_PAGE, 2);
    await page.goto('/rules/karak');
    await book(page).waitFor();
    expect(asked()).toBeGreaterThan(2);
  });

  it('a sheet, once: the room opens with it', async () => {
    const { page } = await visit(NOWHERE, { refused: true });
    const asked = await refuse(page, RULES_SHEET, 1);
    await page.goto('/rules/karak');
    await book(page).waitFor();
    expect(asked()).toBeGreaterThan(1);
    const worn = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(worn.some((href) => RULES_SHEET.test(href))).toBe(true);
  });

  it('because the browser remembers that it failed: it comes from another address', async () => {
    const { page } = await visit(NOWHERE, { refused: true });
    // As if from memory: whoever looks at the file finds it, and whoever runs it is told that it failed.
    await page.route(RULES_PAGE, (route) => {
      const isRun = route.request().resourceType() === 'script';
      return isRun && !route.request().url().includes('?') ? route.abort('failed') : route.continue();
    });
    await page.goto('/rules/karak');
    await book(page).waitFor();
  });

  it('for long: the page says so, and its button helps once the file is there', async () => {
    const { page } = await visit(NOWHERE, { refused: true });
    let there = false;
    await page.route(RULES_PAGE, (route) => (there ? route.continue() : route.abort('connectionrefused')));
    await page.goto('/rules/karak');
    await again(page).waitFor();
    there = true;
    await again(page).click();
    await book(page).waitFor();
  });

  it('of words, for long: the page speaks English, and the right language once it is there', async () => {
    const { page } = await visit(NOWHERE, {
      refused: true,
      settings: { language: 'cs', speed: 'still', muted: true },
    });
    let there = false;
    // Whatever is said in Czech, in whichever file.
    await page.route(/assets\/cs-[^/]*\.js/, (route) => (there ? route.continue() : route.abort()));
    await page.goto('/rules/karak');
    await book(page).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    there = true;
    await page.getByRole('button', { name: 'Nastavení' }).waitFor();
  });

  it('of words, longer than anybody fetches: they are asked for again after a while', async () => {
    const { page } = await visit(NOWHERE, {
      refused: true,
      settings: { language: 'cs', speed: 'still', muted: true },
    });
    await page.clock.install();
    let there = false;
    let looked = 0;
    await page.route(czechOfPage(), (route) => {
      if (there) return route.continue();
      if (route.request().resourceType() === 'fetch') looked++;
      return route.abort();
    });
    await page.goto('/');
    const passes = () => page.clock.fastForward(1000);
    await expect.poll(() => passes().then(() => looked)).toBe(PAUSES_MS.length + 1);
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    there = true;
    const inCzech = () => page.getByRole('button', { name: 'Nastavení' }).count();
    await expect.poll(() => passes().then(inCzech)).toBe(1);
  });

  it('of a build that is gone: the page is fetched anew, once, where one was', async () => {
    const { page } = await visit('/', { refused: true });
    const pages = pagesOf(page);
    await page.route(RULES_PAGE, (route) => (pages() === 0 ? route.fulfill(gone) : route.continue()));
    await goTo(page, '/rules/karak#K-12');
    await book(page).waitFor();
    expect(pages()).toBe(1);
    expect(page.url()).toMatch(/\/rules\/karak#K-12$/);
  });

  it('of a build that stays gone: the page says so, and is not fetched anew for ever', async () => {
    const { page } = await visit(NOWHERE, { refused: true });
    const pages = pagesOf(page);
    await page.route(RULES_PAGE, (route) => route.fulfill(gone));
    await page.goto('/rules/karak');
    await again(page).click();
    await again(page).click();
    expect(pages()).toBe(2);
  });
});

describe('a worker whose file cannot be had', () => {
  const begin = (page: Page) => page.getByRole('button', { name: 'Begin' }).click();
  const asked = (page: Page) => page.getByTestId('ask').waitFor();

  it.each([
    ['its own', /assets\/here\.worker-[^/]*\.js/],
    ['what it begins with', /assets\/work-[^/]*\.js/],
    ['a game’s', gamesOfWorker()],
  ])('once, %s: the table opens all the same', async (_, file) => {
    const { page } = await visit('/play/karak', { refused: true });
    const times = await refuse(page, file, 1);
    await begin(page);
    await asked(page);
    expect(times()).toBeGreaterThan(1);
  });

  it('for long: the page says so, and its button helps once the file is there', async () => {
    const { page } = await visit('/play/karak', { refused: true });
    let there = false;
    await page.route(/assets\/here\.worker-[^/]*\.js/, (route) =>
      there ? route.continue() : route.abort('connectionrefused'),
    );
    await begin(page);
    await again(page).waitFor();
    there = true;
    await again(page).click();
    await asked(page);
  });
});
