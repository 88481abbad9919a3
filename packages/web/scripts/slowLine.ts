import { GAME_NAMES, onShelf } from '@undercroft/games';
import type { Browser } from 'playwright-core';

/** A slow line: bytes a second each way, and how long everything takes on its way. */
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
/** Each is opened so often: the quickest is told, since others may want the processor. */
const TIMES = 3;

const quickest = (all: readonly number[]) => `${(Math.min(...all) / 1000).toFixed(1)} s`;

/**
 * How long somebody waits on a slow line whose browser knows nothing of the house: for the front door, for what it shows
 * once a game is chosen, and from *Begin* to the first question.
 */
export async function* slowLine(browser: Browser, address: string): AsyncGenerator<string> {
  for (const game of GAME_NAMES) {
    const waited = { door: [] as number[], setUp: [] as number[], table: [] as number[] };
    let bytes = 0;
    for (let time = 0; time < TIMES; time++) {
      const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
      bytes = 0;
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      let before = performance.now();
      const since = () => {
        const passed = performance.now() - before;
        before += passed;
        return passed;
      };
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator(`[data-game=${game}]`).getByRole('button', { name: 'Play here' }).click();
      const door = since();
      await page.getByRole('button', { name: 'Begin' }).click();
      const setUp = since();
      await page.getByTestId('ask').waitFor();
      const table = since();
      waited.door.push(door);
      waited.setUp.push(setUp);
      waited.table.push(table);
      await context.close();
    }
    yield `${onShelf(game).title} on a line of 1.6 Mbit and 150 ms: the front door after ${quickest(waited.door)}, ` +
      `its set-up ${quickest(waited.setUp)} later, the table ${quickest(waited.table)} after Begin (wanted: 2 s), ` +
      `${(bytes / 1024).toFixed(0)} KB until then`;
  }
}
