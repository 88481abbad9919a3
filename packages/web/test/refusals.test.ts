import { ProblemError, WHYS } from '@undercroft/protocol';
import { saidIn } from '@undercroft/words/said';
import { describe, expect, it } from 'vitest';
import { en, type Messages } from '../src/kit/language/en.ts';
import { LANGUAGES, type Language } from '../src/kit/languages.ts';
import { explain } from '../src/kit/server/explain.ts';

const messagesIn = async (language: Language): Promise<Messages> => {
  const { default: words } =
    language === 'en' ? { default: en } : await import(`../src/kit/language/${language}.json`);
  return { language, ...saidIn(language, words as typeof en) };
};
const MESSAGES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await messagesIn(language)])),
) as Readonly<Record<Language, Messages>>;
const whys = Object.keys(WHYS) as (keyof typeof WHYS)[];

/** Numbers that a noun follows, in one of its plural forms. */
const COUNTED: readonly (string | symbol)[] = ['seats', 'last'];

/** Any parameter, by its name. */
const params = new Proxy<Record<string, string | number>>(
  {},
  {
    get: (_, name) => (COUNTED.includes(name) ? 4 : `‹${String(name)}›`),
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
);

/** A mistake in a form as the server tells it to programs. */
const BROKEN = { where: 'body', what: 'body/note must NOT have more', rule: '', limit: '' };

/** What a person reads when the server refuses something for this reason. */
function read(language: Language, why: (typeof whys)[number], given: object = params): string {
  const document = {
    type: '',
    title: '',
    status: 400,
    detail: `in English: ${why}`,
    reason: WHYS[why].reason,
  };
  return explain(MESSAGES[language], new ProblemError({ ...document, why, params: given as never }));
}

describe.each(LANGUAGES)('what the server refuses, in %s', (language) => {
  it('is said to people in their language, whatever the reason', () => {
    for (const why of whys) {
      const said = read(language, why);
      expect(said, why).toMatch(/^\S.*\S$/);
      expect(said, why).not.toMatch(/undefined|NaN|in English/);
      if (language !== 'en') expect(said, why).not.toBe(read('en', why));
    }
  });

  it('has no tail in English: what it was about is said by its parameters', () => {
    for (const why of whys) expect(read(language, why), why).not.toContain('‹what›');
  });

  it('says which field of a form is wrong, and how', () => {
    const told = (given: object) => read(language, 'wrong-form', { ...BROKEN, ...given });
    const long = told({ where: 'body/note', rule: 'maxLength', limit: 500 });
    expect(long).toContain('500');
    expect(long).not.toBe(told({ where: 'body/reason', rule: 'maxLength', limit: 500 }));
    expect(told({ where: 'body/clock', rule: 'minimum', limit: 10 })).toContain('10');
    const sayings = ['minLength', 'pattern', 'type'].map((rule) => told({ where: 'body/address', rule }));
    expect(new Set(sayings).size).toBe(3);
    for (const said of sayings) expect(said).not.toMatch(/body|must|undefined/);
  });

  it('says what the other side of a webhook answered, or that it did not', () => {
    const told = (what: string) => read(language, 'not-told', { what });
    expect(told('the other side answered 503')).toContain('503');
    expect(told('connect ECONNREFUSED')).not.toContain('ECONNREFUSED');
  });
});

it('a reason this screen has never heard of is told as the server tells it', () => {
  const why = 'of-tomorrow' as (typeof whys)[number];
  const problem = { type: '', title: '', status: 409, detail: 'not today', reason: 'not-now' as const, why };
  expect(explain(MESSAGES.de, new ProblemError({ ...problem, params: {} }))).toBe('not today');
});

it('counts seats in the plural that a language has for so many', () => {
  const polish = (seats: number) => read('pl', 'too-many-bots', { game: 'karak', seats });
  expect([4, 5].map(polish)).toEqual([
    'Są tylko 4 miejsca, a jedno jest twoje.',
    'Jest tylko 5 miejsc, a jedno jest twoje.',
  ]);
  const czech = (last: number) => read('cs', 'no-seat', { seat: 9, last });
  expect([3, 4].map(czech)).toEqual([
    'Takové místo tu není. Jsou jen 4 místa.',
    'Takové místo tu není. Je jen 5 míst.',
  ]);
});
