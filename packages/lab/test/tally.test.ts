import { describe, expect, it } from 'vitest';
import { add, count, emptyTally, type Played, quantile, shares, wilson } from '../src/tally.ts';

describe('a share with its interval', () => {
  // The interval for 10 of 50, as Wilson's formula gives it in any table of it.
  it('is Wilson’s', () => {
    const { share, low, high } = wilson(10, 50);
    expect([share, low, high].map((number) => number.toFixed(4))).toEqual(['0.2000', '0.1124', '0.3304']);
  });

  it.each([
    [0, 20],
    [20, 20],
    [1, 1],
  ])('stays between 0 and 1 for %d of %d', (wins, games) => {
    const { low, high } = wilson(wins, games);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(high - low).toBeGreaterThan(0);
  });

  it('says nothing when nothing was played', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

const GAMES: Played[] = [
  { turns: 10, by: 'dragon', winners: [0], figures: ['horan', 'taia'], events: { healed: 3, turn: 10 } },
  { turns: 30, by: 'dragon', winners: [0, 1], figures: ['taia', 'aderyn'], events: { turn: 30 } },
  { turns: 20, by: 'closed', winners: [1], figures: ['horan', 'aderyn'] },
  { turns: 400, by: null, winners: [], figures: ['horan', 'taia'] },
];

function tallyOf(games: readonly Played[]) {
  const tally = emptyTally();
  for (const game of games) count(tally, game);
  return tally;
}

describe('a tally', () => {
  it('is the same in whatever order and parts it is added up', () => {
    const parts = emptyTally();
    add(parts, tallyOf([GAMES[3], GAMES[1]]));
    add(parts, tallyOf([GAMES[2]]));
    add(parts, tallyOf([GAMES[0]]));
    expect(parts).toEqual(tallyOf(GAMES));
  });

  it('knows how often each kind of event happened, and in how many games', () => {
    expect(tallyOf(GAMES).events).toEqual({ healed: { times: 3, games: 1 }, turn: { times: 40, games: 2 } });
  });

  it('shares a shared win, and knows how often each figure played', () => {
    const { horan, taia, aderyn } = shares(tallyOf(GAMES).figures);
    expect([horan, taia, aderyn].map(({ share }) => share)).toEqual([1 / 3, 0.5 / 3, 1.5 / 2]);
  });

  it('leaves stopped games out of the turns', () => {
    const { turns } = tallyOf(GAMES);
    expect([0.1, 0.5, 0.9].map((part) => quantile(turns, part))).toEqual([10, 20, 30]);
    expect(quantile({}, 0.5)).toBeNull();
  });
});
