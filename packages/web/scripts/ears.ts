// `npm run ears -- karak`: plays a whole game through the tree for assistive technology and by keys alone, and writes down
// all that would be spoken to ears-karak.txt. Without a name, each game once. Red where a line of the log was not spoken or
// spoken twice, where the focus was nowhere, or where a turn took more keys than it should in the median.
import { writeFileSync } from 'node:fs';
import { GAME_NAMES } from '@undercroft/games';
import { chromium } from 'playwright-core';
import { listenIn, median, playByEar } from '../e2e/byEar.ts';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';

/** So many keys a turn may take in the median. */
const MOST: Readonly<Record<string, number>> = { karak: 8, karak2: 8, goblin: 4, kragmortha: 4 };
/** A game that is not over by then is long enough. */
const TURNS = 120;

const [wanted] = process.argv.slice(2);
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const game of wanted === undefined ? GAME_NAMES : [wanted]) {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() =>
    localStorage.setItem(
      'undercroft.settings',
      JSON.stringify({ speed: 'still', muted: true, notes: false }),
    ),
  );
  const page = await context.newPage();
  await listenIn(page);
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await page.getByTestId('spoken').waitFor({ state: 'attached' });
  const { spoken, unspoken, twice, nowhere, equal, presses, over } = await playByEar(page, game, {
    turns: TURNS,
  });
  writeFileSync(`ears-${game}.txt`, `${spoken.join('\n')}\n`);
  const keys = median(presses);
  const most = MOST[game] ?? Number.POSITIVE_INFINITY;
  console.log(
    `${game.padEnd(11)} ${over ? 'over' : 'cut off'} after ${presses.length} turns  ${spoken.length} sentences and stops  ` +
      `${unspoken.length} unspoken  ${twice.length} twice  focus nowhere ${nowhere} times  ` +
      `${equal.length} equal names  ${keys} keys a turn (at most ${most})`,
  );
  for (const line of [...unspoken, ...twice]) console.error(`  ${line}`);
  if (unspoken.length + twice.length + nowhere > 0 || keys > most) process.exitCode = 1;
  await context.close();
}
await browser.close();
await server.stop();
