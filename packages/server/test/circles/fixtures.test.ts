import { describe, expect, it } from 'vitest';
import { fixturesFor } from '../../src/people/circles/fixtures.ts';
import { standingsOf } from '../../src/people/circles/standings.ts';

describe('fixtures', () => {
  const cases = Array.from({ length: 15 }, (_, at) => at + 2).flatMap((players) =>
    [2, 3, 4, 5, 6].filter((seats) => seats <= players).map((seats) => [players, seats] as const),
  );

  it.each(cases)(
    'for %i players, %i at a table: everybody meets everybody, alike often',
    (players, seats) => {
      const fixtures = fixturesFor(players, seats);
      const met = new Set<string>();
      const played = Array.from({ length: players }, () => 0);
      const satAt = Array.from({ length: players }, () => Array.from({ length: seats }, () => 0));
      const rounds = new Map<number, Set<number>>();
      for (const { round, seats: who } of fixtures) {
        expect(new Set(who).size).toBe(seats);
        const busy = rounds.get(round) ?? new Set();
        for (const [seat, one] of who.entries()) {
          expect(busy.has(one), `round ${round}: ${one} plays twice`).toBe(false);
          busy.add(one);
          played[one]++;
          satAt[one][seat]++;
          for (const other of who) if (other !== one) met.add(`${one} ${other}`);
        }
        rounds.set(round, busy);
      }
      expect(met.size).toBe(players * (players - 1));
      expect(new Set(played).size).toBe(1);
      // Where all sit at one table there is one match, and somebody begins.
      if (players > seats) {
        for (const counts of satAt) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
      if (seats === 2) expect(fixtures).toHaveLength((players * (players - 1)) / 2);
    },
  );

  it('cannot be made for fewer than sit at a table', () => {
    expect(fixturesFor(3, 4)).toEqual([]);
  });
});

describe('standings', () => {
  const match = (players: number[], places: number[]) => ({ players, places });
  const order = (players: number, ...matches: ReturnType<typeof match>[]) =>
    standingsOf(players, matches).map(({ player, place, points, won }) => [player, place, points, won]);

  it('give two points for everybody one comes in before, and one for a shared place', () => {
    expect(order(3, match([0, 1, 2], [1, 2, 2]))).toEqual([
      [0, 1, 4, 1],
      [1, 2, 1, 0],
      [2, 2, 1, 0],
    ]);
  });

  it('put matches won before equal points, then what those who are level did against each other', () => {
    // Both have four points; one of them has won a match more.
    expect(
      order(4, match([0, 1, 2], [1, 2, 3]), match([3, 1, 2], [1, 2, 3])).map(([player]) => player),
    ).toEqual([0, 3, 1, 2]);
    const won = order(
      5,
      match([0, 1, 2], [2, 1, 3]),
      match([0, 3, 4], [2, 1, 3]),
      match([1, 3, 4], [3, 2, 1]),
    );
    expect(won.map(([player]) => player)).toEqual([3, 4, 1, 0, 2]);
    // Level in points and in matches won: the one who beat the other.
    const direct = order(4, match([0, 1], [2, 1]), match([0, 2], [1, 2]), match([1, 3], [2, 1]));
    expect(direct.find(([player]) => player === 1)?.[1]).toBeLessThan(
      direct.find(([player]) => player === 0)?.[1] ?? 0,
    );
  });

  it('let those share a place whom nothing tells apart', () => {
    expect(order(2)).toEqual([
      [0, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect(order(2, match([0, 1], [1, 1])).map(([, place]) => place)).toEqual([1, 1]);
  });
});
