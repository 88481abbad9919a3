import { dealLines, type PlayedTable, shareOfLines } from '@undercroft/bots/matchpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf, wonBy } from '../../src/people/tournaments/chances.ts';
import {
  beforeOf,
  type DrawnTable,
  drawByScore,
  FILLS_IN,
  tableSizes,
} from '../../src/people/tournaments/draw.ts';
import { drawKnockout, goesOn, knockoutRounds } from '../../src/people/tournaments/knockout.ts';
import { standingsByMatchpoints } from '../../src/people/tournaments/matchpoints.ts';
import { movementFor } from '../../src/people/tournaments/movement.ts';
import { shareOf, standingsByScore } from '../../src/people/tournaments/points.ts';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const people = (tables: readonly DrawnTable[]) => tables.flat().filter((one) => one !== FILLS_IN);
const everybodyOnce = (tables: readonly DrawnTable[], players: number) =>
  expect(people(tables).toSorted((one, other) => Number(one) - Number(other))).toEqual(range(players));

/** A result that nobody chose. */
const played = (seats: DrawnTable, luck: () => number): PlayedTable => {
  const points = seats.map(() => Math.floor(luck() * 5));
  return { seats, points, places: points.map((own) => 1 + points.filter((other) => other > own).length) };
};
/** The same numbers again for the same seed. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Whether two who have not met can be found for everybody. */
function canBeApart(left: readonly number[], met: (one: number, other: number) => boolean): boolean {
  if (left.length < 2) return true;
  const [first, ...rest] = left;
  return rest.some(
    (other) =>
      !met(first, other) &&
      canBeApart(
        rest.filter((one) => one !== other),
        met,
      ),
  );
}

describe('a round by score', () => {
  it('seats everybody once, and fills up where somebody is missing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        (players, seats, seed) => {
          const luck = numbers(seed);
          const before: DrawnTable[] = [];
          for (let round = 0; round < 4; round++) {
            const order = range(players).sort(() => luck() - 0.5);
            const tables = drawByScore(order, seats, 2, beforeOf(before));
            everybodyOnce(tables, players);
            for (const table of tables) {
              expect(table.length).toBeGreaterThanOrEqual(2);
              expect(table.length).toBeLessThanOrEqual(seats);
              expect(table.filter((one) => one === FILLS_IN).length).toBeLessThan(2);
            }
            before.push(...tables);
          }
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  it('lets nobody meet anybody again while that can be avoided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (half, seed) => {
        const luck = numbers(seed);
        const players = 2 * half;
        const before: DrawnTable[] = [];
        for (let round = 1; round < players; round++) {
          const order = range(players).sort(() => luck() - 0.5);
          const { met } = beforeOf(before);
          const avoidable = canBeApart(range(players), (one, other) => met(one, other) > 0);
          const tables = drawByScore(order, 2, 2, beforeOf(before));
          const again = tables.filter(([one, other]) => met(Number(one), Number(other)) > 0).length;
          if (avoidable) expect(again).toBe(0);
          before.push(...tables);
        }
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it('keeps those together who stand together, and gives each seat to everybody in turn', () => {
    const players = 16;
    const before: PlayedTable[] = [];
    for (let round = 1; round <= 4; round++) {
      const standing = standingsByScore(players, before);
      const order = standing.map(({ player }) => player);
      const score = new Map(standing.map((line) => [line.player, line.score]));
      const tables = drawByScore(order, 2, 2, beforeOf(before.map(({ seats }) => seats)));
      // The better one always wins: the two best have met by then, so the others come from near by.
      for (const table of tables) {
        const [one, other] = table.map((player) => score.get(Number(player)) ?? 0);
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
      }
      before.push(
        ...tables.map((seats) => ({
          ...{ seats, points: null },
          places: seats.map((own) => 1 + seats.filter((other) => Number(other) < Number(own)).length),
        })),
      );
    }
    expect(standingsByScore(players, before)[0]).toMatchObject({ player: 0, place: 1, score: 4, won: 4 });
    const { sat } = beforeOf(before.map(({ seats }) => seats));
    for (const player of range(players))
      expect(Math.abs(sat(player, 0) - sat(player, 1))).toBeLessThanOrEqual(2);
  });

  it('leaves one who has won them all after as many rounds as a knock-out would take', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 32 }), fc.nat(), (players, seed) => {
        const luck = numbers(seed);
        const before: PlayedTable[] = [];
        const rounds = Math.ceil(Math.log2(players));
        for (let round = 1; round <= rounds; round++) {
          const lots = range(players).map(luck);
          const score = new Map(standingsByScore(players, before).map((line) => [line.player, line.score]));
          const order = range(players).sort(
            (one, other) => (score.get(other) ?? 0) - (score.get(one) ?? 0) || lots[one] - lots[other],
          );
          const tables = drawByScore(order, 2, 2, beforeOf(before.map(({ seats }) => seats)));
          // The better one wins, and everybody wins against the computer player.
          const strength = (one: DrawnTable[number]) => (one === FILLS_IN ? players : one);
          for (const seats of tables) {
            const places = seats.map(
              (own) => 1 + seats.filter((other) => strength(other) < strength(own)).length,
            );
            before.push({ seats, points: null, places });
          }
        }
        const all = standingsByScore(players, before).filter(({ won }) => won === rounds);
        expect(all.map(({ player }) => player)).toEqual([0]);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('of an odd number lets a computer player fill in, at somebody else’s table each time', () => {
    const before: DrawnTable[] = [];
    for (let round = 0; round < 5; round++) before.push(...drawByScore(range(5), 2, 2, beforeOf(before)));
    const { filledIn } = beforeOf(before);
    expect(range(5).map(filledIn)).toEqual([1, 1, 1, 1, 1]);
  });

  it('fills tables of a game that wants four', () => {
    expect(drawByScore(range(5), 4, 4, beforeOf([])).map(({ length }) => length)).toEqual([4, 4]);
  });
});

describe('standings by score', () => {
  it('share out one half of every seat, whatever happened', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), (seats, seed) => {
        const table = played(range(seats), numbers(seed));
        const sum = range(seats).reduce((all, seat) => all + shareOf(table, seat), 0);
        expect(sum).toBeCloseTo(seats / 2);
      }),
      { seed: 3 },
    );
  });

  it('put the one first who met the better ones, where scores are equal', () => {
    const won = (winner: number, loser: number): PlayedTable => ({
      ...{ seats: [winner, loser], places: [1, 2], points: null },
    });
    // 0 and 1 won both; 1 beat those who won otherwise.
    const tables = [won(0, 4), won(1, 2), won(2, 5), won(0, 5), won(1, 3), won(3, 4)];
    const lines = standingsByScore(6, tables);
    expect(lines.slice(0, 2).map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    // Who is level in everything shares the place.
    expect(lines.filter(({ player }) => player === 2 || player === 3).map(({ place }) => place)).toEqual([
      3, 3,
    ]);
  });
});

describe('a knock-out', () => {
  it('ends with one, after as many rounds as it said, whoever wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        (players, seats, least, seed) => {
          const luck = numbers(seed);
          const before: DrawnTable[] = [];
          let left = range(players);
          let rounds = 0;
          while (left.length > 1) {
            const tables = drawKnockout(left, seats, Math.min(least, seats), beforeOf(before));
            expect(people(tables).length).toBe(left.length);
            expect(new Set(people(tables)).size).toBe(left.length);
            // Alone goes on whoever would sit alone, and at most one does.
            expect(tables.filter(({ length }) => length === 1).length).toBeLessThan(2);
            before.push(...tables);
            const results = tables.map((table) => played(table, luck));
            left = results.flatMap((table) => goesOn(table, (player) => player, tables.length === 1));
            rounds++;
          }
          expect(left).toHaveLength(1);
          expect(rounds).toBe(knockoutRounds(players, seats));
        },
      ),
      { seed: 4, numRuns: 100 },
    );
  });

  it('keeps those apart who came from one table, and those who stand first', () => {
    // The winners of four tables come first, then those who were second there.
    const first = [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14, 15],
    ];
    const order = [0, 4, 8, 12, 1, 5, 9, 13];
    const tables = drawKnockout(order, 4, 2, beforeOf(first));
    for (const table of tables) {
      expect(table.filter((player) => [0, 4, 8, 12].includes(Number(player)))).toHaveLength(2);
      expect(new Set(table.map((player) => Math.floor(Number(player) / 4))).size).toBe(4);
    }
  });
});

describe('the movement of a duplicate evening', () => {
  const shapes = [
    { places: 16, seats: 4, rounds: 5, team: 1, met: [1, 1] },
    { places: 16, seats: 4, rounds: 4, team: 4, met: [0, 3] },
    { places: 16, seats: 2, rounds: 7, team: 2, met: [0, 1] },
    { places: 12, seats: 3, rounds: 6, team: 3, met: [0, 3] },
    { places: 8, seats: 4, rounds: 4, team: 2, met: [1, 3] },
  ] as const;

  it.each(shapes)(
    'is fair for $places at tables of $seats in teams of $team',
    async ({ met: [least, most], ...shape }) => {
      const { places, seats, rounds, team } = shape;
      const teams = range(places).map((place) => Math.floor(place / team));
      const movement = await movementFor(teams, seats, rounds, 7);
      expect(await movementFor(teams, seats, rounds, 7)).toEqual(movement);
      expect(movement).toHaveLength(rounds);
      for (const round of movement) {
        everybodyOnce(round, places);
        // Partners neither meet nor have the same seat.
        for (const table of round) {
          if (team > 1) expect(new Set(table.map((place) => teams[place])).size).toBe(seats);
        }
        for (const seat of range(seats)) {
          const there = round.map((table) => table[seat]);
          if (team > 1 && team <= seats)
            expect(new Set(there.map((place) => teams[place])).size).toBe(there.length);
        }
      }
      const { met, sat } = beforeOf(movement.flat());
      const meetings = range(places).flatMap((one) =>
        range(one).flatMap((other) => (teams[one] === teams[other] ? [] : [met(one, other)])),
      );
      expect(Math.min(...meetings)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...meetings)).toBeLessThanOrEqual(most);
      for (const place of range(places)) {
        const often = range(seats).map((seat) => sat(place, seat));
        expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(2);
      }
    },
  );
});

describe('matchpoints', () => {
  it('come out at one half of what there was, seat by seat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 2, max: 5 }),
        fc.nat(),
        (tables, seats, seed) => {
          const luck = numbers(seed);
          const lines = dealLines(
            range(tables).map((table) =>
              played(
                range(seats).map((seat) => table * seats + seat),
                luck,
              ),
            ),
          );
          for (const [, ofSeat] of Map.groupBy(lines, ({ seat }) => seat)) {
            expect(shareOfLines(ofSeat)).toBeCloseTo(0.5);
            expect(Math.max(...ofSeat.map(({ matchpoints, top }) => matchpoints / top))).toBeLessThanOrEqual(
              1,
            );
          }
        },
      ),
      { seed: 5 },
    );
  });

  it('count the better place at the same seat, and of equal places the greater lead', () => {
    const table = (seats: number[], places: number[], points: number[] | null): PlayedTable => ({
      seats,
      places,
      points,
    });
    const lines = dealLines([
      table([0, 1], [1, 2], [9, 3]),
      table([2, 3], [1, 2], [9, 8]),
      table([4, 5], [2, 1], [1, 2]),
    ]);
    const of = (player: number) => lines.find((line) => line.player === player)?.matchpoints;
    // Two won from the first seat: the one who led by more has more. Nobody is compared with whom they sat beside.
    expect(range(6).map(of)).toEqual([4, 0, 2, 2, 0, 4]);
  });

  it('of partners are one result, and without a computer player’s', () => {
    const deal: PlayedTable[] = [
      { seats: [0, 2], places: [1, 2], points: null },
      { seats: [3, 1], places: [2, 1], points: null },
      { seats: [FILLS_IN, FILLS_IN], places: [1, 2], points: null },
    ];
    const lines = standingsByMatchpoints([0, 0, 1, 1], [deal]);
    expect(lines).toMatchObject([
      { player: 0, place: 1, played: 1, share: 7 / 8 },
      { player: 1, place: 2, played: 1, share: 1 / 8 },
    ]);
  });
});

describe('chances', () => {
  const even = { mu: 25, sigma: 1 };
  const at = (score: number, skill = even, team?: number) => ({ skill, score, isIn: true, team });
  const standing = (
    kind: 'swiss' | 'knockout' | 'duplicate',
    players: ReturnType<typeof at>[],
    left: number,
  ) =>
    chancesOf(
      {
        ...{ kind, seats: 2, rounds: 5, played: 5 - left },
        players: players.map((player, no) => ({ ...player, team: player.team ?? no })),
      },
      1,
    );

  it('sum up to one, and are even where nothing speaks for anybody', () => {
    for (const kind of ['swiss', 'knockout', 'duplicate'] as const) {
      const chances = [...standing(kind, [at(0), at(0), at(0), at(0)], 5).values()];
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      for (const chance of chances) expect(Math.abs(chance - 0.25)).toBeLessThan(0.1);
    }
  });

  it('are settled at the end by place, not by score', () => {
    const tables = [
      { seats: [0, 2], places: [1, 2], points: null },
      { seats: [1, 3], places: [1, 2], points: null },
      { seats: [2, 3], places: [1, 2], points: null },
    ];
    const standings = standingsByScore(4, tables);
    // Three have a point; whoever met somebody with one comes before whoever met nobody with any.
    expect(standings.slice(0, 2)).toMatchObject([
      { player: 0, place: 1, score: 1 },
      { player: 2, score: 1 },
    ]);
    const lines = standings.map(({ place, player }) => ({ place, players: [player] }));
    expect(Object.fromEntries(wonBy(lines, [0, 1, 2, 3]))).toEqual({ 0: 1, 1: 0, 2: 0, 3: 0 });
  });

  it('follow standings and ratings', () => {
    expect(standing('swiss', [at(3), at(0), at(0), at(0)], 1).get(0)).toBeCloseTo(1);
    const better = standing('knockout', [at(0, { mu: 35, sigma: 1 }), at(0), at(0), at(0)], 2);
    expect(better.get(0)).toBeGreaterThan(0.6);
    expect(
      standing('duplicate', [at(2, even, 0), at(2, even, 0), at(1, even, 1), at(1, even, 1)], 0).get(0),
    ).toBeCloseTo(1);
  });
});

it('tables are as even as can be', () => {
  expect(tableSizes(9, 4)).toEqual([3, 3, 3]);
  expect(tableSizes(5, 4)).toEqual([3, 2]);
  expect(tableSizes(7, 2)).toEqual([2, 2, 2, 1]);
});
