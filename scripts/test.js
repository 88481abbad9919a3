// `npm test`: types, lint and unused code, then every test. The first check that fails ends it.
// `npm test -- karak` runs only the test files whose path contains "karak".
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closing } from './closing.ts';
import { TOOLS } from './tools.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
const options = { cwd: root, env };

// All beside each other, each in one thread: several checkers of types would each look at most of it.
const checks = [
  ['types', 'tsc', ['--singleThreaded']],
  ['types in the browser', 'tsc', ['-p', 'packages/web', '--singleThreaded']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused code', 'knip', ['--no-config-hints']],
];
const running = [];

/** What a check has said is shown when it has ended, so that none is read in pieces; the first that fails ends all. */
async function check([heading, command, args]) {
  const child = spawn(process.execPath, [TOOLS[command], ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const failed = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  process.stdout.write(`\n— ${heading}\n${Buffer.concat(said)}`);
  if (failed === 0) return;
  if (failed instanceof Error) console.error(failed.message);
  console.error(`\nStopped: ${heading} (${command}) found something. No test has run.`);
  for (const other of running) other.kill();
  process.exit(1);
}

// Before the first test the screens are built, and there is a browser. Where all tests are run, that is done meanwhile.
if (process.argv.length === 2) checks.push(['screens', 'screens', []], ['a browser', 'chromium', []]);
await Promise.all(checks.map(check));

const folder = mkdtempSync(join(tmpdir(), 'undercroft-test-'));
const report = join(folder, 'report.json');
console.log('\n— tests');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
// A test that failed is tried once more: what passes then is named at the end, what fails again has failed.
const words = ['run', '--retry=1', ...reporters, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [TOOLS.vitest, ...words], { ...options, stdio: 'inherit' });
const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
rmSync(folder, { recursive: true });

const { failed, lines } = closing(files.map((file) => ({ ...file, name: relative(root, file.name) })));
console.log(lines.join('\n'));
process.exit(status === 0 && failed === 0 ? 0 : 1);
