// `npm run orca -- karak`: plays some turns with Orca reading a real Chromium aloud, by keys that come from a keyboard, and
// writes down all that it spoke to orca-karak.txt. Without a name, each game once. Wants Xvfb, openbox, xdotool, orca,
// speech-dispatcher and dbus-x11 (on Debian: apt-get install with these names).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { chromium } from 'playwright-core';
import { listenIn, playByEar } from '../e2e/byEar.ts';
import { findChromium, withWindows } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';

/** So many turns are enough to hear how a game sounds. */
const TURNS = 3;
/** How long a program of the desk takes to be there, in milliseconds. */
const SETTLED = 3000;
/** Whoever says nothing for so long has said it. */
const QUIET = 3000;

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** A desk of its own: a screen nobody sees, a line on which programs speak to each other, windows, and a reader. */
async function layDesk(said: string) {
  const home = mkdtempSync(join(tmpdir(), 'undercroft-orca-'));
  const display = `:${90 + (process.pid % 100)}`;
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
  };
  const started: ChildProcess[] = [];
  const start = async (program: string, ...words: string[]) => {
    started.push(spawn(program, words, { env, stdio: process.env.LOUD ? 'inherit' : 'ignore' }));
    await pause(SETTLED);
  };
  await start('Xvfb', display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp');
  for (const line of execFileSync('dbus-launch', { env, encoding: 'utf8' }).split('\n')) {
    const [, name, value] = /^(DBUS_\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) env[name] = value;
  }
  await start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await start('openbox');
  await start('orca', '--replace', `--debug-file=${said}`);
  return {
    env,
    end() {
      for (const one of started.reverse()) one.kill('SIGTERM');
      process.kill(Number(env.DBUS_SESSION_BUS_PID));
      // What hangs in it of the desk's own goes with the line.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** What a keyboard calls the keys that the browser names otherwise. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
};

/** Everything Orca said, in order, from where it came to the page; a key that it names was pressed. */
function spokenIn(log: string): string[] {
  const lines = log
    .split('\n')
    .flatMap((line) => /SPEECH OUTPUT: '(.+?) ?'(?:\W*$|\W*\{| voice)/.exec(line)?.[1] ?? []);
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => line.startsWith('Begin')),
    ),
  );
}

async function listenTo(game: string): Promise<void> {
  const said = join(tmpdir(), `undercroft-orca-${process.pid}-${game}.log`);
  const desk = await layDesk(said);
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
  const log = () => readFileSync(said, 'utf8');
  /** Until it has said all it wants to: a key cuts it short. */
  const silence = async () => {
    for (let before = -1, now = log().length; now !== before; now = log().length) {
      before = now;
      await pause(QUIET);
    }
  };
  const xdotool = (...words: string[]) => execFileSync('xdotool', words, { env: desk.env });
  const press = async (name: string) => {
    await silence();
    xdotool('key', '--clearmodifiers', KEYS[name] ?? name);
  };
  try {
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', viewport: null });
    await context.addInitScript(() =>
      localStorage.setItem(
        'undercroft.settings',
        JSON.stringify({ speed: 'still', muted: true, notes: false }),
      ),
    );
    const page = await context.newPage();
    await listenIn(page);
    await page.goto(`/play/${game}`);
    const begin = page.getByRole('button', { name: 'Begin' });
    await begin.waitFor();
    await silence();
    // The window's own keys go to its address at first.
    xdotool('mousemove', '1390', '500', 'click', '1');
    await silence();
    await begin.focus();
    await press('Enter');
    await page.getByTestId('spoken').waitFor({ state: 'attached' });
    const played = await playByEar(page, game, { turns: TURNS, press, pad: false, patience: 300_000 });
    for (const letter of 'wahovcdsb') await press(letter);
    await press('ArrowDown');
    await silence();
    const spoken = spokenIn(log());
    writeFileSync(`orca-${game}.txt`, `${spoken.join('\n')}\n`);
    console.log(`${game.padEnd(11)} ${played.presses.length} turns  ${spoken.length} spoken by Orca`);
  } finally {
    await browser.close();
    await server.stop();
    desk.end();
    rmSync(said, { force: true });
  }
}

const [wanted] = process.argv.slice(2);
for (const game of wanted === undefined ? GAME_NAMES : [wanted]) await listenTo(game);
