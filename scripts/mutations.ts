// Changes one place of a room's sources in a copy, runs that room's own tests, and says which changes nobody noticed:
// npm run mutations -- [room…] [--times 20] [--seed 1] [--minutes 30]
// Rooms are the kernel, the kit and the games. A change that turns nothing red is one that no test would miss.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { FastChance } from '@undercroft/kernel';
import { typed } from './arguments.ts';
import { copySources, root } from './sources.ts';

const { values, positionals } = typed(
  'mutations',
  {
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
  },
  '[room…] [--times 20] [--seed 1] [--minutes 30]\n\nChanges places of a copy of the sources, and says which changes no test noticed.',
);
const ROOMS = ['kernel', 'kit', ...GAME_NAMES];
const [times, seed, minutes] = [Number(values.times), Number(values.seed), Number(values.minutes)];
const stranger = positionals.find((name) => !ROOMS.includes(name));
const wrong = (['times', 'seed', 'minutes'] as const).find((name) => !(Number(values[name]) > 0));
if (stranger !== undefined || wrong !== undefined) {
  console.error(
    stranger === undefined
      ? `mutations: --${wrong}: expected a number above 0, not "${wrong && values[wrong]}"`
      : `mutations: no room "${stranger}"; there are: ${ROOMS.join(', ')}`,
  );
  process.exit(2);
}

/** Each way to say something else: the first that fits a place is used. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ < /, ' <= '],
  [/ <= /, ' < '],
  [/ > /, ' >= '],
  [/ >= /, ' > '],
  [/\+\+/, '--'],
  [/ \+ /, ' - '],
  [/ - /, ' + '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/\b0\b/, '1'],
  [/\b1\b/, '2'],
  [/^(\s*)[\w.?]+\(.*\);$/, '$1;'],
];

/** What the mind, the words and types say is judged by play, by readers and by the compiler, not by these tests. */
const LEFT_OUT = /words\/|weights|features|evaluate|parts\.ts|instinct|mind\.ts|achievements|scene|terminal/;
const NO_CODE =
  /^\s*(\/\/|\/\*|\*|import |export \*|export type|export interface|readonly |\| )|: .* => .*;$/;

interface Place {
  readonly file: string;
  readonly line: number;
  readonly way: number;
}

function placesIn(room: string): Place[] {
  const folder = join(root, 'packages', room, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .flatMap((file) => {
      const path = join('packages', room, 'src', file);
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.flatMap((text, line) =>
        NO_CODE.test(text)
          ? []
          : WAYS.flatMap(([found], way) => (found.test(text) ? [{ file: path, line, way }] : [])),
      );
    });
}

const CONFIG = `export default {
  test: { include: ['packages/*/test/**/*.test.ts'], setupFiles: 'tests/fresh.ts', isolate: false, testTimeout: 180_000 },
};`;

const MOST_MS = 400_000;

/** Whether a test of the room turned red; what takes too long is noticed, too, and ended with all that it started. */
async function isNoticed(copy: string, room: string): Promise<boolean> {
  const rooms = room === 'kernel' ? ['kernel', 'kit'] : [room];
  const words = ['run', '--bail=1', '--maxWorkers=2', ...rooms.map((one) => `packages/${one}/test/`)];
  // A group of its own: a worker that goes round in circles does not hear that its tests are over.
  const tests = spawn(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = tests;
  if (pid === undefined) throw new Error('the tests could not be started');
  const endAll = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of it is left.
    }
  };
  process.once('exit', endAll);
  const tooLong = setTimeout(endAll, MOST_MS);
  const [code] = await once(tests, 'exit');
  clearTimeout(tooLong);
  process.off('exit', endAll);
  endAll();
  return code !== 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const end = Date.now() + minutes * 60_000;
const copy = copySources();
const survivors: string[] = [];
let tried = 0;
try {
  cpSync(join(root, 'tests/fresh.ts'), join(copy, 'tests/fresh.ts'));
  writeFileSync(join(copy, 'vitest.config.ts'), CONFIG);
  const chance = new FastChance(seed);
  const rooms = positionals.length > 0 ? positionals : ROOMS;
  const places = new Map(rooms.map((room) => [room, placesIn(room)]));
  for (let round = 0; round < times && Date.now() < end; round++) {
    for (const [room, left] of places) {
      if (left.length === 0 || Date.now() > end) continue;
      if (round === 0 && (await isNoticed(copy, room))) throw new Error(`${room}: red without any change`);
      const [{ file, line, way }] = left.splice(chance.pick(left.length), 1);
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      const lines = text.split('\n');
      const [found, said] = WAYS[way];
      const [before, after] = [lines[line], lines[line].replace(found, said)];
      writeFileSync(path, lines.with(line, after).join('\n'));
      const noticed = await isNoticed(copy, room);
      writeFileSync(path, text);
      tried++;
      const where = `${file}:${line + 1}: ${before.trim()} → ${after.trim()}`;
      console.log(`${noticed ? 'red     ' : 'SURVIVED'}  ${where}`);
      if (!noticed) survivors.push(where);
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${tried - survivors.length} of ${tried} changes were noticed`);
for (const one of survivors) console.log(`  not: ${one}`);
