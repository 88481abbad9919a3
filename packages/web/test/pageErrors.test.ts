import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describe, engineOf } from '../src/kit/pageErrors.ts';

const sent: { where: string; name: string; message: string }[] = [];
let status = 204;

beforeEach(() => {
  sent.length = 0;
  status = 204;
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelectorAll: () => [{ src: 'http://house/assets/index-AbCdEf12.js' }],
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return { ok: status < 400 };
  });
});
afterEach(() => vi.unstubAllGlobals());

const said = (name: string, message: string) => describe(Object.assign(new Error(message), { name })).message;

test('what the browser said of code is told; what somebody typed, sent or is called never is', () => {
  const read = "Cannot read properties of undefined (reading 'seat')";
  expect(said('TypeError', read)).toBe(read);
  expect(said('TypeError', 'can\'t access property "seat", table is undefined')).toContain('"seat"');
  expect(said('TypeError', "Cannot create property 'x' on string 'Adam'")).not.toContain('Adam');
  expect(said('TypeError', 'Failed to parse URL from "Adam Novák (17)"')).not.toMatch(/Adam|Nov|17/);
  expect(said('TypeError', "Invalid value 'Adam's own table'")).toBe('Invalid value …');
  expect(said('TypeError', 'mail to adam@example.org failed')).not.toMatch(/adam|example/);
  expect(said('TypeError', 'no table k3j9d8f7a6s5 here')).not.toContain('k3j9');
  const gone =
    'Failed to fetch dynamically imported module: https://games.example/x/assets/mind-Ab12Cd34.js?t=1';
  expect(said('TypeError', gone)).toBe('Failed to fetch dynamically imported module: mind-Ab12Cd34.js');
  // JSON.parse quotes what it was given, and our own sentences may name somebody.
  expect(said('SyntaxError', 'Unexpected token A, "Adam" is not valid JSON')).toBe('');
  expect(said('Error', 'Adam is not asked')).toBe('');
});

test('of a stack only file, line and column are told, in every engine', () => {
  const error = new TypeError('x');
  const frame = 'assets/house-Ab.js:1:23';
  error.stack = `TypeError: x of Adam\n    at f (https://games.example/join/SECRET?/${frame})\n    at g (${frame})`;
  expect(describe(error).stack).toEqual(['house-Ab.js:1:23', 'house-Ab.js:1:23']);
  error.stack = `f@https://games.example/${frame}\n@https://games.example/${frame}`;
  expect(describe(error).stack).toEqual(['house-Ab.js:1:23', 'house-Ab.js:1:23']);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141',
    'Chromium 141',
  ],
  ['Mozilla/5.0 (X11) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 'WebKit 26.0'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML) Version/17.4.1 Mobile/15E148 Safari/604.1',
    'WebKit 17.4',
  ],
  ['curl/8', 'other'],
])('%s is %s', (agent, engine) => expect(engineOf(agent)).toBe(engine));

test('a page tells of each error once, of a few, and says no more where nobody listens', async () => {
  vi.resetModules();
  const fresh = await import('../src/kit/pageErrors.ts');
  const broken = (name: string) => fresh.tellError('page', Object.assign(new Error(), { name, stack: '' }));
  for (let often = 0; often < 3; often++) broken('RangeError');
  expect(sent).toMatchObject([{ where: 'page', name: 'RangeError', build: 'AbCdEf12' }]);
  broken('AbortError');
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) broken(name);
  expect(sent).toHaveLength(5);

  vi.resetModules();
  status = 404;
  sent.length = 0;
  const silent = await import('../src/kit/pageErrors.ts');
  silent.tellError('page', new TypeError('one'));
  await expect.poll(() => sent).toHaveLength(1);
  await new Promise(setImmediate);
  silent.tellError('page', new RangeError('two'));
  expect(sent).toHaveLength(1);
});
