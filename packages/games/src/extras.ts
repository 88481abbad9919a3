import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, type GameName } from './index.ts';

const root = join(import.meta.dirname, '../../..');

/** What a game may bring beyond its rules, and where it lies: tests of it ask which games do. */
export const EXTRAS = {
  achievements: (game: string) => `packages/${game}/src/achievements.ts`,
  words: (game: string) => `packages/${game}/src/words/index.ts`,
  weights: (game: string) => `packages/${game}/src/weights.ts`,
  board: (game: string) => `packages/${game}/terminal/board.ts`,
  lesson: (game: string) => `packages/${game}/lessons/first.yaml`,
  puzzles: (game: string) => `packages/${game}/puzzles/01.json`,
  set: (game: string) => `docs/sets/${game}.yaml`,
  weighed: (game: string) => `packages/lab/test/weighed/${game}.json`,
  screen: (game: string) => `packages/web/src/games/${game}/index.tsx`,
  lid: (game: string) => `packages/web/src/games/${game}/lid.ts`,
  pieces: (game: string) => `packages/web/src/games/${game}/pieces.tsx`,
  paper: (game: string) => `packages/web/src/games/${game}/paper.tsx`,
  plan: (game: string) => `packages/web/src/games/${game}/plan.ts`,
  about: (game: string) => `packages/web/src/games/${game}/about/index.ts`,
  notes: (game: string) => `packages/web/src/games/${game}/notes/index.tsx`,
  pictures: (game: string) => `packages/web/src/games/${game}/rulePictures.tsx`,
} as const;

/** The games on the shelf that bring it. */
export const gamesWith = (extra: keyof typeof EXTRAS): readonly GameName[] =>
  GAME_NAMES.filter((game) => existsSync(join(root, EXTRAS[extra](game))));

/** The languages that a game speaks: those of its rulebook. */
export const languagesOf = (game: string): string[] =>
  globSync('??.md', { cwd: join(root, 'packages', game, 'rules') }).map((file) => file.slice(0, 2));
