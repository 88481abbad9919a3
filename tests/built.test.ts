import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('screens are built anew whenever something changes that they show: also rules, lessons, examples and puzzles', () => {
  const [, list] = /const LEFT_OUT = \[(.*)\];/.exec(read('scripts/screens.js')) ?? [];
  const leftOut = [...list.matchAll(/'([^']+)'/g)].map(([, folder]) => folder);
  expect(leftOut).toContain('records');
  const shown = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    // What every game brings: `../../../*/rules/*.md`.
    [...read(file).matchAll(/'(?:\.\.\/)+\*\/([\w-]+)\/[^']*'/g)].map(([, folder]) => folder),
  );
  expect(shown).toEqual(expect.arrayContaining(['rules', 'lessons', 'scenarios', 'puzzles']));
  expect(shown.filter((folder) => leftOut.includes(folder))).toEqual([]);
});
