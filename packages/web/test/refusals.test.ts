import { ProblemError, WHYS } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import { cs } from '../src/language/cs.ts';
import { de } from '../src/language/de.ts';
import { en, type Messages } from '../src/language/en.ts';
import { LANGUAGES, type Language } from '../src/language/languages.ts';
import { pl } from '../src/language/pl.ts';
import { explain } from '../src/online/explain.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, pl, cs };
const whys = Object.keys(WHYS) as (keyof typeof WHYS)[];

/** Any parameter, by its name. */
const params = new Proxy<Record<string, string>>({}, { get: (_, name) => `‹${String(name)}›` });

/** What a person reads when the server refuses something for this reason. */
function read(language: Language, why: (typeof whys)[number]): string {
  const document = {
    type: '',
    title: '',
    status: 400,
    detail: `in English: ${why}`,
    reason: WHYS[why].reason,
  };
  return explain(MESSAGES[language], new ProblemError({ ...document, why, params }));
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
});

it('a reason this screen has never heard of is told as the server tells it', () => {
  const why = 'of-tomorrow' as (typeof whys)[number];
  const problem = { type: '', title: '', status: 409, detail: 'not today', reason: 'not-now' as const, why };
  expect(explain(de, new ProblemError({ ...problem, params: {} }))).toBe('not today');
});
