// Plays and keeps a few matches of every game or of those named, for the tests to replay: npm run records -- [game…]
// Beside them it keeps tables of these rules as they stood on the way; those of older rules stay, and must go on.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { recordsOf } from '@undercroft/kernel';

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : GAME_NAMES) {
  const records = recordsOf(await loadGame(name), await loadMind(name));
  const folder = new URL(`../packages/${name}/records/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.includes('-seats-')) rmSync(new URL(file, folder));
  for (const [file, record] of Object.entries(records)) {
    writeFileSync(new URL(file, folder), `${JSON.stringify(record)}\n`);
    console.log(`${name}/records/${file}`);
  }
}
