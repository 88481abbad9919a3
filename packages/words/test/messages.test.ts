import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSpeaker } from '@undercroft/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';

type Messages = Readonly<Record<string, string>>;
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What is said at every table, and what each game says. */
const packages = join(import.meta.dirname, '../..');
const folders = globSync(['words/src/*/en.ts', '*/src/words/en.ts'], { cwd: packages }).map(dirname);

async function messagesOf(folder: string, language: string): Promise<Messages> {
  const { words } = await import(join(packages, folder, `${language}.ts`));
  return 'messages' in words ? words.messages : words;
}

const parse = (message: string, language: string): Element[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();

const branches = (element: Element): Element[][] =>
  'options' in element ? Object.values(element.options).map(({ value }) => value) : [];

const all = (elements: Element[]): Element[] =>
  elements.flatMap((element) => [element, ...branches(element).flatMap(all)]);

/** The gaps of a message; which form of a thing is used is each language's own affair. */
function gaps(message: string, language: string): string[] {
  const names = all(parse(message, language)).flatMap((element) =>
    'value' in element && element.type !== 0 ? [String(element.value).split('_')[0]] : [],
  );
  return [...new Set(names)].sort();
}

describe.each(folders)('the messages of %s', async (folder) => {
  const english = await messagesOf(folder, 'en');

  it.each(LANGUAGES)('are all there in %s', async (language) => {
    const messages = await messagesOf(folder, language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    for (const [id, message] of Object.entries(await messagesOf(folder, language))) {
      expect([id, gaps(message, language)]).toEqual([id, gaps(english[id], 'en')]);
    }
  });

  it.each(LANGUAGES)('have every plural form that %s has', async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [id, message] of Object.entries(await messagesOf(folder, language))) {
      for (const element of all(parse(message, language))) {
        if (element.type !== 6 || !('one' in element.options)) continue;
        expect([id, Object.keys(element.options)]).toEqual([id, expect.arrayContaining(forms)]);
      }
    }
  });

  it.each(LANGUAGES)('do not shout in %s', async (language) => {
    const loud = Object.entries(await messagesOf(folder, language)).filter(([, text]) => text.includes('!'));
    expect(loud).toEqual([]);
  });
});

it('refuses a game or language that is not spoken', async () => {
  await expect(loadSpeaker('chess', 'en')).rejects.toThrow('no game "chess"; there are: karak');
  await expect(loadSpeaker('karak', 'fr')).rejects.toThrow('no language "fr"; there are: en, de, pl, cs');
});

it.each(LANGUAGES)('says at the table in %s why an answer was refused', async (language) => {
  const speaker = await loadSpeaker('karak', language);
  for (const reason of ['illegal', 'not-asked', 'stale', 'over', 'bad-input'] as const) {
    expect(speaker.refused(reason)).toMatch(/\.$/);
  }
});
