// `npm run web:figures`: how heavy, how smooth and how sound the screens are, measured in a real browser; with
// `-- weight`, `arriving`, `line`, `panning`, `smooth` or `lighthouse` only that; with `-- smooth --why` also what each task that
// would be felt consists of, with `-- smooth karak late` only what has these words in its name, and with
// `-- smooth --against DIST` another build of the screens in turns with this one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_NAMES, onShelf } from '@undercroft/games';
import { karak } from '@undercroft/karak';
import type { Game, Seat } from '@undercroft/kernel';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';

import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { slowLine } from './slowLine.ts';
import { smooth } from './smooth.ts';
import { gameUntil, putInBrowser } from './tables.ts';

const KB = 1024;
const ASSETS = join(import.meta.dirname, '../dist/assets');
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** How large a script of the house is as it is sent. */
const sizeOf = (url: string) => statSync(join(ASSETS, `${basename(new URL(url).pathname)}.br`)).size;

/** Compressed JavaScript that a page and its workers ask for meanwhile, in bytes. */
async function scripts(page: Page, during: () => Promise<unknown>): Promise<number> {
  const asked: Request[] = [];
  const hear = (request: Request) => {
    if (request.url().endsWith('.js')) asked.push(request);
  };
  page.context().on('request', hear);
  await during();
  page.context().off('request', hear);
  return asked.reduce((sum, request) => sum + sizeOf(request.url()), 0);
}

/**
 * The front door by itself, and what a game adds to it until its first question stands there: all that somebody has to
 * wait for who does not let the page rest. What comes at rest, for later or for a day without a network, is not waited for.
 */
async function weigh(browser: Browser, address: string): Promise<string[]> {
  const line = (what: string, bytes: number) =>
    `${what}: ${(bytes / KB).toFixed(0)} KB of compressed JavaScript (at most 150)`;
  const lines: string[] = [];
  for (const key of GAME_NAMES) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
    const page = await context.newPage();
    const door = await scripts(page, async () => {
      await page.goto(address);
      // One of the things that come at rest.
      await page.getByRole('button', { name: 'Settings' }).waitFor();
      await page.waitForLoadState('networkidle');
    });
    await page.evaluate(() => {
      Object.assign(globalThis, { requestIdleCallback: () => 0 });
      const looking = new MutationObserver(() => {
        if (document.querySelector('[data-testid=ask]') === null) return;
        looking.disconnect();
        console.debug('asked');
      });
      looking.observe(document, { childList: true, subtree: true });
    });
    const game = await scripts(page, async () => {
      await page.locator(`[data-game=${key}]`).getByRole('button', { name: 'Play here' }).click();
      const asked = page.waitForEvent('console', (said) => said.text() === 'asked');
      await page.getByRole('button', { name: 'Begin' }).click();
      await asked;
    });
    await context.close();
    if (lines.length === 0) lines.push(line('Front door', door));
    lines.push(line(`${onShelf(key).title}, besides`, game));
  }
  return lines;
}

/** Luck by which this seat of three has the first turn: a roll decides, and a computer player may come before. */
function luckOf(first: Seat): string {
  for (let tried = 1; ; tried++) {
    const seed = tried.toString(16).padStart(64, '0');
    const chairs = Array.from(
      { length: 3 },
      () => ({ kind: 'bot', name: '', level: null, figure: null }) as const,
    );
    const setUp = { id: '', game: karak.name, chairs, handOver: false, options: {}, seed };
    if (HereTable.begin(karak as Game, setUp).picture().ask?.seat === first) return seed;
  }
}

/** From an empty browser to one's own first decision, with every movement shown on the way. */
async function arrive(browser: Browser, address: string, first: Seat): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((seed) => {
    const anyBytes = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint8Array) || into.length !== 32) return anyBytes(into);
      for (const at of into.keys()) into[at] = Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16);
      return into;
    };
  }, luckOf(first));
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
  const begun = performance.now();
  await page.locator('section[data-mine]').waitFor({ timeout: 60_000 });
  const asked = performance.now();
  await context.close();
  const seconds = (until: number) => ((until - started) / 1000).toFixed(1);
  const who = first === 0 ? 'who begins' : 'after two computer players';
  return `A newcomer ${who}: at the table after 2 clicks and ${seconds(begun)} s, first asked after ${seconds(asked)} s (at most 15)`;
}

/** Frames a second while a full dungeon is dragged about, the processor slowed four times. */
async function pan(browser: Browser, address: string, kept: KeptTable): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();
  await putInBrowser(page, kept);
  await page.goto(`${address}/here/${kept.id}`);
  await page.getByTestId('ask').waitFor();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.waitForTimeout(800);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let before = performance.now();
        const until = before + 3000;
        const frame = (now: number) => {
          gaps.push(now - before);
          before = now;
          if (now < until) requestAnimationFrame(frame);
          else done(gaps.slice(5));
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.mouse.move(700, 450);
  await page.mouse.down();
  let panning = true;
  const moving = (async () => {
    for (let step = 0; panning; step++) {
      await page.mouse.move(700 + 260 * Math.sin(step / 12), 450 + 160 * Math.cos(step / 9));
    }
  })();
  const gaps = await frames;
  panning = false;
  await moving;
  const tiles = await page.locator('[data-place^="tile "]').count();
  await context.close();
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const slow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)];
  return [
    `Panning ${tiles} tiles, processor slowed four times: ${(1000 / mean).toFixed(0)} frames a second (wanted 60), ` +
      `19 of 20 frames within ${slow.toFixed(0)} ms`,
  ];
}

/** Lighthouse's marks for the front door; fetched when needed, since nothing else uses it. */
function lighthouse(address: string, browser: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-lighthouse-'));
  const report = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: browser },
  });
  if (status !== 0) return ['Lighthouse: did not run'];
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<string, { title: string; score: number }>;
  };
  rmSync(folder, { recursive: true });
  return ['performance', 'accessibility', 'best-practices'].map((name) => {
    const { title, score } = categories[name];
    return `Lighthouse, ${title}: ${Math.round(score * 100)} (at least 95)`;
  });
}

const executablePath = findChromium();
const {
  positionals: [only, ...words],
  values: { why, against },
} = parseArgs({
  allowPositionals: true,
  options: { why: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const server = await startServer();
const launch = () => chromium.launch({ executablePath, args: ['--no-sandbox'] });
const browser = await launch();

/** Another build of the screens, where one is to be compared with. */
async function openOther(dist: string) {
  const [house, eyes] = [await startServer({ SCREENS_DIR: resolve(dist) }), await launch()];
  const close = async () => {
    await eyes.close();
    await house.stop();
  };
  return { name: 'before', browser: eyes, address: house.address, close };
}
const other = against === undefined ? null : await openOther(against);

const MEASURES: Readonly<Record<string, () => AsyncIterable<string> | Promise<Iterable<string>>>> = {
  weight: () => weigh(browser, server.address),
  arriving: async () => [await arrive(browser, server.address, 0), await arrive(browser, server.address, 1)],
  line: () => slowLine(browser, server.address),
  panning: async () =>
    pan(browser, server.address, await gameUntil(karak, 3, ({ stack }) => stack.length === 0)),
  smooth: () =>
    smooth([{ name: 'now', browser, address: server.address }, ...(other === null ? [] : [other])], {
      why,
      only: words,
    }),
  lighthouse: async () => lighthouse(server.address, executablePath),
};

try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (only !== undefined && only !== name) continue;
    // Nothing else runs beside Lighthouse.
    if (name === 'lighthouse') await browser.close();
    for await (const line of await measure()) console.log(line);
  }
} finally {
  await browser.close();
  await server.stop();
  await other?.close();
}
