import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSpeaker } from '@undercroft/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { fileOf, foldersIn, type Tree, textsOf, wordsIn } from '../scripts/files.ts';
import { LANGUAGES } from '../src/languages.ts';
import { Message } from '../src/message.ts';

type Messages = Readonly<Record<string, string>>;
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const packages = join(import.meta.dirname, '../..');
const folders = foldersIn(packages);

/** What is said at every table, and what each game says: nobody there shouts. */
const isSaidCalmly = (folder: string): boolean => /^(words|\w+\/src\/words)\b/.test(folder);

async function messagesOf(folder: string, language: string): Promise<Messages> {
  const words = (await wordsIn(join(packages, folder), language)) as Tree & { readonly messages?: Tree };
  return Object.fromEntries(textsOf(words.messages ?? words));
}

/** Read as ICU has it, by the library that knows all of it. */
const icu = (message: string, language: string) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });

const parse = (message: string, language: string): Element[] => icu(message, language).getAst();

const branches = (element: Element): Element[][] =>
  'options' in element ? Object.values(element.options).map(({ value }) => value) : [];

const all = (elements: Element[]): Element[] =>
  elements.flatMap((element) => [element, ...branches(element).flatMap(all)]);

/** Every gap of a message, by the name it is filled under. */
const names = (message: string, language: string): string[] =>
  all(parse(message, language)).flatMap((element) =>
    'value' in element && element.type !== 0 ? [String(element.value)] : [],
  );

/** The gaps of a message; which form of a thing is used is each language's own affair. */
function gaps(message: string, language: string): string[] {
  return [...new Set(names(message, language).map((name) => name.split('_')[0]))].sort();
}

describe.each(folders)('the messages of %s', async (folder) => {
  const english = await messagesOf(folder, 'en');
  // Which languages a game speaks is its own affair.
  const spoken = LANGUAGES.filter((language) => existsSync(fileOf(join(packages, folder), language)));

  it.each(spoken)('are all there in %s', async (language) => {
    const messages = await messagesOf(folder, language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    const empty = Object.keys(messages).filter((id) => messages[id].trim() === '' && english[id] !== '');
    expect(empty).toEqual([]);
  });

  it.each(spoken)('have the same gaps in %s as in English', async (language) => {
    for (const [id, message] of Object.entries(await messagesOf(folder, language))) {
      expect([id, gaps(message, language)]).toEqual([id, gaps(english[id], 'en')]);
    }
  });

  it.each(spoken)('have every plural form that %s has', async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [id, message] of Object.entries(await messagesOf(folder, language))) {
      for (const element of all(parse(message, language))) {
        if (element.type !== 6 || !('one' in element.options)) continue;
        expect([id, Object.keys(element.options)]).toEqual([id, expect.arrayContaining(forms)]);
      }
    }
  });

  it.each(spoken)('are said in %s as ICU has it', async (language) => {
    for (const message of Object.values(await messagesOf(folder, language))) {
      const gaps = names(message, language);
      for (const number of [0, 1, 2, 4, 5, 22, 1234.5, 0.628]) {
        const values = Object.fromEntries(gaps.map((name) => [name, number]));
        expect(new Message(message, language).say(values)).toBe(icu(message, language).format(values));
      }
    }
  });

  it.runIf(isSaidCalmly(folder)).each(spoken)('do not shout in %s', async (language) => {
    const loud = Object.entries(await messagesOf(folder, language)).filter(([, text]) => text.includes('!'));
    expect(loud).toEqual([]);
  });
});

it('refuses a message with a slip of the pen, and one that lacks a value', () => {
  expect(() => new Message('{steps, plurl, other {#}}', 'en')).toThrow('is expected at 6 of the message');
  expect(() => new Message('{steps', 'en')).toThrow('is expected');
  expect(() => new Message('steps}', 'en')).toThrow('a brace is closed that was not opened');
  expect(() => new Message('{steps}', 'en').say({})).toThrow('a message needs "steps"');
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
