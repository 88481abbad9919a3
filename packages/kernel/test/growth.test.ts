import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { checkMatch, type Game, lastFrame, type Match, reelOf, replay, Table } from '../src/index.ts';

const SEED = '3'.padStart(64, '0');

/** High Card in which cards may be turned over for ever, and how often a table was copied. */
function endless(): { game: Game<HighCard>; copies: () => number } {
  let copies = 0;
  const game: Game<HighCard> = {
    ...highCard,
    asks: {
      ...highCard.asks,
      play: { ...highCard.asks.play, answers: () => ['flip'] },
    },
    setup(box, figures, chance, tell) {
      const state = highCard.setup(box, figures, chance, tell);
      // Whoever copies a table reads all of its parts.
      Object.defineProperty(state, 'rounds', {
        enumerable: true,
        get: () => {
          copies++;
          return [0, 0];
        },
      });
      return state;
    },
  };
  return { game, copies: () => copies };
}

const matchOf = (answers: Match['answers']): Match => ({
  game: 'high-card',
  rules: 1,
  options: { rounds: 'two' },
  set: null,
  figures: [null, null],
  seed: SEED,
  answers,
});

test('one take-back does not make a replay copy the table at every answer', () => {
  const { game, copies } = endless();
  const flips = Array.from({ length: 300 }, (): [number, string] => [0, 'flip']);
  const frames = [...replay(game, matchOf([...flips, [0, null], [0, 'flip']]))];
  expect(frames).toHaveLength(303);
  expect(frames.at(-2)?.told).toEqual([{ event: { kind: 'took-back', seat: 0, answers: 1 } }]);
  // The one that it goes back to; and each step looks once whether the game is over.
  expect(copies()).toBeLessThan(20);
});

test('a match goes back further and further, and on from there', () => {
  const answers: Match['answers'] = [
    [0, 'flip'],
    [0, 'flip'],
    [1, 'bow'],
    [0, null],
    [0, null],
    [1, 'bow'],
    [0, 'flip'],
  ];
  const match = matchOf(answers);
  const { state } = lastFrame(highCard, match);
  expect(state.asks).toEqual([{ kind: 'play', seat: 0, flips: 1 }]);
  const told = [...replay(highCard, match)].flatMap((frame) => frame.told.map(({ event }) => event));
  expect(told.filter(({ kind }) => String(kind) === 'took-back')).toEqual([
    { kind: 'took-back', seat: 0, answers: 2 },
    { kind: 'took-back', seat: 0, answers: 1 },
  ]);
});

test('who takes back what they never answered is refused, by field, wherever the match is read', () => {
  const match = checkMatch(matchOf([[0, null]]));
  const said = 'match.answers[0]: seat 0 has no answer to take back';
  expect(() => [...replay(highCard, match)]).toThrow(said);
  expect(() => reelOf(highCard, match)).toThrow(said);
  const { table } = Table.begin(highCard, matchOf([]));
  expect(() => Table.resume(highCard, { ...table.save(), match })).toThrow(said);
});

test('what is kept of a table after an answer grows no longer with the game', () => {
  const { table } = Table.begin(highCard, matchOf([]));
  const sizes = Array.from({ length: 400 }, () => {
    table.answer(1, table.version, 'bow');
    table.answer(0, table.version, 'bow');
    return JSON.stringify(table.keep()).length;
  });
  expect(sizes[399] - sizes[20]).toBeLessThan(20);
  expect(table.lastOf([1])).toBe(1);
  expect(table.lastOf([0, 1])).toBe(0);
  expect(table.agreed).not.toHaveProperty('answers');
});
