import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json');

// The set-up never writes the lock, so nobody would notice that it has fallen behind.
it.each(['package.json', ...globSync('packages/*/package.json', { cwd: root })])(
  'package-lock.json agrees with %s (else: npm install)',
  (manifest) => {
    const folder = dirname(manifest).replaceAll('\\', '/');
    const { dependencies, devDependencies } = packages[folder === '.' ? '' : folder] ?? {};
    const wanted = read(manifest);
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: wanted.dependencies,
      devDependencies: wanted.devDependencies,
    });
  },
);

it('package-lock.json names no place to download from', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/);
});

it.each(['package.json', ...globSync('packages/*/package.json', { cwd: root })])(
  '%s names exact versions',
  (manifest) => {
    const { dependencies, devDependencies } = read(manifest);
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@undercroft/') && !/^\d+\.\d+\.\d+/.test(String(version)),
    );
    expect(loose).toEqual([]);
  },
);
