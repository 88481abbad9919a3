// Plays every lesson by doing only what the screen says, at calm speed, and prints how long it takes and what is read.
// `npm run web:lessons -- goblin de` plays one. Time is the page's own: a busy machine makes no lesson longer.
import { GAME_NAMES } from '@undercroft/games';
import { LANGUAGES } from '@undercroft/words/languages';
import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { obey } from '../e2e/obey.ts';
import { startServer } from '../e2e/server.ts';

/** How fast people read something new, and how long they take to find what is pointed at, in milliseconds. */
const A_WORD = 300;
const A_PRESS = 1200;

/** So much time passes between two looks at the screen. */
const A_LOOK = 200;

const [wanted, spoken] = process.argv.slice(2);
const games = wanted === undefined ? GAME_NAMES : [wanted];
const languages = spoken === undefined ? LANGUAGES : [spoken];
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const game of games) {
  for (const language of languages) console.log(await playLesson(game, language));
}
await browser.close();
await server.stop();

async function playLesson(game: string, language: string): Promise<string> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
  const settings = JSON.stringify({ speed: 'calm', muted: true, language });
  await context.addInitScript((kept) => localStorage.setItem('undercroft.settings', kept), settings);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`/learn/${game}`);
  await page.getByTestId('said').waitFor();
  // From here on time stands still but for what the learner waits.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  let shown = 0;
  const waits = async () => {
    await page.clock.runFor(A_LOOK);
    shown += A_LOOK;
  };
  const read: string[] = [];
  let presses = 0;
  for (let done = await obey(page, waits); ; done = await obey(page, waits)) {
    if (read.at(-1) !== done.said) read.push(done.said);
    if (done.what === 'done') break;
    presses++;
    // What was pressed does something before anybody looks again.
    await waits();
  }
  const words = read.join(' ').split(/\s+/).length;
  const minutes = (shown + words * A_WORD + presses * A_PRESS) / 60_000;
  await context.close();
  return (
    `${game.padEnd(11)} ${language}  ${String(words).padStart(4)} words  ${presses} presses  ` +
    `${(shown / 1000).toFixed(0).padStart(3)} s shown  ≈ ${minutes.toFixed(1)} minutes`
  );
}
