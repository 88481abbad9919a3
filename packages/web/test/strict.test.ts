import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

// While it is being made React then begins everything twice, so that what is done in drawing, and not put away, shows.
test('every page is drawn in strict mode', () => {
  const begun = globSync('**/*.tsx', { cwd: src })
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
    .filter(({ text }) => text.includes('createRoot('));
  expect(begun.map(({ file }) => file).sort()).toEqual([
    'pages/gallery/gallery.tsx',
    'pages/tv/start.tsx',
    'shell/main.tsx',
  ]);
  const drawn = /createRoot\(\w+\)\.render\(\s*<StrictMode>/;
  expect(begun.filter(({ text }) => !drawn.test(text))).toEqual([]);
});
