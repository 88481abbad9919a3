// The tests in a browser, as often as wanted, all or some: none may fail by luck.
// npm run screens -- [part of a path…] [--times 20] [--busy] [--long]
// --busy keeps every core busy with something else; --long plays the long games too. What a red round said is kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

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

const kept = mkdtempSync(join(tmpdir(), 'undercroft-screens-'));

/** Plays all tests once; tells what was said, if any failed. */
async function round(number: number): Promise<string | null> {
  const said = join(kept, `round-${number}.txt`);
  const vitest = spawn('vitest', ['run', '--project=screens', ...positionals], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(values.long && { SEEN: 'long' }) },
  });
  const ended = once(vitest, 'exit');
  const file = createWriteStream(said);
  await Promise.all([vitest.stdout, vitest.stderr].map((from) => pipeline(from, file, { end: false })));
  const [status] = await ended;
  file.end();
  await once(file, 'close');
  if (status !== 0) return said;
  rmSync(said);
  return null;
}

const work = values.busy
  ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  : [];
let red = 0;
for (let number = 1; number <= times; number++) {
  const begun = Date.now();
  const said = await round(number);
  if (said !== null) red++;
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`round ${number} of ${times}: ${said === null ? 'green' : `RED, see ${said}`}, ${minutes} min`);
}
for (const one of work) one.kill();
console.log(`${times} rounds${values.busy ? ' on busy cores' : ''}, ${red} red`);
if (red === 0) rmSync(kept, { recursive: true });
process.exit(red === 0 ? 0 : 1);
