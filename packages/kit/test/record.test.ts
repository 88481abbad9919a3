import { expect, test } from 'vitest';
import { highCard } from '../example/src/game.ts';
import { mind } from '../example/src/mind.ts';
import { digestOf, recordMatch } from '../src/record.ts';

test('a match is recorded to its end, and plays out to the byte again', () => {
  const { match, digest } = recordMatch(highCard, mind, 3, '11'.repeat(32));
  expect(match.answers.length).toBeGreaterThan(5);
  expect(digestOf(highCard, match)).toBe(digest);
  expect(digestOf(highCard, { ...match, seed: '12'.repeat(32), answers: [] })).not.toBe(digest);
});

test('who won, and with how many points, is part of a record', () => {
  const { match, digest } = recordMatch(highCard, mind, 3, '11'.repeat(32));
  const otherwise: typeof highCard = {
    ...highCard,
    outcome(box, state) {
      const outcome = highCard.outcome(box, state);
      return outcome && { ...outcome, points: state.hands.map((hand) => hand.length) };
    },
  };
  expect(digestOf(otherwise, match)).not.toBe(digest);
});
