import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { recordsOf } from '@undercroft/kit/records';
import { command, onlyWord, refuse } from './arguments.ts';

const HELP = `Usage: undercroft new-game NAME [--from FOLDER]

Lays out packages/NAME: a small game that plays, to be made another. It passes the
suite, and is played in the terminal and in the browser as it is. NAME is in small
letters, with hyphens between words: "liars-dice".

      --from FOLDER   a game that was written elsewhere, instead: its folder is copied
                      as it is, and put on the shelf with all that it brings
  -h, --help          this text`;

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = join(PACKAGES, 'kit/example');

export const run = command(HELP, { from: { type: 'string' } }, async ({ values, positionals }) => {
  const name = onlyWord(positionals, 'name');
  if (name === undefined) throw refuse('expected a name: undercroft new-game NAME');
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    throw refuse(`"${name}": expected small letters, with hyphens between words, such as liars-dice`);
  }
  if (!existsSync(join(PACKAGES, 'games/src/index.ts'))) {
    throw refuse('a new game is laid out among the sources: run it in a clone of the project');
  }
  const folder = join(PACKAGES, name);
  if (existsSync(folder)) throw refuse(`packages/${name} is there already; nothing has been changed`);
  const prefixes = (await Promise.all(GAME_NAMES.map(loadGame))).map(({ rulePrefix }) => rulePrefix);
  if (values.from === undefined) layOut(folder, name, prefixOf(name, prefixes));
  else fetch(values.from, folder, name);
  putOnShelf(folder, name);
  await record(folder, name);
  tidy(name);
  console.log(`packages/${name} is laid out and stands on the shelf. Then:

  npm test -- packages/${name}/
  npx undercroft play ${name}
  npm start                        and it lies on the table in the browser

What to change, file by file, is in CONTRIBUTING.md.`);
  return 0;
});

/** Words that no identifier may be. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield arguments eval'.split(
    ' ',
  );

/** Everything that is called something in the example and on the shelf: no game may be called the same there. */
function takenWords(): Set<string> {
  const files = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = [...files.map((file) => join(EXAMPLE, file)), join(PACKAGES, 'games/src/index.ts')].map(
    (file) => readFileSync(file, 'utf8'),
  );
  return new Set([...RESERVED, ...texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [])]);
}

/** 'liars-dice' as liarsDice, LiarsDice and Liars Dice; a name that means something else there becomes its game. */
function spellings(name: string) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const bare = words.join('');
  const small = (word: string) => word[0].toLowerCase() + word.slice(1);
  const taken = takenWords();
  const isTaken = [bare, small(bare), `${bare}State`].some((word) => taken.has(word));
  const type = isTaken ? `${bare}Game` : bare;
  return { type, constant: small(type), title: words.join(' ') };
}

/** What the ids of its rules begin with: its initials, or with a number where those are taken. */
function prefixOf(name: string, taken: readonly string[]): string {
  const initials = name.split('-').map((word) => word[0].toUpperCase());
  for (let number = 1; ; number++) {
    const prefix = `${initials.join('')}${number === 1 ? '' : number}`;
    if (!taken.includes(prefix)) return prefix;
  }
}

/** The kit's example under another name. */
function layOut(folder: string, name: string, prefix: string): void {
  const { type, constant, title } = spellings(name);
  for (const part of ['src', 'rules', 'scenarios']) {
    cpSync(join(EXAMPLE, part), join(folder, part), { recursive: true });
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (statSync(path).isDirectory()) continue;
    const text = readFileSync(path, 'utf8')
      .replaceAll('high-card', name)
      .replaceAll('highCard', constant)
      .replaceAll('HighCard', type)
      .replaceAll('High Card', title)
      .replaceAll(/\bH-(?=\d)/g, `${prefix}-`)
      .replace("rulePrefix: 'H'", `rulePrefix: '${prefix}'`);
    writeFileSync(path, text);
  }
  mkdirSync(join(folder, 'test'));
  writeFileSync(join(folder, `test/${name}.test.ts`), testOf(constant));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(name, title), null, 2)}\n`);
}

const testOf = (constant: string): string => `import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { ${constant} } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

describeGame(${constant}, { mind, scene, root: dirname(import.meta.dirname) });
`;

const manifestOf = (name: string, title: string) => ({
  name: `@undercroft/${name}`,
  version: '0.1.0',
  private: true,
  description: `The rules of ${title}.`,
  license: 'MIT',
  type: 'module',
  exports: { '.': './src/game.ts', './shelf': './src/shelf.ts', './package.json': './package.json' },
  dependencies: { '@undercroft/kernel': '*', '@undercroft/kit': '*', '@undercroft/sets': '*' },
});

/** A game from elsewhere, as it is. */
function fetch(from: string, folder: string, name: string): void {
  const manifest = join(from, 'package.json');
  const wanted = `expected the folder of a game, with a package.json that is called @undercroft/${name}`;
  if (!existsSync(manifest)) throw refuse(`--from ${from}: ${wanted}`);
  const { name: called } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (called !== `@undercroft/${name}`) throw refuse(`--from ${from}: ${wanted}, not ${called}`);
  cpSync(from, folder, { recursive: true });
}

/** The two places outside its own folder: the shelf, with a line for each part there is, and what the shelf depends on. */
function putOnShelf(folder: string, name: string): void {
  const { constant } = spellings(name);
  const scoped = `@undercroft/${name}`;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const has = (part: string) => Object.hasOwn(manifest.exports, `./${part}`);
  const list = (games: string) => `${games}, ${constant === name ? name : `'${name}': ${constant}`} }`;
  change('games/src/index.ts', (text) =>
    text
      .replace(/^/, `import { shelf as ${constant} } from '${scoped}/shelf';\n`)
      .replace(/(const SHELF = \{[^}]*?),?\s*\}/, (_, games) => list(games)),
  );
  if (has('words'))
    change('games/src/words.ts', (text) =>
      text
        .replace(/^/, `import { words as ${constant} } from '${scoped}/words';\n`)
        .replace(/(\| undefined>> = \{[^}]*?),?\s*\}/, (_, games) => list(games)),
    );
  for (const [part, file, what] of [
    ['terminal', 'terminal', 'board'],
    ['achievements', 'achievements', 'achievements'],
  ]) {
    if (has(part))
      change(`games/src/${file}.ts`, (text) =>
        text.replace(/\n\};/, `\n  '${name}': async () => (await import('${scoped}/${part}')).${what},\n};`),
      );
  }
  change('games/package.json', (text) => withDependency(text, scoped));
  lock(name, manifest);
  const link = join(PACKAGES, '../node_modules/@undercroft', name);
  if (!existsSync(link)) symlinkSync(join('../../packages', name), link);
}

function withDependency(text: string, scoped: string): string {
  const manifest = JSON.parse(text);
  const dependencies = Object.entries({ ...manifest.dependencies, [scoped]: '*' }).sort();
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`;
}

/** What `npm install` would write into the lock: nothing of it is downloaded. */
function lock(
  name: string,
  { name: scoped, version, license, dependencies }: ReturnType<typeof manifestOf>,
): void {
  change('../package-lock.json', (text) => {
    const file = JSON.parse(text);
    file.packages[`packages/${name}`] = { name: scoped, version, license, dependencies };
    file.packages[`node_modules/${scoped}`] = { resolved: `packages/${name}`, link: true };
    const { dependencies: shelf } = JSON.parse(readFileSync(join(PACKAGES, 'games/package.json'), 'utf8'));
    file.packages['packages/games'].dependencies = shelf;
    const [root, ...others] = Object.entries(file.packages);
    const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other, 'en');
    file.packages = Object.fromEntries([root, ...others.sort(byName)]);
    return `${JSON.stringify(file, null, 2)}\n`;
  });
}

/** Puts what was written into the house's shape, whatever the name does to order and width. */
function tidy(name: string): void {
  const house = join(PACKAGES, '..');
  const biome = join(house, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--write', 'packages/games', `packages/${name}`];
  const { status, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: house, encoding: 'utf8' });
  if (status !== 0) throw new Error(`biome found something in the new game:\n${stderr}`);
}

function change(file: string, how: (text: string) => string): void {
  const path = join(PACKAGES, file);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}

/** Its first recorded matches, unless it brings some. */
async function record(folder: string, name: string): Promise<void> {
  if (existsSync(join(folder, 'records'))) return;
  const { shelf } = await import(join(folder, 'src/shelf.ts'));
  mkdirSync(join(folder, 'records'));
  const records = recordsOf(await shelf.rules(), await shelf.mind());
  for (const [file, match] of Object.entries(records)) {
    writeFileSync(join(folder, 'records', file), `${JSON.stringify(match)}\n`);
    console.log(`${name}/records/${file}`);
  }
}
