import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cs as goblinCs } from '../src/games/goblin/words/cs.ts';
import { de as goblinDe } from '../src/games/goblin/words/de.ts';
import { en as goblinEn } from '../src/games/goblin/words/en.ts';
import { pl as goblinPl } from '../src/games/goblin/words/pl.ts';
import { cs as karakCs } from '../src/games/karak/words/cs.ts';
import { de as karakDe } from '../src/games/karak/words/de.ts';
import { en as karakEn } from '../src/games/karak/words/en.ts';
import { pl as karakPl } from '../src/games/karak/words/pl.ts';
import { cs as karak2Cs } from '../src/games/karak2/words/cs.ts';
import { de as karak2De } from '../src/games/karak2/words/de.ts';
import { en as karak2En } from '../src/games/karak2/words/en.ts';
import { pl as karak2Pl } from '../src/games/karak2/words/pl.ts';
import { cs as kragmorthaCs } from '../src/games/kragmortha/words/cs.ts';
import { de as kragmorthaDe } from '../src/games/kragmortha/words/de.ts';
import { en as kragmorthaEn } from '../src/games/kragmortha/words/en.ts';
import { pl as kragmorthaPl } from '../src/games/kragmortha/words/pl.ts';
import { cs } from '../src/language/cs.ts';
import { de } from '../src/language/de.ts';
import { en } from '../src/language/en.ts';
import { pl } from '../src/language/pl.ts';

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
  'Log',
  'Okay',
  'Portal',
  'Amulet',
  'Deck',
  'Rigor',
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

const books = [
  ['the shell', en, { de, pl, cs }],
  ['Karak', karakEn, { de: karakDe, pl: karakPl, cs: karakCs }],
  ['Karak 2', karak2En, { de: karak2De, pl: karak2Pl, cs: karak2Cs }],
  ['Goblin', goblinEn, { de: goblinDe, pl: goblinPl, cs: goblinCs }],
  ['Kragmortha', kragmorthaEn, { de: kragmorthaDe, pl: kragmorthaPl, cs: kragmorthaCs }],
] as const;

describe.each(books)('%s', (_, english, others) => {
  const pattern = messages(english as Tree);

  test.each(Object.entries(others))('says everything in %s', (_language, translated) => {
    const theirs = messages(translated as Tree);
    expect([...theirs.keys()].sort()).toEqual([...pattern.keys()].sort());
    const copied = [...pattern].filter(
      ([key, message]) => said(message) === said(theirs.get(key)) && !maySame(said(message)),
    );
    expect(copied.map(([key]) => key)).toEqual([]);
  });
});

/** Groups whose entries are looked up by a key that comes from elsewhere. */
const BY_KEY = ['door.kinds', 'settings.speeds', 'friends.emotes', 'table.opening'];

test('no message of the shell is unused', () => {
  const code = sources(src);
  const unused = [...messages(en as Tree).keys()].filter((key) => {
    const group = BY_KEY.find((name) => key.startsWith(`${name}.`));
    return !code.includes(`m.${group ?? key}`);
  });
  expect(unused).toEqual([]);
});

/** Words that a screen gives on as a group. */
const TOGETHER = ['win', 'tie', 'lose', 'skills', 'ready', 'turn', 'lay'];

test.each([
  ['karak', karakEn],
  ['karak2', karak2En],
  ['goblin', goblinEn],
  ['kragmortha', kragmorthaEn],
])('no message of the screen of %s is unused', (game, english) => {
  const folder = join(src, 'games', game);
  const code = `${sources(folder)}\n${readFileSync(join(folder, 'words/index.ts'), 'utf8')}`;
  const used = (key: string) => new RegExp(`(\\.|\\{ )${key}\\b`).test(code) || TOGETHER.includes(key);
  const unused = Object.keys(english).filter((key) => !used(key));
  expect(unused).toEqual([]);
});
