import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** One without windows is the quickest. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chromium of this machine, or undefined. */
function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    process.env.CHROMIUM ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return [...places, ...ELSEWHERE, chromium.executablePath()].find(
    (place) => place !== '' && existsSync(place),
  );
}

/** A Chromium to test with. Where there is none, one is installed: by the system as root, else by Playwright. */
export function findChromium(): string {
  const there = installed();
  if (there !== undefined) return there;
  console.log('Installing a Chromium to test the screens with …');
  const quiet = { stdio: 'ignore' } as const;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], quiet).status === 0) {
    spawnSync('apt-get', ['update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (installed() === undefined) spawnSync('apt-get', ['install', '-y', name], quiet);
  }
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
