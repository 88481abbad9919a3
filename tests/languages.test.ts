import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readLessonWords } from '@undercroft/kit/scenarios';
import { expect, it, onTestFinished } from 'vitest';
import { gamesWith, languagesOf } from '../packages/games/src/extras.ts';
import { GAME_NAMES } from '../packages/games/src/index.ts';
import { WORDS } from '../packages/games/src/words.ts';
import { wordsIn } from '../packages/words/scripts/files.ts';
import { Translation } from '../packages/words/scripts/translations.ts';
import { isLanguage, LANGUAGES, type Language } from '../packages/words/src/languages.ts';
import { habitsOf } from './habits.ts';

const packages = join(import.meta.dirname, '../packages');
/** How each language is written, for `writing.test.ts`. */
const habits = join(import.meta.dirname, 'writing');

const inEnglish = (folder: string): string[] =>
  globSync('**/en.{ts,md,yaml,json}', { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**'] });

/** The game whose words a file holds, by its path; none for what is said at every table. */
const gameIn = (path: string): string | undefined =>
  GAME_NAMES.find((game) => path.startsWith(`${game}/`) || path.startsWith(`web/src/games/${game}/`));

/** A game speaks the languages of its rulebook, all of it; to everybody else it speaks English. */
function isSpoken(path: string, language: string): boolean {
  const game = gameIn(path.replaceAll('\\', '/'));
  return game === undefined || !isLanguage(language) || languagesOf(game).includes(language);
}

/** What a language lacks: files that there are in English, and whatever has a name in them. */
async function lacks(folder: string, language: string): Promise<string[]> {
  const missing: string[] = [];
  for (const english of inEnglish(folder)) {
    if (!isSpoken(english, language)) continue;
    // English is the pattern and typed; every other language is data.
    const path = english.replace(
      /en\.(\w+)$/,
      (_, as) => `${language}.${as === 'ts' && language !== 'en' ? 'json' : as}`,
    );
    if (!existsSync(join(folder, path))) missing.push(path);
    else {
      const theirs = new Set(await namesIn(join(folder, path)));
      const names = await namesIn(join(folder, english));
      missing.push(...names.filter((name) => !theirs.has(name)).map((name) => `${path}: ${name}`));
    }
  }
  return missing;
}

/** Rules by their ids, words by their path. */
async function namesIn(file: string): Promise<string[]> {
  if (file.endsWith('.md')) {
    return [...readFileSync(file, 'utf8').matchAll(/\*\*(\w+-\d+)\*\*/g)].map(([, id]) => id);
  }
  if (file.endsWith('.yaml')) return pathsIn(readLessonWords(readFileSync(file, 'utf8'), file), []);
  // Lists that each language has in its own way, with no English pattern: it is enough to have one.
  if (!existsSync(join(dirname(file), 'en.ts'))) return [];
  return pathsIn(await wordsIn(dirname(file), basename(file).slice(0, 2)), []);
}

/** Which forms of a thing there are is each language's own affair. */
function pathsIn(words: unknown, path: readonly string[]): string[] {
  const isGroup = typeof words === 'object' && words !== null && !Array.isArray(words);
  if (!isGroup || path.at(-2) === 'things') return [path.join('.')];
  return Object.entries(words).flatMap(([key, value]) => pathsIn(value, [...path, key]));
}

it.each(LANGUAGES)('%s lacks nothing', async (language) => {
  expect([...(await lacks(packages, language)), ...(await lacks(habits, language))]).toEqual([]);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s says what English says by now',
  async (language) => {
    const words = await Translation.of(packages, language);
    // Translate it anew, or say that it is right as it is: npm run words -- --confirm
    expect(words.stale()).toEqual([]);
    expect(words.left()).toEqual([]);
  },
);

it.each(gamesWith('words'))('%s says that it speaks the languages of its rulebook', (game) => {
  expect([...(WORDS[game]?.languages ?? LANGUAGES)].sort()).toEqual(languagesOf(game).sort());
});

it('names the files of a language that has none yet', async () => {
  expect(await lacks(packages, 'xx')).toEqual(
    expect.arrayContaining([
      'karak/rules/xx.md',
      'karak/lessons/xx.yaml',
      'kit/example/rules/xx.md',
      'words/src/table/xx.json',
      'goblin/src/words/xx.json',
      'web/src/kit/language/xx.json',
      'web/src/table/rulebook/synonyms/xx.json',
      'web/src/games/kragmortha/words/xx.json',
    ]),
  );
});

it('names what is missing in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const english = `{ title: 'Hut', things: { hat: { name: 'hat', a: 'a hat' } }, messages: { hello: 'Hello', bye: 'Bye' } }`;
  writeFileSync(join(folder, 'en.ts'), `export const words = ${english};`);
  writeFileSync(
    join(folder, 'xx.json'),
    '{ "title": "Hutte", "things": { "hat": { "name": "Hut" } }, "messages": { "hello": "Hallo" } }',
  );
  writeFileSync(join(folder, 'en.md'), '- **H-1** Sit down.\n- **H-2** Put on your hat.');
  writeFileSync(join(folder, 'xx.md'), '- **H-1** Setz dich.');
  expect((await lacks(folder, 'xx')).sort()).toEqual(['xx.json: messages.bye', 'xx.md: H-2']);
});

it.each(globSync('*/rules', { cwd: packages }))(
  '%s marks the same rulings as ours in every language',
  (rules) => {
    const ours = (language: Language) =>
      readFileSync(join(packages, rules, `${language}.md`), 'utf8')
        .split('\n')
        .filter((line) => habitsOf(language).ours.test(line))
        .map((line) => line.match(/\*\*(\w+-\d+)\*\*/)?.[1]);
    const spoken = LANGUAGES.filter((language) => existsSync(join(packages, rules, `${language}.md`)));
    for (const language of spoken) expect([language, ours(language)]).toEqual([language, ours('en')]);
  },
);

it('German speaks of turns in one way', () => {
  const files = globSync('**/de.{json,md,yaml}', { cwd: packages, exclude: ['**/node_modules/**'] });
  const otherwise = files.filter((file) =>
    /\b(dran|an der Reihe)\b/.test(readFileSync(join(packages, file), 'utf8')),
  );
  expect(otherwise).toEqual([]);
});
