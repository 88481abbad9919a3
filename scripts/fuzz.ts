// The properties that `npm test` checks with fixed seeds, with fresh ones, round after round, for all or some games:
// npm run fuzz -- [game…] [--minutes 10] [--seed N]
// Each round says its seed; --seed plays that one round again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { GAME_NAMES } from '@undercroft/games';
import { typed } from './arguments.ts';
import { TOOLS } from './tools.ts';

const { values, positionals } = typed(
  'fuzz',
  { seed: { type: 'string' }, minutes: { type: 'string', default: '10' } },
  '[game…] [--minutes 10] [--seed N]\n\nProperties of all or some games with fresh seeds, round after round; --seed plays one round again.',
);
const minutes = Number(values.minutes);
const wanted = values.seed === undefined ? null : Number(values.seed);
const stranger = positionals.find((name) => !GAME_NAMES.some((game) => game === name));
const wrong =
  stranger !== undefined
    ? `no game "${stranger}"; there are: ${GAME_NAMES.join(', ')}`
    : !(minutes >= 0)
      ? `--minutes: expected a number, not "${values.minutes}"`
      : wanted !== null && !(Number.isInteger(wanted) && wanted > 0)
        ? `--seed: expected a whole number above 0, not "${values.seed}"`
        : null;
if (wrong !== null) {
  console.error(`fuzz: ${wrong}`);
  process.exit(2);
}

const games = positionals.length > 0 ? positionals : GAME_NAMES;
const files = [
  ...games.flatMap((name) => [`packages/${name}/test/${name}.test`, `packages/${name}/test/table.test`]),
  ...(positionals.length > 0 ? [] : ['packages/kernel/test/', 'packages/kit/test/']),
];
const end = Date.now() + minutes * 60_000;

for (let round = 1; round === 1 || (wanted === null && Date.now() < end); round++) {
  const seed = wanted ?? randomInt(1, 2 ** 30);
  console.log(`\n— round ${round}, seed ${seed}`);
  const words = ['run', '--project=rooms', '--testTimeout=600000', ...files];
  const { status } = spawnSync(process.execPath, [TOOLS.vitest, ...words], {
    stdio: 'inherit',
    env: { ...process.env, UNDERCROFT_SEED: String(seed) },
  });
  if (status !== 0) {
    console.error(
      `\nRed with seed ${seed}. Again: npm run fuzz -- ${[...positionals, '--seed', seed].join(' ')}`,
    );
    process.exit(1);
  }
}
