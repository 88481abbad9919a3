import type { Answering, Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type HighCard, highCard } from '../example/src/game.ts';
import { moments, randomPlay } from '../src/random-play.ts';

const careless = (slip: (turn: Answering<HighCard>) => void): Game<HighCard> => ({
  ...highCard,
  asks: {
    ...highCard.asks,
    play: {
      ...highCard.asks.play,
      answer(turn) {
        slip(turn);
        highCard.asks.play.answer(turn);
      },
    },
  },
});

const playOut = (game: Game<HighCard>) => [...moments(randomPlay(game, [], 1), 1)];

test('in random play nobody can change a question: all tables share what rules make once', () => {
  expect(playOut(highCard).length).toBeGreaterThan(0);
  expect(() => playOut(careless(({ ask }) => Object.assign(ask, { seat: ask.seat })))).toThrow(TypeError);
});

test('nor an answer', () => {
  const named: Game<HighCard> = {
    ...highCard,
    asks: {
      ...highCard.asks,
      play: {
        answers: () => [JSON.parse('{"flip":[1]}')],
        answer: ({ answer }) => void (answer as unknown as { flip: number[] }).flip.push(2),
      },
    },
  };
  expect(() => playOut(named)).toThrow(TypeError);
});
