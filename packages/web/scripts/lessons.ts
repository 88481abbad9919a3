// Plays every lesson by doing only what the screen says, at calm speed, and prints how long it takes and what is read.
import { GAME_NAMES } from '@undercroft/games';
import { LANGUAGES } from '@undercroft/words/languages';
import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { obey } from '../e2e/obey.ts';
import { startServer } from '../e2e/server.ts';

/** How fast people read something new, and how long they take to find what is pointed at, in milliseconds. */
const A_WORD = 300;
const A_PRESS = 1200;

const games = process.argv.length > 2 ? process.argv.slice(2) : GAME_NAMES;
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const game of games) {
  // One after the other it would take a quarter of an hour; nobody waits for anybody.
  const lines = await Promise.all(LANGUAGES.map((language) => playLesson(game, language)));
  for (const line of lines) console.log(line);
}
await browser.close();
await server.stop();

async function playLesson(game: string, language: string): Promise<string> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
  const settings = JSON.stringify({ speed: 'calm', muted: true, language });
  await context.addInitScript((kept) => localStorage.setItem('undercroft.settings', kept), settings);
  const page = await context.newPage();
  await page.goto(`/learn/${game}`);
  const begun = performance.now();
  const read: string[] = [];
  let presses = 0;
  for (let done = await obey(page); ; done = await obey(page)) {
    if (read.at(-1) !== done.said) read.push(done.said);
    if (done.what === 'done') break;
    presses++;
  }
  const shown = performance.now() - begun;
  const words = read.join(' ').split(/\s+/).length;
  const minutes = (shown + words * A_WORD + presses * A_PRESS) / 60_000;
  await context.close();
  return (
    `${game.padEnd(11)} ${language}  ${String(words).padStart(4)} words  ${presses} presses  ` +
    `${(shown / 1000).toFixed(0).padStart(3)} s shown  ≈ ${minutes.toFixed(1)} minutes`
  );
}
