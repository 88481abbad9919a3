import { afterEach, expect, it, vi } from 'vitest';
import { dated } from '../src/kit/language/dated.ts';

afterEach(() => vi.unstubAllGlobals());

it('writes a moment as the reader does, in the language they chose', () => {
  const evening = new Date(2026, 2, 5, 21, 30).getTime();
  const read = (languages: string[], language: string) => {
    vi.stubGlobal('navigator', { languages });
    return dated(language, evening);
  };
  expect(read(['en-GB', 'de'], 'en')).toBe('5 Mar 2026, 21:30');
  expect(read(['en-US'], 'en')).toMatch(/^Mar 5, 2026, 9:30\sPM$/);
  expect(read(['en-GB'], 'de')).toBe('05.03.2026, 21:30');
  expect(dated('en', 'no moment')).toBe('no moment');
});
