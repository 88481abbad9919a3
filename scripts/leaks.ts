// Looks for anything hidden that shows, in every game or in those named: on the tables of their examples, in random
// play, and in what the examples and the rulebook say of who sees what:
// npm run leaks -- [game…] [--seed 1] [--positions 100000]
// npm run leaks -- --planted plants leaks in a copy of the sources, one after the other: each must be found.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAME_NAMES, loadGame, loadScene } from '@undercroft/games';
import type { Game } from '@undercroft/kernel';
import { readSecrets, searchExamples, searchLeaks, secretFaults } from '@undercroft/kit/leaks';
import { readScenarios, runScenario, tablesIn } from '@undercroft/kit/scenarios';
import type { Scene } from '@undercroft/kit/scene';
import { typed } from './arguments.ts';
import { plantAll } from './plants.ts';

const { values, positionals } = typed(
  'leaks',
  {
    seed: { type: 'string', default: '1' },
    positions: { type: 'string', default: '100000' },
    planted: { type: 'boolean', default: false },
  },
  '[game…] [--seed 1] [--positions 100000] [--planted]\n\nLooks for anything hidden that shows; --planted plants leaks in a copy, and each must be found.',
);
const [seed, positions] = [Number(values.seed), Number(values.positions)];
const EXAMPLE = 'high-card';
const wrong = (['seed', 'positions'] as const).find((name) => !(Number(values[name]) > 0));
const stranger = positionals.find((name) => name !== EXAMPLE && !GAME_NAMES.some((game) => game === name));
if (wrong !== undefined || (stranger !== undefined && !values.planted)) {
  console.error(
    wrong === undefined
      ? `leaks: no game "${stranger}"; there are: ${[...GAME_NAMES, EXAMPLE].join(', ')}`
      : `leaks: --${wrong}: expected a number above 0, not "${values[wrong]}"`,
  );
  process.exit(2);
}

interface Played {
  readonly game: Game;
  readonly scene: Scene;
  readonly folder: URL;
}

/** A game of the shelf, or the kit's example. */
async function played(name: string): Promise<Played> {
  if (name !== EXAMPLE) {
    const folder = new URL(`../packages/${name}/`, import.meta.url);
    return { game: await loadGame(name), scene: await loadScene(name), folder };
  }
  const folder = new URL('../packages/kit/example/', import.meta.url);
  const [{ highCard }, { scene }] = await Promise.all([
    import('../packages/kit/example/src/game.ts'),
    import('../packages/kit/example/src/scene.ts'),
  ]);
  return { game: highCard as unknown as Game, scene: scene as unknown as Scene, folder };
}

/** Everything that shows and should not, in sentences. */
async function look(name: string): Promise<string[]> {
  const { game, scene, folder } = await played(name);
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
  const examples = readdirSync(new URL('scenarios/', folder))
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readScenarios(read(`scenarios/${file}`), file));
  const found: string[] = [];
  const search = (looks: () => void) => {
    try {
      looks();
    } catch (error) {
      found.push(error instanceof Error ? error.message : String(error));
    }
  };
  search(() =>
    searchExamples(
      examples.flatMap(({ scenario }) => tablesIn(game, scene, scenario)),
      4,
    ),
  );
  if (found.length === 0) {
    search(() => {
      const { compared, ...not } = searchLeaks(game, { seed, positions });
      console.log(
        `${name}: ${compared} pairs of tables compared; not compared because luck or what came to light differs: ` +
          `${not.differs}, a question may betray it: ${not.betrayed}, no other deal is possible: ${not.impossible}, ` +
          `the answer is not legal there: ${not.illegal}`,
      );
    });
  }
  for (const { scenario, locate } of examples)
    search(() => {
      const said = runScenario(game, scene, scenario).filter((one) => one.startsWith('seen by '));
      if (said.length > 0) throw new Error(said.map(locate).join('\n'));
    });
  const secrets = existsSync(new URL('rules/secrets.yaml', folder))
    ? readSecrets(read('rules/secrets.yaml'))
    : {};
  return [
    ...found,
    ...secretFaults(
      game,
      secrets,
      read('rules/en.md'),
      examples.map(({ scenario }) => scenario),
    ),
  ];
}

if (values.planted) process.exit((await plantAll(positionals)) ? 0 : 1);
let clean = true;
for (const name of positionals.length > 0 ? positionals : GAME_NAMES) {
  const started = performance.now();
  const found = await look(name);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (found.length === 0)
    console.log(`${name}: nothing hidden shows in ${positions} positions from seed ${seed} (${seconds} s)`);
  for (const leak of found) console.error(`${name}: ${leak}`);
  clean &&= found.length === 0;
}
process.exit(clean ? 0 : 1);
