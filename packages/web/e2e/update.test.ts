import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { beginOnline } from './api.ts';
import { browserForTests, goTo, NOWHERE } from './browser.ts';
import { lineTo } from './line.ts';
import { look } from './living.ts';
import { nextBuild } from './nextBuild.ts';
import { playByClicks } from './play.ts';
import { startServer, type TestServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const book = (page: Page) => page.getByRole('heading', { name: 'Karak: the rules' });
const word = (page: Page) => page.getByTestId('newer');

/** The house is kept in this browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((wake) => setTimeout(wake, 50));
  });

/** The names of the builds that are kept in this browser. */
const caches = (page: Page) => page.evaluate(() => self.caches.keys());

describe('an update under open pages', () => {
  const next = nextBuild();
  let server: TestServer;
  const update = () => server.restart(async () => {}, { SCREENS_DIR: next.folder });
  const back = () => server.restart(async () => {}, { SCREENS_DIR: join(import.meta.dirname, '../dist') });
  beforeAll(async () => {
    server = await startServer({ KEEP_BUILDS_DAYS: '14' });
  });
  afterAll(async () => {
    await server.stop();
    next.remove();
  });

  test('a table goes on as it began, and whoever leaves it is told softly of what is newer', async () => {
    const { page } = await visit('/play/karak', { server: server.address });
    await page.getByRole('button', { name: 'Begin' }).click();
    await playByClicks(page, (all) => all.length >= 2);
    const before = await buildOf(page);
    await update();
    // What was not fetched yet comes from the build that the page is of.
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('#K-12').waitFor();
    await look(page, false);
    await playByClicks(page, (all) => all.length >= 2);
    expect(await word(page).count()).toBe(0);
    await goTo(page, '/rules/karak');
    await book(page).waitFor();
    await look(page, false);
    await word(page).waitFor();
    expect(await buildOf(page)).toBe(before);
    await word(page).getByRole('button', { name: 'Load it' }).click();
    await page.locator(`html[data-build="${next.build}"]`).waitFor();
    await book(page).waitFor();
    await look(page, false);
    expect(await word(page).count()).toBe(0);
    await back();
  });

  test('two builds are kept in the browser: without a network an open page goes on, and the next one is there', async () => {
    const { page, context } = await visit('/', { server: server.address, offline: true });
    await kept(page);
    const [first] = await caches(page);
    await update();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(async () => (await caches(page)).length).toBe(2);
    await page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      const coming = installing ?? waiting;
      while (coming !== null && coming.state !== 'activated')
        await new Promise((wake) => setTimeout(wake, 50));
    });
    expect(await caches(page)).toContain(first);
    await context.setOffline(true);
    await goTo(page, '/rules/karak');
    await book(page).waitFor();
    await page.reload();
    await page.locator(`html[data-build="${next.build}"]`).waitFor();
    await book(page).waitFor();
    await context.close();
    await back();
  });
});

test('where the network is there and brings nothing, the page comes from this device', async () => {
  const line = await lineTo(inject('server'));
  const { page, context } = await visit('/', { server: line.address, offline: true });
  await kept(page);
  line.silent = true;
  await page.goto('/rules/karak');
  await book(page).waitFor();
  await context.close();
  await line.close();
});

test('a page whose table goes on by newer rules says so and is fetched anew once; it does not break', async () => {
  const server = await startServer();
  const at = { server: server.address, refused: true };
  const [ada, ben] = [await visit(NOWHERE, at), await visit(NOWHERE, at)];
  const { id } = await beginOnline(ada.context, ben.context, 'karak');
  await ada.page.goto(`/table/${id}`);
  await ada.page.getByTestId('ask').waitFor();
  let pages = 0;
  ada.page.on('request', (request) => {
    if (request.isNavigationRequest()) pages++;
  });
  const ahead = `--import=${join(import.meta.dirname, 'raised.ts')}`;
  await server.restart(async () => {}, { NODE_OPTIONS: ahead });
  const said = ada.page.getByRole('heading', { name: 'This table goes on in a newer version.' });
  await said.waitFor();
  // The screens are of the same build still: fetched anew once, they say it again, and leave the rest to people.
  await expect.poll(() => pages).toBe(1);
  await said.waitFor();
  await ada.page.getByRole('button', { name: 'Load it' }).click();
  await said.waitFor();
  expect(pages).toBe(2);
  await server.stop();
});
