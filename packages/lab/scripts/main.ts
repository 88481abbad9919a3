// npm run bench, npm run train, npm run puzzles, week, duplicate: for whoever works on the project; a release has none of it.
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
  week: {
    summary: 'see how well the boards of some days order the levels of computer players',
    load: () => import('./week.ts'),
  },
  duplicate: {
    summary: 'measure how many games tell two levels apart, with and without duplicate',
    load: () => import('./duplicate.ts'),
  },
  bench: { summary: 'measure how fast the rules are', load: () => import('./bench.ts') },
};

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), SCRIPTS, 'npm run');
