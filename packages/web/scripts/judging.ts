// How long the workshop takes to judge a set: a thousand games beside a thousand from the box, in a real browser.
import { GAME_NAMES } from '@undercroft/games';
import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';

const games = process.argv.length > 2 ? process.argv.slice(2) : GAME_NAMES;
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
/** Processor time that the pages and their workers have used so far, in seconds: it says more on a busy machine. */
const devtools = await browser.newBrowserCDPSession();
async function used(): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

for (const game of games) {
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  await page.goto(`/workshop/${game}`);
  const before = await used();
  const begun = performance.now();
  await page.getByRole('button', { name: 'Judge it' }).click();
  await page.locator('[data-judged=done]').waitFor();
  const seconds = (performance.now() - begun) / 1000;
  const processor = (await used()) - before;
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  console.log(
    `${game.padEnd(11)} ${seconds.toFixed(0).padStart(4)} s on ${cores} cores, ` +
      `${processor.toFixed(0).padStart(4)} s of processor time`,
  );
  await context.close();
}
await browser.close();
await server.stop();
