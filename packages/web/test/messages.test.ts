import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/kit/languages.ts';

type Tree = { readonly [key: string]: unknown };

const src = join(import.meta.dirname, '../src');

/** Every message by its path; a plural counts as one. */
function messages(tree: Tree, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    const branch =
      typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value);
    if (branch) for (const [deeper, message] of messages(value as Tree, here)) found.set(deeper, message);
    else found.set(here, value);
  }
  return found;
}

/** What a message says; a function is asked with placeholders. */
const said = (message: unknown): string =>
  typeof message === 'function' ? message('…', '…', '…', '…') : JSON.stringify(message);

/** Words that are the same in several languages. */
const SAME: readonly string[] = [
  'Name',
  'Start',
  'Code',
  'Computer',
  'Menu',
  'QR',
  'Version',
  'Limits',
  'Log',
  'Okay',
  'Portal',
  'Amulet',
  'Deck',
  'Rigor',
  'Bonus',
  'Passkeys',
  'Discord',
  'ntfy',
];

/** Signs and figures need no translation; what is the same for another reason is named above. */
const maySame = (text: string): boolean => {
  const bare = text.replace(/^"|"$/g, '');
  return !/\p{L}/u.test(bare) || SAME.includes(bare);
};

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name === 'language' || entry.name === 'words' ? '' : sources(path);
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

/** What a folder of words says in a language. */
async function wordsIn(folder: string, language: string): Promise<Tree> {
  const file = await import(join(src, folder, `${language}.ts`));
  return file[language];
}

const GAMES = ['karak', 'karak2', 'goblin', 'kragmortha'];
const others = LANGUAGES.filter((language) => language !== 'en');

/** Every folder of words; why the server refuses has a test of its own. */
const FOLDERS = globSync('**/en.ts', { cwd: src })
  .map(dirname)
  .filter((folder) => !folder.endsWith('refusals'));

describe.each(FOLDERS)('%s', (folder) => {
  test.each(others)('says everything in %s', async (language) => {
    const pattern = messages(await wordsIn(folder, 'en'));
    const theirs = messages(await wordsIn(folder, language));
    expect([...theirs.keys()].sort()).toEqual([...pattern.keys()].sort());
    const copied = [...pattern].filter(
      ([key, message]) => said(message) === said(theirs.get(key)) && !maySame(said(message)),
    );
    expect(copied.map(([key]) => key)).toEqual([]);
  });
});

/** Groups whose entries are looked up by a key that comes from elsewhere. */
const BY_KEY = [
  'refusals',
  'door.kinds',
  'settings.speeds',
  'settings.tellings',
  'friends.emotes',
  'friends.colours',
  'moment.roles',
  'moment.verdicts',
  'table.opening',
];

test('no message of the shell is unused', async () => {
  const code = sources(src);
  const unused = [...messages(await wordsIn('kit/language', 'en')).keys()].filter((key) => {
    const group = BY_KEY.find((name) => key.startsWith(`${name}.`));
    return !code.includes(`m.${group ?? key}`);
  });
  expect(unused).toEqual([]);
});

/** Words that a screen gives on as a group. */
const TOGETHER = ['win', 'tie', 'lose', 'skills', 'ready', 'turn', 'lay'];

test.each(GAMES)('no message of the screen of %s is unused', async (game) => {
  const folder = join(src, 'games', game);
  const code = `${sources(folder)}\n${readFileSync(join(folder, 'words/index.ts'), 'utf8')}`;
  const used = (key: string) => new RegExp(`(\\.|\\{ )${key}\\b`).test(code) || TOGETHER.includes(key);
  const unused = Object.keys(await wordsIn(`games/${game}/words`, 'en')).filter((key) => !used(key));
  expect(unused).toEqual([]);
});

test('no code makes words small: German nouns keep their capital letters', () => {
  const small = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    /\bm\.[\w.]+\.to(Locale)?LowerCase\(/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(small).toEqual([]);
});
