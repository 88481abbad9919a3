import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Builds, BuiltFile } from './builds.ts';

export const ASSETS = ['assets', 'tv/assets'];
const COMPRESSED = /\.(br|gz)$/;

/** The screens as they were built, and where. */
export interface Screens {
  readonly folder: string;
  /** When they were built, and what from: the later of two is the newer one. */
  readonly build: string;
  /** Their files that never change, by folder. */
  readonly assets: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The browser client, where it has been built. */
export function builtScreens(folder: string): Screens | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const { build }: { build: string } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const there = ASSETS.filter((name) => existsSync(join(folder, name)));
  return { folder, build, assets: new Map(there.map((name) => [name, filesIn(join(folder, name))])) };
}

const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).filter((file) => !COMPRESSED.test(file)));

/** The storage keeps these screens' files for pages that outlive this server, and for other nodes. */
export function keepScreens(builds: Builds, { folder, build, assets }: Screens, now: number): Promise<void> {
  const files = [...assets].flatMap(([name, there]) => [...there].map((file) => `${name}/${file}`));
  return builds.keep(build, files, now, async (path): Promise<BuiltFile> => {
    const small = join(folder, `${path}.br`);
    if (existsSync(small)) return { encoding: 'br', body: await readFile(small) };
    return { encoding: null, body: await readFile(join(folder, path)) };
  });
}
