// Plays and keeps a few matches of every game, for the tests to replay: npm run records
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { recordMatch } from '@undercroft/kernel';

for (const name of GAME_NAMES) {
  const game = await loadGame(name);
  const folder = new URL(`../packages/${name}/records/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) {
    const seed = (seats * 0x9e37_79b9).toString(16).padStart(64, '0');
    const record = recordMatch(game, await loadMind(name), seats, seed);
    const file = `rules-${game.rulesVersion}-seats-${seats}.json`;
    writeFileSync(new URL(file, folder), `${JSON.stringify(record)}\n`);
    console.log(`${name}/records/${file}: ${record.match.answers.length} answers`);
  }
}
