import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

test('every style that is worn is in its sheet', () => {
  const missing: string[] = [];
  let worn = 0;
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, name, sheet] of text.matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)) {
      const rules = readFileSync(join(source, dirname(file), sheet), 'utf8');
      for (const [, style] of text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))) {
        worn++;
        if (!new RegExp(`\\.${style}\\b`).test(rules)) missing.push(`${file}: ${name}.${style}`);
      }
    }
  }
  expect(worn).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('no sheet of a table makes the browser style everything anew at each change', () => {
  // Any element beside or at any place among any others; and what depends on all that is on the page.
  const costly = [/[+~]\s*\*/, /(?<![\w\])])\s?:nth-(last-)?child/, /:root:has\(/];
  const found: string[] = [];
  for (const folder of ['games', 'table'])
    for (const file of readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue;
      const rules = readFileSync(join(source, folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
      for (const [, selector] of rules.matchAll(/([^{}]+)\{/g))
        if (costly.some((pattern) => pattern.test(selector)))
          found.push(`${folder}/${file}: ${selector.trim()}`);
    }
  expect(found).toEqual([]);
});
