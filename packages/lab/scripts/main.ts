// npm run bench, npm run train, npm run puzzles: for whoever works on the project; a release has none of it.
import { type Commands, main } from '../src/cli.ts';

export const SCRIPTS: Commands = {
  train: {
    summary: 'learn from many games how likely each seat is to win',
    load: () => import('./train.ts'),
  },
  puzzles: {
    summary: 'find questions with one clearly best answer',
    load: () => import('./puzzles.ts'),
  },
  bench: { summary: 'measure how fast the rules are', load: () => import('./bench.ts') },
};

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), SCRIPTS, 'npm run');
