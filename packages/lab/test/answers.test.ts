import { stripVTControlCharacters } from 'node:util';
import type { Answer } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { answersTyped, type Listed, listAnswers } from '../src/answers.ts';

const list = (...answers: readonly (readonly [Answer, string, string?])[]): Listed[] =>
  answers.map(([answer, label, note], index) => ({ answer, label, note, number: index + 1 }));

const lines = (listed: readonly Listed[], width: number) =>
  listAnswers(listed, width).map(stripVTControlCharacters);

describe('a list of answers', () => {
  it('that is short has a line for each', () => {
    const few = list(['rest', 'Rest'], [{ step: 'north' }, 'North: rat', 'win 40%']);
    expect(lines(few, 80)).toEqual(['  1  Rest', '  2  North: rat  (win 40%)']);
  });

  it('that is long is folded: alike answers stand side by side, and say once what they all begin with', () => {
    const squares = ['a5', 'b5', 'c5', 'd10', 'e5', 'f5', 'a6', 'b6', 'c6', 'd6', 'e6'];
    const many = list(
      ['swap', 'Swap all cards'],
      ...squares.map((put) => [{ put }, `Put it on ${put}`] as const),
      ['stop', 'Enough'],
    );
    expect(lines(many, 40)).toEqual([
      '  1  Swap all cards',
      '     Put it on …',
      '  2  a5     5  d10    8  a6    11  d6',
      '  3  b5     6  e5     9  b6    12  e6',
      '  4  c5     7  f5    10  c6',
      ' 13  Enough',
    ]);
  });

  it('of 180 fits a screen of 80 by 40, with every number on it once', () => {
    const bids = Array.from({ length: 30 }, (_, dice) =>
      [1, 2, 3, 4, 5, 6].map((of) => [{ bid: dice + 1, of }, `Bid ${dice + 1} × ${of}s`] as const),
    ).flat();
    const drawn = lines(list(...bids, ['liar', 'Call a liar']), 80);
    expect(drawn.length).toBeLessThan(40);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThanOrEqual(80);
    const numbers = [...drawn.join('\n').matchAll(/(?<= |^)(\d+) {2}(?=\S)/gm)].map(([, number]) =>
      Number(number),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 181 }, (_, index) => index + 1));
  });

  it('is one a line again where nothing fits side by side', () => {
    const many = list(
      ...Array.from({ length: 13 }, (_, card) => [{ play: card }, `Card ${card}`, 'a long note'] as const),
    );
    expect(lines(many, 20)).toHaveLength(13);
  });
});

describe('words that are typed', () => {
  const answers = list(
    [{ step: 'north' }, 'Explore north'],
    [{ step: 'south' }, 'South: rat'],
    [{ heal: 'taia', at: 3 }, 'Heal Taia, 2 south'],
    [{ play: 'book-ball', step: 'south' }, 'book/crystal ball: down to a6'],
    ['end', 'End the turn'],
    ['go-on', 'Weiter für Łucję und Jiří'],
  );
  const meant = (typed: string) => answersTyped(answers, typed).map(({ number }) => number);

  it.each([
    ['step north', [1]],
    ['{ step: north }', [1]],
    ['STEP N', [1]],
    ['explore', [1]],
    ['end', [5]],
    ['en', [5]],
    ['go-on', [6]],
    ['Go on', [6]],
    ['weiter fur lucje', [6]],
    ['jiri', [6]],
    ['play book-ball south', [4]],
    ['heal taia at 3', [3]],
    // Whoever begins with the word is meant, rather than whoever has it somewhere.
    ['south', [2]],
    ['step', [1, 2]],
    ['s', [1, 2]],
    ['taia', [3]],
    ['step west', []],
    ['nend', []],
    ['north step', []],
    ['', []],
    ['…', []],
  ])('%j', (typed, numbers) => {
    expect(meant(typed)).toEqual(numbers);
  });
});
