import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

test('no sheet has a style, a measure or a movement that nothing uses', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: /\.(?:css|tsx?|svg)$/.test(path) ? readFileSync(join(source, path), 'utf8') : '',
  }));
  const all = files.map(({ text }) => text).join('\n');
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const moves = sheets.map(({ text }) => text).join('\n');
  const unused = sheets.flatMap(({ path, text }) => {
    const rules = text.replace(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, '');
    const measures = [...rules.matchAll(/(--[\w-]+)\s*:/g)].filter(
      ([, name]) => !new RegExp(`(?:var\\(\\s*|['"])${name}\\b`).test(all),
    );
    const movements = [...rules.matchAll(/@keyframes ([\w-]+)/g)].filter(
      ([, name]) => moves.split(new RegExp(`\\b${name}\\b`)).length < 3,
    );
    return [...measures, ...movements].map(([, name]) => `${path}: ${name}`);
  });
  for (const { path, text } of sheets.filter(({ path }) => path.endsWith('.module.css'))) {
    const rules = text.replace(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, '');
    // Whoever names the sheet may wear its styles; it may also make one of another.
    const wearers = files.filter((file) => file.path === path || file.text.includes(`/${basename(path)}`));
    const worn = wearers
      .map((file) =>
        file.path.endsWith('.css') ? (file.text.match(/composes:[^;]*/g) ?? []).join(' ') : file.text,
      )
      .join('\n');
    const styles = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, style]) => style));
    for (const style of styles)
      if (!new RegExp(`\\b${style}\\b`).test(worn)) unused.push(`${path}: .${style}`);
  }
  expect(sheets.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});
