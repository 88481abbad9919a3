import { begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { recordMatch } from '@undercroft/kit/records';
import { expect, test } from 'vitest';
import { reasonsFor } from '../packages/bots/src/index.ts';
import { Judge, review, storyOf } from '../packages/bots/src/review/index.ts';
import { afterMatch } from '../packages/server/src/people/ratings/ratings.ts';
import type { RatingLine } from '../packages/server/src/storage/standings.ts';
import { tugOfWar } from './tug-of-war/src/game.ts';
import { mind } from './tug-of-war/src/mind.ts';
import type { Tug } from './tug-of-war/src/state.ts';

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
    const known = new Map<string, RatingLine>();
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

test('a reason counts a partner’s gain as nobody’s: neither one’s own, nor that of the others', () => {
  const box = openBox(tugOfWar);
  const state = begin(box, [null, null, null, null], new FastChance(4));
  const [better, other] = state.hands[state.seat];
  // After the better card the partner has 9 and the foes 2; after the other the partner has 1 and the foes 4.
  const strengths = (played: number) => (played === better ? [5, 2, 9, 2] : [5, 4, 1, 4]);
  const parts: NonNullable<Mind<Tug>['parts']> = {
    list: [{ name: 'strength', good: true, as: { amount: 1 }, features: [0] }],
    read: (_box, { played }) => {
      const all = strengths(played[state.seat]);
      return { seats: all.map((_, at) => [all[(at - state.seat + 4) % 4]]), table: [], asked: 0 };
    },
    judge: ({ seats }) => seats.map(([one]) => one / seats.flat().reduce((sum, each) => sum + each, 0)),
  };
  const [reason, ...more] = reasonsFor(
    { ...mind, roundsAhead: 0, parts },
    sightNow(box, state),
    { play: better },
    { play: other },
    1,
  );
  expect(more).toEqual([]);
  expect(reason).toMatchObject({ part: 'strength', whose: 'others', with: 2, without: 4 });
  // Worth what it changes for the side, with the partner's strength as it is.
  const alone = (ours: number, theirs: number) => ours / (ours + theirs);
  const into = alone(6, 4) - alone(6, 8);
  const out = alone(14, 4) - alone(14, 8);
  expect(reason.worth).toBeCloseTo((into + out) / 2);
});
