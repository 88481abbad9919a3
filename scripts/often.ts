// The tests in a browser, as often as wanted, all or some: none may fail by luck.
// npm run screens -- [part of a path…] [--times 20] [--busy] [--long]
// --busy keeps every core busy with something else; --long plays the long games too. What a red round said is kept,
// and what was counted, round by round: the same words go on from there as long as no file of the project changes, so
// that many rounds can be played in several sittings.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { TOOLS } from './tools.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    busy: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
if (!(Number.isInteger(times) && times > 0)) {
  console.error(`screens: --times: expected a whole number above 0, not "${values.times}"`);
  process.exit(2);
}

/** Rounds so far, how many of them were red, and in which files. */
interface Tally {
  rounds: number;
  red: number;
  readonly files: Record<string, { rounds: number; red: number }>;
}

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Where it is counted: for a commit as it is, where it was counted before. */
function placeToCount(): string {
  const words = [...positionals, ...(values.busy ? ['busy'] : []), ...(values.long ? ['long'] : [])];
  try {
    if (git('status', '--porcelain') === '') {
      const kind = words.join(' ').replaceAll(/[^\w -]/g, '_') || 'all';
      const place = join(root, 'node_modules/.cache/screens', git('rev-parse', 'HEAD'), kind);
      mkdirSync(place, { recursive: true });
      return place;
    }
  } catch {
    // No clone: nobody can say whether anything has changed.
  }
  return mkdtempSync(join(tmpdir(), 'undercroft-screens-'));
}

const place = placeToCount();
const counted = join(place, 'tally.json');
const tally: Tally = existsSync(counted)
  ? JSON.parse(readFileSync(counted, 'utf8'))
  : { rounds: 0, red: 0, files: {} };

const started: ChildProcess[] = [];
process.on('exit', () => {
  for (const one of started) one.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

interface Result {
  readonly name: string;
  readonly status: string;
}

/** Plays all tests once and counts; tells where it is written what was said, if any failed. */
async function round(): Promise<string | null> {
  const number = tally.rounds + 1;
  const [said, report] = [join(place, `round-${number}.txt`), join(place, 'report.json')];
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const words = ['run', '--project=screens', ...reporters, ...positionals];
  const vitest = spawn(process.execPath, [TOOLS.vitest, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(values.long && { SEEN: 'long' }) },
  });
  started.push(vitest);
  const ended = once(vitest, 'exit');
  const file = createWriteStream(said);
  await Promise.all([vitest.stdout, vitest.stderr].map((from) => pipeline(from, file, { end: false })));
  const [status] = await ended;
  started.splice(started.indexOf(vitest), 1);
  file.end();
  await once(file, 'close');

  const results: Result[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  for (const { name, status: came } of results) {
    const count = tally.files[basename(name)] ?? { rounds: 0, red: 0 };
    count.rounds++;
    if (came !== 'passed') count.red++;
    tally.files[basename(name)] = count;
  }
  tally.rounds++;
  if (status !== 0) tally.red++;
  writeFileSync(counted, JSON.stringify(tally, null, 2));
  if (status !== 0) return said;
  rmSync(said);
  return null;
}

if (tally.rounds > 0) console.log(`${tally.rounds} rounds were played before, ${tally.red} red`);
if (values.busy) {
  for (let core = 0; core < availableParallelism(); core++)
    started.push(spawn(process.execPath, ['-e', 'for (;;);']));
}
while (tally.rounds < times) {
  const begun = Date.now();
  const said = await round();
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(
    `round ${tally.rounds} of ${times}: ${said === null ? 'green' : `RED, see ${said}`}, ${minutes} min`,
  );
}
for (const [name, { rounds, red }] of Object.entries(tally.files).sort(([, a], [, b]) => b.red - a.red))
  console.log(`${name}: ${rounds} rounds, ${red} red`);
console.log(
  `${tally.rounds} rounds${values.busy ? ' on busy cores' : ''}, ${tally.red} red; kept in ${place}`,
);
process.exit(tally.red === 0 ? 0 : 1);
