import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook.ts';
import { LANGUAGES, type Language } from '../src/kit/languages.ts';
import { searching, synonymsIn } from '../src/table/rulebook/search.ts';

const GAMES = ['karak', 'karak2', 'goblin', 'kragmortha'];

const bookOf = (game: string, language: Language) =>
  rulebook(readFileSync(join(import.meta.dirname, `../../${game}/rules/${language}.md`), 'utf8'));

/** The rules that a search finds. */
function found(game: string, language: Language, search: string): string[] {
  const speaksOf = searching(search, language);
  return bookOf(game, language).flatMap((block) =>
    block.kind === 'rule' && speaksOf?.(block.text) ? [block.id] : [],
  );
}

test.each([
  ['karak', 'en', 'battle', 'K-29'],
  ['karak', 'en', 'dead', 'K-53'],
  ['karak', 'de', 'unentschieden', 'K-32'],
  ['karak', 'pl', 'zycie', 'K-1'],
  ['karak', 'cs', 'zivot', 'K-1'],
  ['kragmortha', 'en', 'shove', 'M-25'],
  ['goblin', 'en', 'shop potions', 'G-55'],
  ['karak2', 'de', 'Güter', 'K2-1'],
] as const)('in the rules of %s in %s, "%s" finds %s', (game, language, search, rule) => {
  expect(found(game, language, search)).toContain(rule);
});

test('a rule is found by its id, and nothing speaks of nonsense', () => {
  expect(found('karak', 'en', 'K-31')).toContain('K-31');
  expect(found('karak', 'en', 'xyzzy')).toEqual([]);
  expect(searching('  ', 'en')).toBeNull();
});

test.each(LANGUAGES)('what is called the same in %s is spoken of in some rulebook', (language) => {
  const books = GAMES.flatMap((game) => bookOf(game, language).map(({ text }) => text));
  const silent = synonymsIn(language).filter(
    (group) => !group.some((word) => books.some((text) => text.toLowerCase().includes(word.toLowerCase()))),
  );
  expect(silent).toEqual([]);
});
