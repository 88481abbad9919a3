import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { closing, type TestedFile } from '../scripts/closing.ts';

const root = join(import.meta.dirname, '..');

test('what passes only at the second try is named, and what fails twice or around a file’s tests has failed', async () => {
  const house = mkdtempSync(join(tmpdir(), 'undercroft-closing-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const files = {
    'luck.test.ts': `
      let tries = 0;
      test('is always so', () => {});
      describe('now and then', () => test('is so', () => expect(++tries).toBe(2)));`,
    'never.test.ts': `test('is never so', () => expect(1).toBe(2));`,
    'begins.test.ts': `beforeAll(() => { throw new Error('no table') }); test('is not reached', () => {});`,
    'ends.test.ts': `afterAll(() => { throw new Error('a page complained') }); test('is so', () => {});`,
    'nothing.test.ts': `throw new Error('cannot be read');`,
  };
  for (const [name, text] of Object.entries(files)) {
    const words = `import { afterAll, beforeAll, describe, expect, test } from 'vitest';\n`;
    writeFileSync(join(house, name), words + text);
  }
  const report = join(house, 'report.json');
  const args = ['run', '--retry=1', '--root', house, '--reporter=json', `--outputFile=${report}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await expect(promisify(execFile)(process.execPath, [vitest, ...args])).rejects.toThrow();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const told = closing(
    testResults.map((file: TestedFile) => ({ ...file, name: relative(house, file.name) })),
  );
  expect(told).toEqual({
    failed: 4,
    lines: [
      'passed only at the second try:',
      '  luck.test.ts: now and then is so',
      '    AssertionError: expected 1 to be 2 // Object.is equality',
      '3 passed, 4 failed',
    ],
  });
});
