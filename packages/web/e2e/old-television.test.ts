import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { oldSheet } from '../old-sheets.ts';
import { browserForTests } from './browser.ts';

const FILES = join(import.meta.dirname, '../dist/tv/assets');
const built = (end: string) =>
  readdirSync(FILES)
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file, text: readFileSync(join(FILES, file), 'utf8') }));

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What Chromium learnt to read after version 69, if this is any of it. */
function newer({ type, operator, exported, regex, static: isStatic }: Node): string | null {
  const flags = (regex as { flags?: string } | undefined)?.flags ?? '';
  if (['ChainExpression', 'StaticBlock', 'PrivateIdentifier', 'PropertyDefinition'].includes(type))
    return type;
  if (type === 'AccessorProperty' || type === 'ImportAttribute') return type;
  if (['??', '??=', '||=', '&&='].includes(String(operator))) return String(operator);
  if (type === 'ExportAllDeclaration' && exported) return 'export * as';
  if (/[dv]/.test(flags)) return `/${flags}`;
  return isStatic === true && type === 'PropertyDefinition' ? 'static field' : null;
}

/** Everything in a file that is too new; an `await` outside of functions, too. */
function tooNew(node: Node, inFunction = false): string[] {
  const found = newer(node);
  const awaits = node.type === 'AwaitExpression' && !inFunction ? ['top-level await'] : [];
  const within = inFunction || /Function/.test(node.type);
  const parts = Object.values(node).flat().filter(isNode);
  return [...(found === null ? [] : [found]), ...awaits, ...parts.flatMap((part) => tooNew(part, within))];
}

test('every script of the television can be read by Chromium 69', () => {
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap(({ file, text }) => {
    const program = parseAst(text) as unknown as Node;
    return [...new Set(tooNew(program))].map((what) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
  // The check itself sees what is too new.
  const read = (code: string) => tooNew(parseAst(code) as unknown as Node);
  expect(read('a?.b; class C { #d = 1 } e ??= await f')).toEqual([
    'ChainExpression',
    'PropertyDefinition',
    'PrivateIdentifier',
    '??=',
    'top-level await',
  ]);
});

test('its sheets need no layers, containers or nesting', () => {
  const sheets = built('.css');
  expect(sheets.length).toBeGreaterThan(3);
  for (const { file, text } of sheets) expect(text, file).not.toMatch(/@layer|@container|[{;}]&|\dcq[wh]/);
});

test('what lies over what stays so without layers', () => {
  const sheet = oldSheet(
    '@layer theme,controls,screens;@layer controls{.a:hover::before{color:red}}' +
      '@layer screens{.f:first-letter{color:red}.b{gap:4px;font:700 .75rem/1.1 a;display:flex}@keyframes c{to{top:0}}}@container board (width<=600px){.d{top:0}}' +
      '@container board (height<=560px) and (width>=744px){.e{height:clamp(1px,40cqh,9px)}}',
  );
  expect(sheet).toBe(
    '.a:hover:not(#\\9)::before{color:red}.f:not(#\\9):not(#\\9):first-letter{color:red}.b:not(#\\9):not(#\\9){gap:4px;font:700 14px/1.1 a;display:flex}' +
      '.gapless .b:not(#\\9):not(#\\9) > * + *{margin-left:4px}@keyframes c{to{top:0}}' +
      '.e{height:9px;height:clamp(1px,180.8px,9px)}',
  );
});

const { visit } = browserForTests({ painted: false });

test('the television lays its table with nothing that came after Chromium 69', async () => {
  const { page, context } = await visit('/');
  // Playwright looks from a world of its own, where all is as it was.
  await context.addInitScript(() => {
    const lists = [Array.prototype, String.prototype, Uint8Array.prototype, Int32Array.prototype];
    for (const list of lists) {
      for (const name of ['at', 'with', 'toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'])
        Reflect.deleteProperty(list, name);
    }
    for (const name of ['replaceAll', 'matchAll']) Reflect.deleteProperty(String.prototype, name);
    for (const name of ['fromEntries', 'hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
    for (const name of ['allSettled', 'any', 'withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
    for (const name of ['structuredClone', 'queueMicrotask', 'globalThis', 'Iterator', 'WeakRef'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Intl, 'ListFormat');
    Reflect.deleteProperty(Element.prototype, 'replaceChildren');
  });
  await page.goto('/tv');
  await page.getByTestId('code').waitFor();
  expect(await page.locator('#old').isVisible()).toBe(false);
  await context.close();
});

test('a browser that is too old says so in a plain sentence', async () => {
  const { page, context } = await visit('/');
  // The page breaks: that is what it is about.
  page.removeAllListeners('pageerror');
  await page.route('**/tv/assets/tv-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax that this browser cannot read' }),
  );
  await page.goto('/tv');
  await page.getByText('The browser of this television is too old for Undercroft.').waitFor();
  await context.close();
});
