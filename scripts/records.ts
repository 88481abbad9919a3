// Plays and keeps a few matches of every game or of those named, for the tests to replay: npm run records -- [game…]
// A game that is on no shelf is named by its folder: npm run records -- tests/tug-of-war
// Beside them it keeps tables of these rules as they stood on the way; those of older rules stay, and must go on.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { GAME_NAMES, onShelf } from '@undercroft/games';
import { recordsOf } from '@undercroft/kit/records';
import type { OnShelf } from '@undercroft/kit/shelf';
import { typed } from './arguments.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals: named } = typed(
  'records',
  { yes: { type: 'boolean', default: false } },
  '[game…] [--yes]\n\nPlays and keeps matches for the tests to replay. Asks before it writes over what is kept; --yes does not.',
);
const games = named.length > 0 ? named : GAME_NAMES;
if (!values.yes) {
  const question = `Records of ${games.join(', ')} are played and written anew. Go on? (y/N) `;
  if (!process.stdin.isTTY) {
    console.error(
      `records: this writes over the records of ${games.join(', ')}; say --yes. Nothing has changed.`,
    );
    process.exit(2);
  }
  const asking = createInterface(process.stdin, process.stdout);
  const said = await asking.question(question);
  asking.close();
  if (!/^y(es)?$/i.test(said.trim())) process.exit(0);
}
for (const name of games) {
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
