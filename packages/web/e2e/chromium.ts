import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { install } from '../../../scripts/install.ts';

/** Chromium without windows: a page costs half as much there. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const onPath = (names: readonly string[]): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** The one that is named in the variable CHROMIUM, or one without windows. */
const quickest = (): string | undefined => [process.env.CHROMIUM ?? '', ...onPath(SHELLS)].find(existsSync);

/** One with windows: only that minds what is set in a profile. */
export const withWindows = (): string | undefined => [...onPath(NAMES), ...ELSEWHERE].find(existsSync);

/** Any Chromium of this machine. */
const installed = (): string | undefined =>
  quickest() ?? withWindows() ?? [chromium.executablePath()].find(existsSync);

/** A Chromium to test with. Where there is none, one is installed: by the system as root, else by Playwright. */
export function findChromium(): string {
  const there = quickest();
  if (there !== undefined) return there;
  if (installed() === undefined) console.log('Installing a Chromium to test the screens with …');
  install('chromium-headless-shell', ...(installed() === undefined ? ['chromium'] : []));
  if (installed() === undefined) {
    const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
    spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  const found = installed();
  if (found === undefined) {
    throw new Error(
      'No Chromium to test the screens with: install one, or name it in the variable CHROMIUM.',
    );
  }
  return found;
}
