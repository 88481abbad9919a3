import {
  add,
  count,
  emptyTally,
  explained,
  MOMENTS,
  noLead,
  noteLead,
  type Played,
  quantile,
  shares,
  Usage,
  wilson,
} from '@undercroft/bots/series';
import { describe, expect, it } from 'vitest';

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

function game(
  number: number,
  turns: number,
  by: string | null,
  winners: number[],
  figures: [string, string],
  heard: Parameters<Usage['hear']>[0][] = [],
): Played {
  const usage = new Usage();
  for (const event of heard) usage.hear(event);
  const players = ['adept', 'novice'] as const;
  const points = winners.length > 0 ? [winners.includes(0) ? 2 : 1, winners.includes(1) ? 2 : 1] : [];
  return {
    number,
    turns,
    answers: turns * 4,
    by,
    winners,
    points,
    figures,
    players,
    usage,
    lead: [[0.5, 0.5]],
  };
}

const got = (seat: number, item: string) => ({ kind: 'got', seat, item });

const GAMES: Played[] = [
  game(0, 10, 'dragon', [0], ['horan', 'taia'], [got(0, 'sword'), got(0, 'sword'), got(1, 'key')]),
  game(1, 30, 'dragon', [0, 1], ['taia', 'aderyn'], [got(1, 'sword')]),
  game(2, 20, 'closed', [1], ['horan', 'aderyn'], [{ kind: 'stack-empty' }]),
  game(3, 400, null, [], ['horan', 'taia']),
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

  it('shares a shared win, and knows how often each figure played', () => {
    const { horan, taia, aderyn } = shares(tallyOf(GAMES).figures);
    expect([horan, taia, aderyn].map(({ share }) => share)).toEqual([1 / 3, 0.5 / 3, 1.5 / 2]);
  });

  it('leaves stopped games out of the turns', () => {
    const { turns } = tallyOf(GAMES);
    expect([0.1, 0.5, 0.9].map((part) => quantile(turns, part))).toEqual([10, 20, 30]);
    expect(quantile({}, 0.5)).toBeNull();
  });

  it('knows how often things were used, and how winning went with them', () => {
    const { events } = tallyOf(GAMES);
    expect(events['got sword']).toMatchObject({ times: 3, games: 2, played: 2 });
    expect(shares(events)['got sword'].share).toBe(0.75);
    expect(events.got).toMatchObject({ times: 4, games: 2, played: 3 });
    expect(events['stack-empty']).toMatchObject({ times: 1, games: 1, played: 0 });
  });
});

describe('what is used', () => {
  it('goes by names, not by squares and copies', () => {
    const usage = new Usage();
    usage.hear({ kind: 'built', seat: 1, building: 'tower', tile: 'farm-2', from: 'c4', lay: 'NE' } as never);
    usage.hear({ kind: 'drew', seat: 0, armies: ['dark-dryads', 'fire-eaters'], count: 2 } as never);
    expect([...usage.events.keys()]).toEqual([
      'built',
      'built tower',
      'built farm',
      'drew',
      'drew dark-dryads',
      'drew fire-eaters',
    ]);
  });

  it('counts an answer offered once a question, and forced answers never', () => {
    const usage = new Usage();
    const ask = { kind: 'step', seat: 0 };
    usage.see(ask, [{ step: 'north' }, { step: 'east' }, 'rest'], { step: 'east' });
    usage.see(ask, ['rest'], 'rest');
    expect(Object.fromEntries(usage.choices)).toEqual({
      'step step': { offered: 1, taken: 1 },
      'step rest': { offered: 1, taken: 0 },
    });
  });
});

describe('the lead', () => {
  it('says when the winner took it for good', () => {
    const lead = noLead();
    const turns = [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.3, 0.7],
      [0.8, 0.2],
    ];
    noteLead(lead, turns, [0]);
    expect(lead.leader[0]).toEqual([0.5]);
    expect(lead.leader[MOMENTS]).toEqual([1]);
    expect(lead.decided.indexOf(1)).toBe(0.75 * MOMENTS);
  });
});

describe('luck and skill', () => {
  const part = (strong: number, weak: number, games: number) => ({
    strong: { count: games, sum: strong, squares: strong },
    weak: { count: games, sum: weak, squares: weak },
  });

  it('is all skill when the stronger always wins, and all luck when both win alike', () => {
    expect(explained([part(20, 0, 20), part(20, 0, 20)])?.share).toBeCloseTo(1);
    expect(explained([part(10, 10, 20), part(10, 10, 20)])?.share).toBe(0);
  });

  it('is the square of the advantage at two seats', () => {
    const parts = Array.from({ length: 20 }, () => part(700, 300, 1000));
    expect(explained(parts)?.share).toBeCloseTo(0.16, 2);
  });

  it('says nothing about players who do not differ', () => {
    expect(explained([{ adept: { count: 9, sum: 3, squares: 3 } }])).toBeNull();
  });
});
