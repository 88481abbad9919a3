import { join } from 'node:path';

const modules = join(import.meta.dirname, '..', 'node_modules');

/** Programs to run with this Node: what npm links to them is none on Windows, where a shell splits words at spaces. */
export const TOOLS = {
  tsc: join(modules, 'typescript/bin/tsc'),
  biome: join(modules, '@biomejs/biome/bin/biome'),
  knip: join(modules, 'knip/bin/knip.js'),
  screens: join(import.meta.dirname, 'screens.js'),
  chromium: join(import.meta.dirname, '../packages/web/scripts/chromium.ts'),
  vitest: join(modules, 'vitest/vitest.mjs'),
} as const;
