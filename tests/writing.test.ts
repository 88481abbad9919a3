import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readLessonWords } from '@undercroft/kit/scenarios';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../packages/words/scripts/files.ts';
import { LANGUAGES, type Language } from '../packages/words/src/languages.ts';
import { habitsOf } from './habits.ts';

const packages = join(import.meta.dirname, '../packages');

interface Said {
  readonly where: string;
  readonly text: string;
}

/** Everything in a file of words, each with its path. */
function said(words: unknown, where: string): Said[] {
  if (typeof words === 'string') return [{ where, text: words }];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => said(value, `${where}.${key}`));
}

/** The sentences of a rulebook, without what stands in the type of options and maps. */
const prose = (markdown: string): string =>
  markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`]*`/g, '·');

async function readIn(path: string): Promise<Said[]> {
  const file = join(packages, path);
  if (path.endsWith('.md')) {
    const lines = prose(readFileSync(file, 'utf8')).split('\n');
    return lines.map((text, at) => ({ where: `${path}:${at + 1}`, text }));
  }
  if (path.endsWith('.yaml')) return said(readLessonWords(readFileSync(file, 'utf8'), file), path);
  return said(await wordsIn(dirname(file), basename(file).slice(0, 2)), path);
}

const filesIn = (language: string): string[] =>
  globSync(`**/${language}.{${language === 'en' ? 'ts' : 'json'},md,yaml}`, {
    cwd: packages,
    exclude: ['**/node_modules/**'],
  });

async function everythingIn(language: Language): Promise<Said[]> {
  return (await Promise.all(filesIn(language).map(readIn))).flat();
}

const TO_ONE = /^(\w+\/src\/words|\w+\/lessons|web\/src\/games|web\/src\/about)\//;

describe.each(LANGUAGES)('what is written in %s', async (language) => {
  const all = await everythingIn(language);
  const habits = habitsOf(language);
  const thatHas = (wrong: (text: string) => boolean): string[] =>
    all.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`);

  it('is all read here', () => {
    expect(all.length).toBeGreaterThan(2500);
  });

  it('has one space between words, and none before a full stop or a comma', () => {
    expect(thatHas((text) => /\S {2,}\S| [.,;](\s|$)/.test(text))).toEqual([]);
  });

  it('has marks of quotation as people of that language write them, each opened and closed', () => {
    const {
      quotes: [open, close],
      foreign,
    } = habits;
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    expect(thatHas((text) => /["']/.test(text) || foreign.test(text))).toEqual([]);
    expect(thatHas((text) => count(text, open) !== count(text, close))).toEqual([]);
  });

  it('has dashes and dots as people of that language write them', () => {
    expect(thatHas((text) => /—|\S - \S/.test(text) || habits.dots.test(text))).toEqual([]);
  });

  it('speaks to people as at a table', () => {
    expect(thatHas((text) => habits.formal?.test(text) ?? false)).toEqual([]);
    const toSeveral = all.filter(({ where, text }) => TO_ONE.test(where) && habits.several?.test(text));
    expect(toSeveral).toEqual([]);
  });
});
