import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Odds } from '../src/games/karak/Odds.tsx';
import { gameWords } from '../src/games/karak/words/index.ts';
import { shares } from '../src/kit/language/percent.ts';
import type { AtTable } from '../src/table/game/screen.ts';
import { laidAt } from './tableOfThree.ts';

const numbers = (said: readonly string[]) => said.map((one) => Number.parseInt(one, 10));

test('what is said of one bar adds up to 100, and nothing possible is said to be impossible', () => {
  expect(numbers(shares('en', [15 / 36, 6 / 36, 15 / 36])).reduce((sum, one) => sum + one)).toBe(100);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 36 }), { minLength: 2, maxLength: 4 }), (ways) => {
      const all = ways.reduce((sum, one) => sum + one, 0);
      fc.pre(all > 0);
      const said = numbers(
        shares(
          'de',
          ways.map((one) => one / all),
        ),
      );
      expect(said.reduce((sum, one) => sum + one)).toBe(100);
      for (const [at, one] of ways.entries()) {
        expect(said[at] === 0).toBe(one === 0);
        expect(Math.abs(said[at] - (100 * one) / all)).toBeLessThan(3);
      }
    }),
  );
});

test('a bar is as long as its chance', async () => {
  await gameWords.learn('de');
  const at = { say: { language: 'de' } } as unknown as AtTable;
  const chances = { win: 0.03, tie: 0, lose: 0.97 };
  const markup = renderToStaticMarkup(laidAt(at, createElement(Odds, { chances })));
  expect([...markup.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width))).toEqual([3, 97]);
});
