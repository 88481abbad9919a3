// Looks for anything hidden that shows, in random play of every game or of those named:
// npm run leaks -- [game…] [--seed 1] [--positions 100000]
import { parseArgs } from 'node:util';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { searchLeaks } from '@undercroft/kernel/leaks';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    positions: { type: 'string', default: '100000' },
  },
});
const [seed, positions] = [Number(values.seed), Number(values.positions)];

for (const name of positionals.length > 0 ? positionals : GAME_NAMES) {
  const game = await loadGame(name);
  const started = performance.now();
  searchLeaks(game, { seed, positions });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: nothing hidden shows in ${positions} positions from seed ${seed} (${seconds} s)`);
}
