import { recordMatch } from '@undercroft/kit/records';
import { expect, test } from 'vitest';
import { Judge, review, storyOf } from '../packages/bots/src/review/index.ts';
import { afterMatch } from '../packages/server/src/people/ratings/ratings.ts';
import type { Standing } from '../packages/server/src/storage/standings.ts';
import { tugOfWar } from './tug-of-war/src/game.ts';
import { mind } from './tug-of-war/src/mind.ts';

test('a review in partners gives both the chance of their side, and tells a partner’s choices from those of the others', () => {
  const { match } = recordMatch(tugOfWar, mind, 4, '9'.repeat(64));
  const story = storyOf(tugOfWar, match);
  const judge = new Judge(story, mind, 40);
  const judgements = story.given.map((_, index) => judge.judge(index));
  const { seats, moments } = review(story, judge.glance(), judgements, null);
  expect(seats.map(({ result }) => result).sort()).toEqual([0, 0, 1, 1]);
  expect(seats.some(({ own }) => own < 0)).toBe(true);
  for (const { seat, start, luck, own, partners, others, result } of seats) {
    const partner = seats[(seat + 2) % 4];
    expect([start, luck, own + (partners ?? 0), others, result]).toEqual([
      ...[partner.start, partner.luck, partner.own + (partner.partners ?? 0), partner.others, partner.result],
    ]);
    expect(partners).toBe(partner.own);
    expect(start + luck + own + (partners ?? 0) + others).toBe(result);
  }
  for (const { before } of moments) expect(before[0] + before[1]).toBe(1);
});

test('who wins in partners loses no points, however much weaker the partner is', () => {
  const played = (match: number, places: readonly number[]) =>
    places.map((place, seat) => ({
      ...{ table: `t${match}`, seat, game: 'tug-of-war', guest: `guest ${seat}`, level: null, figure: '' },
      ...{ place, seats: 4, rated: 1, endedAt: match, ratedAt: match, rating: null },
    }));
  // The first seat has won often with others: it is far ahead of its partner here.
  const before = Array.from({ length: 12 }, (_, match) =>
    played(match, [1, 3, 1, 3]).map((one) => (one.seat === 2 ? { ...one, guest: 'somebody' } : one)),
  ).flat();
  const muOf = (results: typeof before) => {
    const known = new Map<string, Standing>();
    for (const seats of Map.groupBy(results, ({ table }) => table).values())
      for (const one of afterMatch(tugOfWar, seats, known)) if (one) known.set(one.guest, one);
    return [0, 2].map((seat) => known.get(`guest ${seat}`)?.mu ?? 25);
  };
  const [strong, weak] = muOf(before);
  const [strongAfter, weakAfter] = muOf([...before, ...played(99, [1, 3, 1, 3])]);
  expect(strong).toBeGreaterThan(weak + 3);
  expect(strongAfter).toBeGreaterThan(strong);
  expect(weakAfter).toBeGreaterThan(weak);
});
