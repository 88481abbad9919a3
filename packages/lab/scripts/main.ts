// npm run bench, npm run train: for whoever works on the project; a release has none of it.
import { type Commands, main } from '../src/cli.ts';

export const SCRIPTS: Commands = {
  train: {
    summary: 'learn from many games how likely each seat is to win',
    load: () => import('./train.ts'),
  },
  bench: { summary: 'measure how fast the rules are', load: () => import('./bench.ts') },
};

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), SCRIPTS, 'npm run');
