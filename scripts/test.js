// `npm test`: types, lint, unused code, then every test. The first failing step ends it.
// `npm test -- karak` runs only the test files whose path contains "karak".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// The tools and the pinned Node come first, also when this file is run without npm.
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

function run(heading, command, args) {
  console.log(`\n— ${heading}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  });
  return status === 0;
}

const checks = [
  ['types', 'tsc', []],
  ['types in the browser', 'tsc', ['-p', 'packages/web']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused code', 'knip', ['--no-config-hints']],
];

for (const [heading, command, args] of checks) {
  if (!run(heading, command, args)) {
    console.error(`\nStopped: ${heading} (${command}) found something. No test has run.`);
    process.exit(1);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'undercroft-test-'));
const report = join(folder, 'report.json');
const passed = run('tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
rmSync(folder, { recursive: true });

const count = (status) =>
  files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
// A file that breaks before its first test is a failure too.
const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
const failed = count('failed') + broken;
console.log(`${count('passed')} passed, ${failed} failed`);
process.exit(passed && failed === 0 ? 0 : 1);
