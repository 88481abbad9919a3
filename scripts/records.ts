// Plays and keeps a few matches of every game or of those named, for the tests to replay: npm run records -- [game…]
// A game that is on no shelf is named by its folder: npm run records -- tests/tug-of-war
// Beside them it keeps tables of these rules as they stood on the way; those of older rules stay, and must go on.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_NAMES, onShelf } from '@undercroft/games';
import { recordsOf } from '@undercroft/kit/records';
import type { OnShelf } from '@undercroft/kit/shelf';

const root = join(import.meta.dirname, '..');
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : GAME_NAMES) {
  const home = name.includes('/') ? resolve(name) : join(root, 'packages', name);
  const shelf: OnShelf = name.includes('/')
    ? (await import(join(home, 'src/shelf.ts'))).shelf
    : onShelf(name);
  const records = recordsOf(await shelf.rules(), await shelf.mind());
  const folder = join(home, 'records');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.includes('-seats-')) rmSync(join(folder, file));
  for (const [file, record] of Object.entries(records)) {
    writeFileSync(join(folder, file), `${JSON.stringify(record)}\n`);
    console.log(`${name}/records/${file}`);
  }
}
