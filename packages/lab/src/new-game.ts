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
import { recordsOf } from '@undercroft/kernel';
import { onlyWord, readFlags, refuse } from './arguments.ts';

const HELP = `Usage: undercroft new-game NAME

Lays out packages/NAME: a small game that plays, to be made another. It passes the
suite, and is played in the terminal and in the browser as it is. NAME is in small
letters, with hyphens between words: "liars-dice".

  -h, --help   this text`;

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, {}, HELP);
  if (parsed === null) return 0;
  const name = onlyWord(parsed.positionals, 'name');
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
  layOut(folder, name, prefixOf(name, prefixes));
  putOnShelf(name);
  await record(folder, name);
  console.log(`packages/${name} is laid out and stands on the shelf. Then:

  npm install
  npm test -- packages/${name}/
  npx undercroft play ${name}
  npm start                        and it lies on the table in the browser

What to change, file by file, is in CONTRIBUTING.md.`);
  return 0;
}

/** 'liars-dice' as liarsDice, LiarsDice and Liars Dice. */
function spellings(name: string) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const type = words.join('');
  return { type, constant: type[0].toLowerCase() + type.slice(1), title: words.join(' ') };
}

/** What the ids of its rules begin with: its initials, or with a number where those are taken. */
function prefixOf(name: string, taken: readonly string[]): string {
  const initials = name.split('-').map((word) => word[0].toUpperCase());
  for (let number = 1; ; number++) {
    const prefix = `${initials.join('')}${number === 1 ? '' : number}`;
    if (!taken.includes(prefix)) return prefix;
  }
}

/** The kernel's example under another name. */
function layOut(folder: string, name: string, prefix: string): void {
  const { type, constant, title } = spellings(name);
  for (const part of ['src', 'rules', 'scenarios']) {
    cpSync(join(PACKAGES, 'kernel/example', part), join(folder, part), { recursive: true });
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
import { describeGame } from '@undercroft/kernel/suite';
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
  dependencies: { '@undercroft/kernel': '*' },
});

/** The two places outside its own folder: the shelf, and what the shelf depends on. */
function putOnShelf(name: string): void {
  const { constant } = spellings(name);
  const scoped = `@undercroft/${name}`;
  change('games/src/index.ts', (text) =>
    text
      .replace(/^/, `import { shelf as ${constant} } from '${scoped}/shelf';\n`)
      .replace(
        /(const SHELF = \{[^}]*?),? \}/,
        (_, games) => `${games}, ${constant === name ? name : `'${name}': ${constant}`} }`,
      ),
  );
  change('games/package.json', (text) => {
    const manifest = JSON.parse(text);
    const dependencies = Object.entries({ ...manifest.dependencies, [scoped]: '*' }).sort();
    return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`;
  });
  const link = join(PACKAGES, '../node_modules/@undercroft', name);
  if (!existsSync(link)) symlinkSync(join('../../packages', name), link);
}

function change(file: string, how: (text: string) => string): void {
  const path = join(PACKAGES, file);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}

/** Its first recorded matches. */
async function record(folder: string, name: string): Promise<void> {
  const { shelf } = await import(join(folder, 'src/shelf.ts'));
  mkdirSync(join(folder, 'records'));
  const records = recordsOf(await shelf.rules(), await shelf.mind());
  for (const [file, match] of Object.entries(records)) {
    writeFileSync(join(folder, 'records', file), `${JSON.stringify(match)}\n`);
    console.log(`${name}/records/${file}`);
  }
}
