// `npm run orca -- karak`: plays some turns with Orca reading a real Chromium aloud, by keys that come from a keyboard, and
// writes down all that it spoke to docs/ears/karak.txt. Without a name, each game once. Red where Orca took a key for its
// own, or did not say all that was told, in its order. Wants Xvfb, openbox, xdotool, orca, speech-dispatcher, at-spi2-core
// and dbus-x11 (on Debian: apt-get install with these names).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { chromium } from 'playwright-core';
import { listenIn, playByEar } from '../e2e/byEar.ts';
import { findChromium, withWindows } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';
import { layDesk } from './desk.ts';

/** So many turns are enough to hear how a game sounds. */
const TURNS = 3;
const LOGS = join(import.meta.dirname, '../../../docs/ears');

/** What a keyboard calls the keys that the browser names otherwise. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
};

/** Orca says so where it took a digit or a letter for one of its own commands. */
const TAKEN = /^(No more |Wrapping to |Browse mode)|heading level/;

/** What was told and not spoken after what was told before it. */
function unspoken(told: readonly string[], spoken: readonly string[]): string[] {
  let from = 0;
  return told.filter((text) => {
    const at = spoken.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

async function listenTo(game: string): Promise<void> {
  const desk = await layDesk();
  const server = await startServer();
  const browser = await chromium.launch({
    headless: false,
    executablePath: withWindows() ?? findChromium(),
    args: [
      '--no-sandbox',
      '--force-renderer-accessibility',
      '--window-size=1400,860',
      '--window-position=0,0',
    ],
    env: desk.env,
  });
  /** How much had been spoken when each key was pressed. */
  const pressed: { readonly after: number; readonly key: string }[] = [];
  const press = async (name: string) => {
    await desk.silence();
    pressed.push({ after: desk.spoken().length, key: name });
    desk.xdotool('key', '--clearmodifiers', KEYS[name] ?? name);
  };
  try {
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', viewport: null });
    await context.addInitScript(() =>
      localStorage.setItem(
        'undercroft.settings',
        JSON.stringify({ speed: 'still', muted: true, notes: false }),
      ),
    );
    context.setDefaultTimeout(300_000);
    const page = await context.newPage();
    await listenIn(page);
    await page.goto(`/play/${game}`);
    const begin = page.getByRole('button', { name: 'Begin' });
    await begin.waitFor();
    await desk.silence();
    // The window's own keys go to its address at first.
    desk.xdotool('mousemove', '1390', '500', 'click', '1');
    await desk.silence();
    await begin.focus();
    await press('Enter');
    await page.getByTestId('spoken').waitFor({ state: 'attached' });
    const played = await playByEar(page, game, { turns: TURNS, press, pad: false, patience: 300_000 });
    for (const letter of 'wahovcdsb') await press(letter);
    for (const arrow of ['ArrowDown', 'ArrowRight']) await press(arrow);
    await desk.silence();
    const spoken = desk.spoken();
    const [first] = pressed;
    const lines = spoken.flatMap((text, at) => [
      ...pressed.filter(({ after }) => after === at).map(({ key }) => `[${key}]`),
      text,
    ]);
    mkdirSync(LOGS, { recursive: true });
    const from = lines.indexOf(`[${first?.key}]`);
    writeFileSync(join(LOGS, `${game}.txt`), `${lines.slice(Math.max(0, from)).join('\n')}\n`);
    const taken = spoken.slice(first?.after).filter((text) => TAKEN.test(text));
    const told = played.spoken.filter((text) => !text.startsWith('→'));
    const lost = unspoken(told, spoken.slice(first?.after));
    console.log(
      `${game.padEnd(11)} ${played.presses.length} turns  ${told.length} told  ${spoken.length} spoken by Orca  ` +
        `${lost.length} unspoken or out of order  ${taken.length} keys taken`,
    );
    for (const line of [...lost, ...taken]) console.error(`  ${line}`);
    if (lost.length + taken.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
    desk.end();
  }
}

const [wanted] = process.argv.slice(2);
for (const game of wanted === undefined ? GAME_NAMES : [wanted]) await listenTo(game);
