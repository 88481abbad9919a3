import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPo, writePo } from '../scripts/po.ts';
import { Translation } from '../scripts/translations.ts';
import { LANGUAGES } from '../src/languages.ts';

const packages = join(import.meta.dirname, '../..');

const ENGLISH = `{
  title: 'Hut',
  things: { hat: { name: 'hat', a: 'a hat' } },
  /** On the door. */
  'door.sign': 'Come in, {name}',
  rooms: { count: '{count, plural, one {# room} other {# rooms}}', told: ['Bed', 'Sleep\\nhere'] },
}`;

/** A house with one room of words, in English and perhaps in German. */
function house(english = ENGLISH, german?: object, confirmed?: string) {
  const root = mkdtempSync(join(tmpdir(), 'undercroft-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'hut'));
  writeFileSync(join(root, 'hut/en.ts'), `export const en = ${english} as const;`);
  if (german !== undefined) writeFileSync(join(root, 'hut/de.json'), JSON.stringify(german));
  if (confirmed !== undefined) {
    mkdirSync(join(root, 'words/confirmed'), { recursive: true });
    writeFileSync(join(root, 'words/confirmed/de.json'), confirmed);
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, read, words: () => Translation.of(root, 'de') };
}

const GERMAN = {
  title: 'Hütte',
  things: { hat: { name: 'Hut', acc: 'den Hut' } },
  'door.sign': 'Komm herein, {name}',
  rooms: { count: '{count, plural, one {# Zimmer} other {# Zimmer}}', told: ['Bett', 'Schlaf\nhier'] },
};

it('a language that there is not yet is exported, translated and imported', async () => {
  const { words, read } = house();
  const entries = (await words()).entries();
  expect(entries.map(({ context }) => context)).toEqual([
    'hut title',
    'hut things.hat.name',
    'hut things.hat.a',
    'hut door.sign',
    'hut rooms.count',
    'hut rooms.told.0',
    'hut rooms.told.1',
  ]);
  expect(entries[3].notes).toEqual(['On the door.']);
  const { language, entries: given } = readPo(writePo('de', entries));
  expect(language).toBe('de');
  const translated = given.map((entry) => ({ ...entry, text: `„${entry.english}“` }));
  expect((await words()).take(readPo(writePo('de', translated)).entries)).toEqual({ taken: 7, wrong: [] });
  expect(JSON.parse(read('hut/de.json'))).toEqual({
    title: '„Hut“',
    things: { hat: { name: '„hat“', a: '„a hat“' } },
    'door.sign': '„Come in, {name}“',
    rooms: { count: '„{count, plural, one {# room} other {# rooms}}“', told: ['„Bed“', '„Sleep\nhere“'] },
  });
  expect((await words()).missing()).toEqual([]);
});

it('what is missing, stale or left over is listed, and stale until somebody says it is right', async () => {
  const { words, read } = house(ENGLISH, GERMAN);
  (await words()).confirm();
  const later = ENGLISH.replace('Come in', 'Walk in').replace("title: 'Hut',", "title: 'Hut', roof: 'Roof',");
  const changed = house(later, { ...GERMAN, cellar: 'Keller' }, read('words/confirmed/de.json'));
  const german = await changed.words();
  expect(german.missing()).toEqual([{ folder: 'hut', path: 'roof' }]);
  expect(german.stale()).toEqual([{ folder: 'hut', path: 'door.sign' }]);
  expect(german.left()).toEqual([{ folder: 'hut', path: 'cellar' }]);
  const marked = readPo(writePo('de', german.entries())).entries.filter(({ isStale }) => isStale);
  expect(marked.map(({ context }) => context)).toEqual(['hut door.sign']);
  // What a translator left marked is not taken; what was looked at is.
  expect((await changed.words()).take(marked)).toEqual({ taken: 0, wrong: [] });
  expect((await changed.words()).stale()).toHaveLength(1);
  expect((await changed.words()).take(marked.map((entry) => ({ ...entry, isStale: false })))).toEqual({
    taken: 1,
    wrong: [],
  });
  expect((await changed.words()).stale()).toEqual([]);
});

it('takes nothing from a file in which a text is wrong, and says what is expected', async () => {
  const { root, words } = house();
  const entries = (await words()).entries();
  const told = (text: string, at: number) => ({ ...entries[at], text });
  const { taken, wrong } = (await words()).take([
    told('Hütte', 0),
    told('Komm herein, {nome}', 3),
    told('{count, plural, one {# Zimmer}', 4),
    { ...told('Bett', 5), english: 'Couch' },
    { ...told('Ofen', 5), context: 'hut oven' },
  ]);
  expect(taken).toBe(0);
  expect(wrong).toEqual([
    'hut door.sign: its gaps are {nome}, expected {name}',
    expect.stringContaining('hut rooms.count: '),
    'hut rooms.told.0: in English it is "Bed" by now',
    'hut oven: there is no such text any more',
  ]);
  expect(existsSync(join(root, 'hut/de.json'))).toBe(false);
  expect(() => readPo('msgid "a"\nmsgstr b')).toThrow('line 2: msgctxt, msgid or msgstr');
  expect(() => readPo('msgid "a"\nmsgstr "b"')).toThrow('the header names no language');
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s is not changed by an export and its import',
  async (language) => {
    const words = await Translation.of(packages, language);
    const entries = words.entries();
    expect(readPo(writePo(language, entries)).entries).toEqual(
      entries.map((entry) => ({ ...entry, notes: [], from: '' })),
    );
  },
);
