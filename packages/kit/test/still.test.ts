import type { Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type HighCard, highCard } from '../example/src/game.ts';
import { moments, randomPlay } from '../src/random-play.ts';

type Play = (typeof highCard.asks)['play'];

const playedBy = (play: Partial<Play>): Game<HighCard> => ({
  ...highCard,
  asks: { ...highCard.asks, play: { ...highCard.asks.play, ...play } },
});

const playOut = (game: Game<HighCard>) => [...moments(randomPlay(game, [], 1), 1)];

test('in random play nobody can change a question: all tables share what rules make once', () => {
  expect(playOut(highCard).length).toBeGreaterThan(0);
  const careless = playedBy({
    answer(moment, ask, answer) {
      Object.assign(ask, { seat: ask.seat });
      highCard.asks.play.answer(moment, ask, answer);
    },
  });
  expect(() => playOut(careless)).toThrow(TypeError);
});

test('nor an answer', () => {
  const careless = playedBy({
    answers: () => [JSON.parse('{"flip":[1]}')],
    answer: (_moment, _ask, answer) => void (answer as unknown as { flip: number[] }).flip.push(2),
  });
  expect(() => playOut(careless)).toThrow(TypeError);
});
