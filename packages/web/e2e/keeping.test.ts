import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KarakView, karak } from '@undercroft/karak';
import { type Karak2View, karak2 } from '@undercroft/karak2';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { browserForTests, goTo, textOf } from './browser.ts';
import { explore, playByClicks } from './play.ts';

const { visit } = browserForTests({ painted: false });

const versionOf = async (page: Page): Promise<number> => {
  const table = page.locator('[data-version]');
  return Number(await table.getAttribute('data-version'));
};

/** Sits down at a table of this device, against one computer player. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
}

/** Whatever the table's worker writes is thrown away by the browser, as where its disk is full; or no longer. */
async function setFull(page: Page, full: boolean): Promise<void> {
  for (const worker of page.workers()) {
    await worker.evaluate((now) => {
      const { put } = IDBObjectStore.prototype;
      const disk = Object.assign(globalThis as { full?: boolean }, { full: now });
      if (!now) return;
      IDBObjectStore.prototype.put = function (...wanted) {
        const asked = put.apply(this, wanted);
        if (disk.full) asked.addEventListener('success', () => this.transaction.abort());
        return asked;
      };
    }, full);
  }
}

test('a device without room says so, takes the answer back, and plays on unkept where people wish', async () => {
  const { page, context } = await visit('/play/karak');
  await sitDown(page);
  const before = await versionOf(page);
  await setFull(page, true);
  await explore(page);
  const said = page.getByTestId('unkept');
  await said.waitFor();
  expect(await textOf(said)).toContain('could not save the game');
  expect(await versionOf(page)).toBe(before);

  // Still no room: nothing is lost by trying.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play on without saving' }).click();
  await page.locator('[data-testid=unkept][data-keeping=unkept]').waitFor();
  await playByClicks(page, (clicks) => clicks.length >= 4);
  expect(await versionOf(page)).toBeGreaterThan(before);

  // Somebody has made room: from the next answer on it is kept again, and nothing of it is missing.
  await setFull(page, false);
  await playByClicks(page, (clicks) => clicks.length >= 2);
  await said.waitFor({ state: 'hidden' });
  const log = await textOf(page.getByTestId('log'));
  await page.reload();
  await page.getByTestId('log').waitFor();
  expect(await textOf(page.getByTestId('log'))).toContain(log.slice(0, 80));
  await context.close();
});

/** Runs in a page: puts a game, as JSON, where tables lay when they were kept whole; or says how many lie there. */
const atOlderPlace = (json: string | null): Promise<number> =>
  new Promise((done) => {
    const open = indexedDB.open('undercroft');
    open.onupgradeneeded = () => open.result.createObjectStore('tables');
    open.onsuccess = () => {
      const transaction = open.result.transaction('tables', 'readwrite');
      const tables = transaction.objectStore('tables');
      if (json !== null) tables.put(JSON.parse(json), JSON.parse(json).id);
      const count = tables.count();
      transaction.oncomplete = () => {
        open.result.close();
        done(count.result);
      };
    };
  });

test('a game that an older version kept goes on, and from then on only what is new of it is written', async () => {
  const { page, context } = await visit('/healthz');
  const table = await gameUntil(karak, 2, ({ turn }: KarakView) => turn > 12);
  expect(await page.evaluate(atOlderPlace, JSON.stringify(table))).toBe(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).first().waitFor();
  expect(await page.evaluate(atOlderPlace, null)).toBe(0);
  await goTo(page, `/here/${table.id}`);
  await page.getByTestId('ask').waitFor();
  const before = await versionOf(page);
  expect(before).toBe(table.saved.version);
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      const noted: unknown[] = [];
      Object.assign(globalThis, { noted });
      IDBObjectStore.prototype.put = function (value, key) {
        noted.push([key, 'saved' in value ? value.saved.match.answers : value]);
        return put.call(this, value, key);
      };
    });
  }
  await playByClicks(page, (clicks) => clicks.length >= 3);
  const after = await versionOf(page);
  expect(after).toBeGreaterThan(before);
  const noted = (
    await Promise.all(
      page
        .workers()
        .map((worker) => worker.evaluate(() => (globalThis as { noted?: [unknown, unknown][] }).noted ?? [])),
    )
  ).flat();
  const answers = noted.filter(([key]) => Array.isArray(key));
  expect(answers.length).toBeGreaterThanOrEqual(after - before);
  expect(new Set(answers.map(([key]) => String(key))).size, 'each answer once').toBe(answers.length);
  // How it stands, each time, without what was answered before.
  expect(noted.filter(([key]) => key === table.id).every(([, held]) => held === undefined)).toBe(true);
  const log = await textOf(page.getByTestId('log'));
  await page.reload();
  await page.getByTestId('log').waitFor();
  await expect.poll(() => textOf(page.getByTestId('log'))).toContain(log.slice(0, 60));
  await context.close();
});

test('a throw that came to nothing is made again', async () => {
  const { page, context } = await visit('/');
  const table = await gameUntil(karak2, 2, ({ asks }: Karak2View) => asks.at(-1)?.kind === 'muster');
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const stage = page.locator('[data-region=fight][data-in-hand]');
  await stage.waitFor();
  await setFull(page, true);
  await stage.click();
  await page.getByTestId('unkept').waitFor();
  await setFull(page, false);
  const before = await versionOf(page);
  await stage.click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  await context.close();
});

test('a connection to the browser’s storage that was lost is opened again', async () => {
  const { page, context } = await visit('/play/karak');
  await sitDown(page);
  await playByClicks(page, (clicks) => clicks.length >= 2);
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      // As Safari does in the background, without a word; whoever uses it then is refused.
      IDBDatabase.prototype.transaction = function (...wanted) {
        IDBDatabase.prototype.transaction = transaction;
        this.close();
        return transaction.apply(this, wanted);
      };
    });
  }
  const before = await versionOf(page);
  await playByClicks(page, (clicks) => clicks.length >= 3);
  expect(await versionOf(page)).toBeGreaterThan(before);
  expect(await page.getByTestId('unkept').count()).toBe(0);
  const after = await versionOf(page);
  await page.reload();
  await page.getByTestId('ask').waitFor();
  await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(after);
  await context.close();
});

/** Runs in a page: holds what tables are kept in, so that nobody else can read or write there, until it is let go. */
const hold = () =>
  new Promise<void>((held) => {
    const open = indexedDB.open('undercroft-tables');
    open.onsuccess = () => {
      const tables = open.result.transaction('tables', 'readwrite').objectStore('tables');
      const goOn = () => {
        if ('letGo' in globalThis) open.result.close();
        else tables.get('').onsuccess = goOn;
      };
      goOn();
      held();
    };
  });

test('a storage that does not answer is said in words, and whoever tries again goes on once it does', async () => {
  const { page, context } = await visit('/play/karak');
  await sitDown(page);
  const before = await versionOf(page);
  const [other, third] = [await context.newPage(), await context.newPage()];
  await other.goto('/healthz');
  const kept = await gameUntil(karak2, 2, ({ asks }: Karak2View) => asks.at(-1)?.kind === 'muster');
  await putInBrowser(other, kept);
  await other.evaluate(hold);

  await explore(page);
  await third.goto(`/here/${kept.id}`);
  await third.getByRole('heading', { name: 'The saved game does not open' }).waitFor();
  await page.getByTestId('unkept').waitFor();
  expect(await versionOf(page)).toBe(before);

  await other.evaluate(() => Object.assign(globalThis, { letGo: true }));
  for (const one of [page, third]) await one.getByRole('button', { name: 'Try again' }).click();
  await third.getByTestId('ask').waitFor();
  await page.getByTestId('unkept').waitFor({ state: 'hidden' });
  await explore(page);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  await context.close();
});

test('where site data is blocked, every room opens and a game is played', async ({ skip }) => {
  const browser = inject('settable');
  if (browser === '') skip('There is no Chromium with windows, whose settings could block it.');
  const profile = mkdtempSync(join(tmpdir(), 'undercroft-blocked-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--no-sandbox'],
    baseURL: inject('server'),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  // What breaks in one part is caught there, and the rest stands; it is told.
  page.on('request', (one) => {
    if (one.url().endsWith('/api/page-errors')) complaints.push(one.postData() ?? '');
  });
  try {
    await page.goto('/');
    const refusal = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal, 'this browser blocks').toBe('SecurityError');
    // What is fetched at rest has come, too.
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Play here' }).first().click();
    await sitDown(page);
    await page.getByRole('button', { name: 'Play on without saving' }).click();
    await page.locator('[data-testid=unkept][data-keeping=unkept]').waitFor();
    const log = page.getByTestId('log');
    const told = await textOf(log);
    await explore(page);
    await expect.poll(() => textOf(log)).not.toBe(told);
    for (const path of ['/me', '/learn/karak', '/rules/karak', '/workshop/karak', '/friends/karak']) {
      await page.goto(path);
      await page.locator('h1, h2, [data-testid=ask]').first().waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count(), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
