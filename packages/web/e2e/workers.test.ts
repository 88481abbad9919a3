import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../dist/assets');
const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join(assets, name), 'utf8');
const workers = files.filter((name) => /\.worker-[^.]+\.js$/.test(name));

/** Files that a built file imports, at once or later. What it only has the address of is not among them. */
const imported = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name]) => name);

// WebKit runs a worker's own module once more when something imports it, and what it had set up is gone.
it('a worker exports nothing, and nothing imports it', () => {
  expect(workers.map((name) => name.split('.')[0]).sort()).toEqual([
    'coach',
    'head',
    'here',
    'judge',
    'own',
    'review',
  ]);
  expect(workers.filter((name) => /\bexport\s*[{*]|\bexport\s+\w/.test(read(name)))).toEqual([]);
  const importers = files.filter((name) => imported(read(name)).some((other) => workers.includes(other)));
  expect(importers).toEqual([]);
});
