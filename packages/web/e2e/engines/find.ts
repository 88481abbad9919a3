import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from '../../../../scripts/install.ts';
import type { Engine, Looks } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

type Start = (looks: Looks) => Promise<Engine>;

const onPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(existsSync);

/** Where each system lays the browser that is made for being driven. */
const MINI_BROWSERS = '/usr/lib{,64,exec}/{,*/}webkit*gtk-*/MiniBrowser';

function webKit(): Start | undefined {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync(MINI_BROWSERS).sort();
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return (looks) => startWebKit({ driver, display, browser }, looks);
}

function firefox(): Start | undefined {
  const program = process.env.FIREFOX ?? onPath('firefox-esr', 'firefox');
  return program === undefined ? undefined : () => startFirefox(program);
}

const ENGINES = {
  WebKit: { find: webKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  Firefox: { find: firefox, packages: ['firefox-esr'] },
};

export type EngineName = keyof typeof ENGINES;

/** Starts a browser of this engine; where there is none it is installed as root, else left out, and that is said. */
export function findEngine(name: EngineName): Start | undefined {
  const { find, packages } = ENGINES[name];
  const there = find();
  if (there !== undefined) return there;
  install(...packages);
  const found = find();
  if (found === undefined)
    console.warn(`${name} (${packages.join(', ')}) is not installed: nothing is tried in it.`);
  return found;
}
