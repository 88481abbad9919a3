import { FastChance } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { botSkill } from '../../src/people/ratings/bots.ts';
import { placesOf } from '../../src/people/ratings/places.ts';
import { afterMatch } from '../../src/people/ratings/ratings.ts';
import { BETA, NEWCOMER, rated } from '../../src/people/ratings/skill.ts';
import { statisticsOf } from '../../src/people/ratings/statistics.ts';
import type { Result } from '../../src/storage/results.ts';
import type { RatingLine } from '../../src/storage/standings.ts';

const newcomers = (...places: number[]) =>
  rated(places.map((place, side) => ({ place, skill: NEWCOMER, side })));

describe('a rated match', () => {
  it('moves two newcomers as Weng and Lin reckon it', () => {
    const [won, lost] = newcomers(1, 2);
    // By hand, from the paper's formulas with beta 25/6, tau 25/300 and two players.
    expect(won.mu).toBeCloseTo(27.635, 2);
    expect(lost.mu).toBeCloseTo(22.365, 2);
    expect(won.sigma).toBeCloseTo(8.066, 2);
    expect(lost.sigma).toBeCloseTo(won.sigma, 6);
  });

  it('leaves equals who share all places where they were, and knows them better', () => {
    for (const { mu, sigma } of newcomers(1, 1, 1)) {
      expect(mu).toBeCloseTo(NEWCOMER.mu, 9);
      expect(sigma).toBeLessThan(NEWCOMER.sigma);
    }
  });

  it('gives nobody of equals less than somebody who came in behind them, however places are shared', () => {
    for (const places of [
      [1, 1, 3, 4, 5],
      [1, 2, 2, 2],
      [1, 1, 1, 4],
      [1, 2, 3, 4, 5, 6],
      [1, 1],
      [1, 2, 2],
    ]) {
      const after = newcomers(...places);
      for (const [one, { mu }] of after.entries()) {
        for (const [other, theirs] of after.entries()) {
          if (places[one] < places[other]) expect(mu, String(places)).toBeGreaterThan(theirs.mu);
        }
      }
      const sum = after.reduce((all, { mu }) => all + mu, 0);
      expect(sum).toBeCloseTo(NEWCOMER.mu * places.length, 6);
    }
  });

  it('takes little from whoever loses to a stronger one, and gives little for beating a weaker one', () => {
    const strong = { mu: 40, sigma: 2 };
    const weak = { mu: 15, sigma: 2 };
    const gain = (place: number) =>
      rated([
        { skill: strong, place, side: 0 },
        { skill: weak, place: 3 - place, side: 1 },
      ])[0].mu - strong.mu;
    expect(gain(1)).toBeLessThan(0.1);
    expect(gain(2)).toBeLessThan(-0.5);
  });
});

describe('a rated match in partners', () => {
  const after = (places: readonly number[], mus: readonly number[], sigma = 3) =>
    rated(places.map((place, seat) => ({ place, skill: { mu: mus[seat], sigma }, side: seat % 2 })));

  it('takes nothing from a winner, however weak the partner, and gives nothing to a loser', () => {
    for (const mus of [
      [45, 20, 5, 20],
      [25, 25, 25, 25],
      [5, 40, 5, 40],
      [40, 5, 40, 5],
    ]) {
      const [first, second, third, fourth] = after([1, 3, 1, 3], mus);
      for (const [winner, seat] of [[first, 0] as const, [third, 2] as const])
        expect(winner.mu).toBeGreaterThan(mus[seat]);
      for (const [loser, seat] of [[second, 1] as const, [fourth, 3] as const])
        expect(loser.mu).toBeLessThan(mus[seat]);
    }
  });

  it('moves partners who are known equally well by the same', () => {
    const [strong, , weak] = after([1, 3, 1, 3], [35, 25, 15, 25]);
    expect(strong.mu - 35).toBeCloseTo(weak.mu - 15, 9);
  });

  it('lets whoever gave up lose, and the partner who won it gain', () => {
    const [stayed, , left] = after([1, 2, 4, 2], [25, 25, 25, 25]);
    expect(stayed.mu).toBeGreaterThan(25);
    expect(left.mu).toBeLessThan(25);
  });
});

/** Plays matches through, oldest first. */
function standingsAfter(game: string, results: readonly Result[]): Map<string, RatingLine> {
  const known = new Map<string, RatingLine>();
  for (const seats of Map.groupBy(results, ({ table }) => table).values()) {
    for (const one of afterMatch({ name: game }, seats, known)) if (one) known.set(one.guest, one);
  }
  return known;
}

/** Six people of known strength; each match is between some of them, and who is in better form comes in before. */
const STRENGTHS = { ann: 12, bob: 17, cid: 22, dot: 27, eve: 32, fay: 37 };
type Name = keyof typeof STRENGTHS;

function season(seed: number, matches: number): Result[] {
  const chance = new FastChance(seed);
  const unit = () => (chance.pick(1_000_000) + 0.5) / 1_000_000;
  // Then one comes in before the other as often as the scale of ratings says.
  const form = () => -Math.SQRT2 * BETA * Math.log(-Math.log(unit()));
  const names = Object.keys(STRENGTHS) as Name[];
  return Array.from({ length: matches }, (_, match) => {
    const seats = 2 + chance.pick(4);
    const playing = names
      .map((name) => ({ name, draw: chance.pick(1_000_000) }))
      .sort((one, other) => one.draw - other.draw)
      .slice(0, seats)
      .map(({ name }) => ({ name, shown: STRENGTHS[name] + form() }));
    return playing.map(({ name, shown }, seat) => ({
      ...{ table: `t${match}`, seat, game: 'karak', guest: name, level: null, figure: 'taia' },
      ...{
        place: 1 + playing.filter((other) => other.shown > shown).length,
        seats,
        rated: 1,
        ...{ endedAt: match, ratedAt: match, rating: null },
      },
    }));
  }).flat();
}

describe('ratings', () => {
  it('find the true order of players of known strength, whatever the luck', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const standings = standingsAfter('karak', season(seed, 600));
      const order = [...standings.values()].sort((a, b) => a.mu - b.mu).map(({ guest }) => guest);
      expect(order, `seed ${seed}`).toEqual(Object.keys(STRENGTHS));
      // And how far apart they are, not only who is better.
      const spread = (standings.get('fay')?.mu ?? 0) - (standings.get('ann')?.mu ?? 0);
      expect(spread).toBeGreaterThan(16);
      expect(spread).toBeLessThan(36);
    }
  });

  it('of computer players stand still, and tell where a newcomer is after the first matches', () => {
    const against = (level: 'beginner' | 'master', place: number) =>
      Array.from({ length: 8 }, (_, match): Result[] => {
        const when = { endedAt: match, ratedAt: match, rating: null };
        const common = { table: `t${match}`, game: 'goblin', figure: '', seats: 2, rated: 1, ...when };
        return [
          { ...common, seat: 0, guest: 'new', level: null, place },
          { ...common, seat: 1, guest: '', level, place: 3 - place },
        ];
      }).flat();
    const after = (results: Result[]) => standingsAfter('goblin', results).get('new')?.mu ?? Number.NaN;
    expect(after(against('master', 1))).toBeGreaterThan(botSkill('goblin', 'master').mu);
    expect(after(against('beginner', 2))).toBeLessThan(botSkill('goblin', 'beginner').mu + 4);
    // Beating whoever is far below says next to nothing.
    expect(after(against('beginner', 1))).toBeLessThan(after(against('master', 1)) - 3);
    const { novice, adept, master } = Object.fromEntries(
      (['novice', 'adept', 'master'] as const).map((level) => [level, botSkill('kragmortha', level).mu]),
    );
    expect(novice).toBeLessThan(adept);
    expect(adept).toBeLessThan(master);
  });
});

it('places winners first, whoever gave up last, and all others by their points', () => {
  const places = (winners: number[], resigned: number[], points: number[]) =>
    placesOf({ result: { winners, resigned, outcome: { points } }, chairs: points } as never);
  expect(places([1], [0], [9, 5, 3, 4])).toEqual([4, 1, 3, 2]);
  expect(places([1, 2], [], [9, 5, 3, 9])).toEqual([3, 1, 1, 3]);
  expect(places([], [0], [9, 5])).toBeNull();
});

it('counts how often somebody has won in a row, at most and now', () => {
  const places = [1, 1, 1, 2, 1];
  const results = places.map(
    (place, match): Result => ({
      ...{ table: `t${match}`, seat: 0, game: 'karak', guest: 'ann', level: null, figure: 'taia' },
      ...{ place, seats: 2, rated: 1, endedAt: match, ratedAt: match, rating: null },
    }),
  );
  expect(statisticsOf(results)).toMatchObject({ played: 5, won: 4, streak: { longest: 3, now: 1 } });
});
