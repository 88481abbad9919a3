import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Driver,
  type Engine,
  ended,
  type Looks,
  pressing,
  type Size,
  started,
  typing,
} from './driver.ts';

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The window's own bar takes next to no room, so that it can be as narrow as a phone. */
const NARROW_BAR =
  'window box > * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';
/** Pages hear by this that whoever looks wants no movement. */
const NOTHING_MOVES = '[Settings]\ngtk-enable-animations=0\n';

/** Without a graphics card nothing would be painted. Flat it costs least; whole it looks as on a device that has one. */
const PAINTING: Readonly<Record<Looks, object>> = {
  flat: { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  whole: { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
};

/** It takes a picture when something is painted next: where nothing moves, that would be never. */
const KEEP_PAINTING = `
  const dot = document.createElement('i');
  dot.style = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;z-index:9999';
  document.body.append(dot);
  let shade = 0;
  window.painting = setInterval(() => { dot.style.background = 'rgb(0,0,' + (shade ^= 1) + ')' }, 20);`;

/** A port nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** WebKit as GTK has it, Safari's engine, in windows on a screen that nobody sees. */
export async function startWebKit({ driver, browser, display }: Programs, looks: Looks): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'undercroft-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_BAR);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), NOTHING_MOVES);
  const screen = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const { child: shown, found } = await started(display, screen, /^(\d+)\n/);
  const env = {
    ...process.env,
    DISPLAY: `:${found}`,
    XDG_CONFIG_HOME: home,
    ...PAINTING[looks],
  };
  return {
    open: (size) => openWindow(driver, browser, env, size),
    async close() {
      await ended(shown);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Each driver has one browser. */
async function openWindow(
  program: string,
  binary: string,
  env: NodeJS.ProcessEnv,
  { width, height }: Size,
): Promise<Driver> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  // It does not say when it listens.
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => ({ ok: false }))).ok) {
    if (child.exitCode !== null) throw new Error(`${program} has ended with ${child.exitCode}`);
    await pause(20);
  }
  const tell = async <R>(method: string, path: string, body?: object): Promise<R> => {
    const reply = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      const how = child.signalCode ?? child.exitCode ?? 'still there';
      throw new Error(`WebKitWebDriver (${how}), ${method} ${path}: ${error.cause ?? error}`);
    });
    const { value } = (await reply.json()) as { value: R & { message?: string } };
    if (!reply.ok) throw new Error(`WebKit, ${method} ${path}: ${value.message}`);
    return value;
  };
  const options = { binary, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  };
  const { sessionId } = await tell<{ sessionId: string }>('POST', '', { capabilities });
  const at = `/${sessionId}`;
  const run = <R>(script: string, ...args: readonly string[]) =>
    tell<R>('POST', `${at}/execute/sync`, { script, args });
  // The window's bar is no part of the page.
  await tell('POST', `${at}/window/rect`, { width, height });
  const bar = height - (await run<number>('return innerHeight'));
  await tell('POST', `${at}/window/rect`, { width, height: height + bar });
  return {
    goto: (url) => tell('POST', `${at}/url`, { url }),
    call: (source, text) => run(`return (${source})(arguments[0])`, text),
    press: (x, y) => tell('POST', `${at}/actions`, { actions: [pressing(x, y)] }),
    type: (text) => tell('POST', `${at}/actions`, { actions: [typing(text)] }),
    async picture() {
      await run(KEEP_PAINTING);
      // What was painted before may still be on its way.
      await pause(200);
      const picture = await tell<string>('GET', `${at}/screenshot`);
      await run('clearInterval(window.painting)');
      return Buffer.from(picture, 'base64');
    },
    async close() {
      // A browser that stands still is not asked, but ended with its driver.
      await tell('DELETE', at).catch(() => {});
      await ended(child);
    },
  };
}
