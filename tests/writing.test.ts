import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readLessonWords } from '@undercroft/kit/scenarios';
import { describe, expect, it } from 'vitest';
import { gamesWith } from '../packages/games/src/extras.ts';
import { wordsIn } from '../packages/words/scripts/files.ts';
import { LANGUAGES, type Language } from '../packages/words/src/languages.ts';

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

/** What can be achieved is written in all languages at once. */
async function achievementsIn(language: Language): Promise<Said[]> {
  const games = gamesWith('achievements').map(async (game) => {
    const { achievements } = await import(join(packages, game, 'src/achievements.ts'));
    return achievements.flatMap(({ id, says }: { id: string; says: Record<Language, object> }) =>
      said(says[language], `${game} ${id}`),
    );
  });
  return (await Promise.all(games)).flat();
}

async function everythingIn(language: Language): Promise<Said[]> {
  const files = await Promise.all(filesIn(language).map(readIn));
  return [...files.flat(), ...(await achievementsIn(language))];
}

/** How each language quotes: what opens, what closes, and what opens or closes only in others. */
const QUOTES: Readonly<Record<Language, readonly [open: string, close: string, foreign: RegExp]>> = {
  en: ['“', '”', /[„«»‚]/],
  de: ['„', '“', /[”«»]/],
  pl: ['„', '”', /[“«»]/],
  cs: ['„', '“', /[”«»]/],
};

/** Nobody at the table is spoken to as in an office. */
const FORMAL: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[\p{Ll}\d,;)] (Sie|Ihnen|Ihr|Ihre[nrms]?)(?!\p{L})/u,
  pl: /(?<!\p{L})(Państw\p{L}+|Pani|Panu|Panem|proszę)(?!\p{L})/u,
};

/** In a game's words and lessons one player is spoken to; in Czech the plural would be formal. */
const SEVERAL: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(euch|euer|eure\p{L}?|habt|könnt|dürft|müsst|seid)(?!\p{L})/iu,
  pl: /(?<!\p{L})(wam|was|wasz\p{L}*|macie|możecie|musicie|jesteście|chcecie)(?!\p{L})/iu,
  cs: /(?<!\p{L})(vám|vás|váš|vaš\p{L}*|jste|máte|smíte|můžete|musíte|chcete|byste|\p{L}+ete)(?!\p{L})/iu,
};

const TO_ONE = /^(\w+\/src\/words|\w+\/lessons|web\/src\/games|web\/src\/about)\//;

/** German leaves a space before dots that stand for words; the others do not. */
const DOTS: Readonly<Record<Language, RegExp>> = { en: / …/, de: /\p{L}…/u, pl: / …/, cs: / …/ };

describe.each(LANGUAGES)('what is written in %s', async (language) => {
  const all = await everythingIn(language);
  const thatHas = (wrong: (text: string) => boolean): string[] =>
    all.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`);

  it('is all read here', () => {
    expect(all.length).toBeGreaterThan(2500);
  });

  it('has one space between words, and none before a full stop or a comma', () => {
    expect(thatHas((text) => /\S {2,}\S| [.,;](\s|$)/.test(text))).toEqual([]);
  });

  it('has marks of quotation as people of that language write them, each opened and closed', () => {
    const [open, close, foreign] = QUOTES[language];
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    expect(thatHas((text) => /["']/.test(text) || foreign.test(text))).toEqual([]);
    expect(thatHas((text) => count(text, open) !== count(text, close))).toEqual([]);
  });

  it('has dashes and dots as people of that language write them', () => {
    expect(thatHas((text) => /—|\S - \S/.test(text) || DOTS[language].test(text))).toEqual([]);
  });

  it('speaks to people as at a table', () => {
    expect(thatHas((text) => FORMAL[language]?.test(text) ?? false)).toEqual([]);
    const toSeveral = all.filter(({ where, text }) => TO_ONE.test(where) && SEVERAL[language]?.test(text));
    expect(toSeveral).toEqual([]);
  });
});
