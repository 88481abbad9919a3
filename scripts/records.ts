// Plays and keeps a few matches of every game or of those named, for the tests to replay: npm run records -- [game…]
// Beside them it keeps tables of these rules as they stood on the way; those of older rules stay, and must go on.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { type RecordedMatch, recordMatch, tableOf } from '@undercroft/kernel';

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : GAME_NAMES) {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  const folder = new URL(`../packages/${name}/records/`, import.meta.url);
  const keep = (file: string, data: unknown) => {
    writeFileSync(new URL(file, folder), `${JSON.stringify(data)}\n`);
    console.log(`${name}/records/${file}`);
  };
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.includes('-seats-')) rmSync(new URL(file, folder));
  const { min, max } = game.seats;
  const records: RecordedMatch[] = [];
  for (let seats = min; seats <= max; seats++) {
    const seed = (seats * 0x9e37_79b9).toString(16).padStart(64, '0');
    const record = recordMatch(game, mind, seats, seed);
    records.push(record);
    keep(`rules-${game.rulesVersion}-seats-${seats}.json`, record);
  }
  const some = [records[0], records[records.length >> 1], records[records.length - 1]];
  const tables = [0.5, 0.25, 0.8].map((share, at) => tableOf(game, some[at].match, share));
  keep(`rules-${game.rulesVersion}-tables.json`, tables);
}
