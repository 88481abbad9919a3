import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('what the author of a game must read is a list in CONTRIBUTING.md, and under 600 lines in all', () => {
  const [, list] = read('CONTRIBUTING.md').split('What its author reads');
  const files = [...list.split('Then make it another game')[0].matchAll(/\]\((packages\/[^)]+)\)/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(4);
  const lines = files.map((file) => read(file).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(600);
});

it('the kernel says at no more than fifty places that something is what its type does not show', () => {
  const casts = globSync('packages/kernel/src/*.ts', { cwd: root }).flatMap((file) => {
    const code = read(file).replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) .* from .*$|'[^'\n]*'/gm,
      '',
    );
    return code.match(/(?<=[\w)\]}'] )as (?!const\b)\S+/g) ?? [];
  });
  expect(casts.length).toBeGreaterThan(10);
  expect(casts.length).toBeLessThanOrEqual(50);
});
