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
      for (const [, style] of text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))) {
        worn++;
        if (!new RegExp(`\\.${style}\\b`).test(rules)) missing.push(`${file}: ${name}.${style}`);
      }
    }
  }
  expect(worn).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
