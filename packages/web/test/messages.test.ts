import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, textsOf, wordsIn } from '@undercroft/words/files';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/kit/languages.ts';
import type { ScreenWords } from '../src/table/game/screen.ts';

const src = join(import.meta.dirname, '../src');

/** Every message of a folder by its path. */
const messages = async (folder: string, language: string): Promise<Map<string, string>> =>
  new Map(textsOf((await wordsIn(join(src, folder), language)) ?? {}));

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
  'Monster',
  'Chance',
  'rigor',
  'Rigor Mortis',
  'Still',
];

/** Signs and figures need no translation; what is the same for another reason is named above. */
const maySame = (text: string): boolean => {
  const said = text.replaceAll(/\{\w+(, number)?\}/g, '');
  return !/\p{L}/u.test(said) || SAME.includes(text);
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

const GAMES = ['karak', 'karak2', 'goblin', 'kragmortha'];
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(foldersIn(src))('%s', (folder) => {
  test.each(others)('says everything in %s', async (language) => {
    const pattern = await messages(folder, 'en');
    const theirs = await messages(folder, language);
    expect([...theirs.keys()].sort()).toEqual([...pattern.keys()].sort());
    const copied = [...pattern].filter(([key, message]) => message === theirs.get(key) && !maySame(message));
    expect(copied.map(([key]) => key)).toEqual([]);
  });
});

/** Groups whose entries are looked up by a key that comes from elsewhere. */
const BY_KEY = [
  'refusals',
  'door.kinds',
  'settings.contrasts',
  'settings.speeds',
  'settings.tellings',
  'friends.emotes',
  'friends.colours',
  'moment.roles',
  'puzzles.roles',
  'moment.verdicts',
  'table.opening',
  'told.draw',
  'laying.help',
];

test('no message of the shell is unused', async () => {
  const code = sources(src);
  const unused = [...(await messages('kit/language', 'en')).keys()].filter((key) => {
    const group = BY_KEY.find((name) => key.startsWith(`${name}.`));
    return !code.includes(`m.${group ?? key}`);
  });
  expect(unused).toEqual([]);
});

/** Words that a screen gives on as a group. */
const TOGETHER = ['win', 'tie', 'lose', 'skills', 'ready', 'turn', 'lay'];

/** What the table asks of every screen's words. */
const ASKED = ['goal', 'goals', 'inShort', 'tales'] satisfies (keyof ScreenWords)[] as string[];

test.each(GAMES)('no message of the screen of %s is unused', async (game) => {
  const folder = join(src, 'games', game);
  const code = `${sources(folder)}\n${readFileSync(join(folder, 'words/index.ts'), 'utf8')}`;
  const used = (key: string) =>
    new RegExp(`(\\.|\\{ )${key}\\b`).test(code) || [...TOGETHER, ...ASKED].includes(key);
  const unused = Object.keys((await wordsIn(join(src, `games/${game}/words`), 'en')) ?? {}).filter(
    (key) => !used(key),
  );
  expect(unused).toEqual([]);
});

test('no code makes words small: German nouns keep their capital letters', () => {
  const small = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    /\bm\.[\w.]+\.to(Locale)?LowerCase\(/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(small).toEqual([]);
});
