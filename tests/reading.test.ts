import { readFileSync } from 'node:fs';
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
