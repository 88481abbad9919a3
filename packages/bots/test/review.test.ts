import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import {
  type Box,
  FastChance,
  type GameTypes,
  imagine,
  type Match,
  type Mind,
  sightOf,
  Table,
  viewOf,
} from '@undercroft/kernel';
import { describe, expect, it, test } from 'vitest';
import { moved, onGrid } from '../src/review/chances.ts';
import { highlightsOf, Judge, type Review, review, type Story, storyOf } from '../src/review/index.ts';
import { Ahead } from '../src/review/outlook.ts';

/** Few futures: what must hold of a review holds at any depth. */
const FUTURES = 5;

/** A match by instinct, now and then at random; with some of its answers taken back by leave, or left early. */
async function played(
  name: string,
  seats: number,
  luck: number,
  odd: { back?: boolean; most?: number } = {},
) {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  const seed = luck.toString(16).padStart(64, '0');
  const { table } = Table.begin(game, { figures: new Array<null>(seats).fill(null), seed });
  const chance = new FastChance(luck);
  for (let given = 0; table.waitsFor !== null && given < (odd.most ?? 10_000); given++) {
    const seat = table.waitsFor;
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    const answer =
      chance.pick(5) === 0
        ? answers[chance.pick(answers.length)]
        : mind.instinct(sightOf(table.box, view, ask, answers), chance);
    table.answer(seat, table.version, answer);
    if (odd.back && given % 20 === 19 && table.mayAskBack(seat)) table.takeBackByLeave(seat, table.version);
  }
  return { story: storyOf(game, table.match()), mind };
}

function judged(story: Story, mind: Mind) {
  const judge = new Judge(story, mind, FUTURES);
  const judgements = story.given.map((_, index) => judge.judge(index));
  return (only: (index: number) => boolean = () => true): Review => {
    const known = judgements.map((judgement, index) => (only(index) ? judgement : undefined));
    return review(story, judge.glance(), known, judge.atTheEnd());
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What must hold of every review, to the last digit. */
function expectToAddUp({ seats, moments }: Review): void {
  for (const { seat, start, luck, own, others, result } of seats) {
    expect(start + luck + own + others).toBe(result);
    expect(start).toBe(moments[0]?.before[seat] ?? result);
    expect(own).toBeLessThanOrEqual(0);
    expect(luck).toBe(sum(moments.map((moment) => moment.luck[seat])));
  }
  expect(sum(seats.map(({ result }) => result))).toBe(1);
  const wrong = moments.filter(({ seat, before, after, luck, choice }, index) => {
    const changed = before.every((share, at) => share + luck[at] + choice[at] === after[at]);
    const follows = index === 0 || moments[index - 1].after.every((share, at) => share === before[at]);
    const isChance = sum(before) === 1 && before.every((share) => share >= 0);
    return !changed || !follows || !isChance || choice[seat] > 0;
  });
  expect(wrong).toEqual([]);
}

describe.each(GAME_NAMES)('a review of %s', (name) => {
  it('adds up to the last digit for every seat', async () => {
    for (const [seats, luck] of [
      [2, 1],
      [4, 2],
    ]) {
      const { story, mind } = await played(name, seats, luck, { most: 120 });
      const reviewed = judged(story, mind);
      const whole = reviewed();
      expectToAddUp(whole);
      // What is shown while the rest is thought about adds up too.
      expectToAddUp(reviewed((index) => index % 2 === 0));
      const lucky = new Set(story.given.filter((one) => one.lucky).map(({ version }) => version));
      for (const { version, luck } of whole.moments)
        if (!lucky.has(version)) expect(luck.every((each) => each === 0)).toBe(true);
    }
  });

  it('ends with who won', async () => {
    const { story, mind } = await played(name, 2, 3);
    const outcome = story.box.game.outcome(story.box, story.end);
    const glances = new Judge(story, mind).glance();
    const { seats, ended } = review(story, glances, [], null);
    expect(ended).toBe(true);
    expect(seats.map(({ result }) => result > 0)).toEqual(
      [0, 1].map((seat) => outcome?.winners.includes(seat)),
    );
  });

  it('says the same each time, in any order', async () => {
    const { story, mind } = await played(name, 3, 4, { most: 40 });
    const judge = new Judge(story, mind, FUTURES);
    const forth = story.given.map((_, index) => judge.judge(index));
    const other = new Judge(story, mind, FUTURES);
    const back = story.given.map((_, index) => other.judge(story.given.length - 1 - index)).reverse();
    expect(back).toEqual(forth);
  });

  it('judges a choice by what its seat could know', async () => {
    const { story, mind } = await played(name, 3, 5, { most: 60 });
    const chance = new FastChance(9);
    const elsewhere = story.given.map((one) => {
      const view = viewOf(story.box, one.state, one.seat);
      return { ...one, state: imagine(story.box, view, one.seat, chance), lucky: false };
    });
    const here = new Judge(
      { ...story, given: story.given.map((one) => ({ ...one, lucky: false })) },
      mind,
      FUTURES,
    );
    const there = new Judge({ ...story, given: elsewhere }, mind, FUTURES);
    for (const index of story.given.keys()) expect(there.judge(index)).toEqual(here.judge(index));
  });

  it('never faults the answer that it calls the best', async () => {
    const { story, mind } = await played(name, 3, 6, { most: 80 });
    const judge = new Judge(story, mind, FUTURES);
    const faulted = [...story.given.keys()]
      .map((at) => judge.judge(at))
      .filter(({ choice }) => sum(choice.map(Math.abs)) > 0);
    expect(faulted.length).toBeGreaterThan(0);
    const best = new Map(faulted.map(({ version, best: answer }) => [version, answer]));
    const given = story.given.map((one) => ({ ...one, answer: best.get(one.version) ?? one.answer }));
    const better = new Judge({ ...story, given }, mind, FUTURES);
    for (const [index, { version }] of given.entries())
      if (best.has(version)) expect(better.judge(index).choice.every((each) => each === 0)).toBe(true);
  });
});

test('what was taken back does not count, and the rest adds up', async () => {
  const { story, mind } = await played('karak', 2, 7, { back: true, most: 100 });
  const taken = story.match.answers.filter(([, answer]) => answer === null).length;
  expect(taken).toBeGreaterThan(0);
  const whole = judged(story, mind)();
  expect(whole.moments.length).toBeLessThanOrEqual(story.match.answers.length - 2 * taken);
  expectToAddUp(whole);
  // Whoever reads a highlight on the board finds the answer at that version of the match.
  for (const { version, seat, answer } of whole.moments)
    expect(story.match.answers[version]).toEqual([seat, answer]);
});

test('a match of other rules is refused, and it says which', async () => {
  const { story } = await played('karak', 2, 8, { most: 3 });
  const old: Match = { ...story.match, rules: 1 };
  expect(() => storyOf(story.box.game, old)).toThrow('match.rules: played under rules version 1');
});

test('highlights name what moved somebody’s chance most', async () => {
  const { story, mind } = await played('kragmortha', 3, 9);
  const whole = judged(story, mind)();
  const { turningPoints, seats } = highlightsOf(story, whole);
  expect(turningPoints.length).toBeGreaterThan(0);
  const largest = Math.max(
    ...whole.moments.flatMap(({ luck, choice }) => luck.map((each, at) => Math.abs(each + choice[at]))),
  );
  expect(Math.max(...turningPoints.map(({ change }) => Math.abs(change)))).toBe(largest);
  for (const { seat, luckiest, unluckiest, mistake } of seats) {
    expect(luckiest?.change ?? 0).toBeGreaterThanOrEqual(0);
    expect(unluckiest?.change ?? 0).toBeLessThanOrEqual(0);
    if (mistake !== null) expect(mistake.seat).toBe(seat);
  }
});

describe('expectations', () => {
  interface Die extends GameTypes {
    state: { turn: number; asks: { kind: string; seat: number }[]; winner: number };
  }
  const game = {
    outcome: (_: Box, { winner }: Die['state']) => ({ by: 'die', winners: [winner], points: [0, 0] }),
  };
  const box = { game } as unknown as Box<Die>;
  const ahead = new Ahead<Die>(box, {} as Mind<Die>, 2);
  const state = { turn: 1, asks: [{ kind: 'roll', seat: 0 }], winner: -1 };

  it('are exact where luck can be counted out', () => {
    const { chances, errors } = ahead.expectation(
      state,
      (table, chance) => {
        table.winner = chance.roll(6) + chance.roll(6) >= 10 ? 0 : 1;
        table.asks.pop();
      },
      1,
      1,
    );
    expect(chances[0]).toBeCloseTo(6 / 36, 12);
    expect(chances[1]).toBeCloseTo(30 / 36, 12);
    expect(errors).toEqual([0, 0]);
  });

  it('are sampled where there are too many ways, and say how far off they may be', () => {
    const act = (table: Die['state'], chance: { roll(sides: number): number }) => {
      table.winner = chance.roll(1000) <= 300 ? 0 : 1;
      table.asks.pop();
    };
    const { chances, errors } = ahead.expectation(state, act, 400, 1);
    expect(errors[0]).toBeCloseTo(Math.sqrt((0.3 * 0.7) / 400), 2);
    expect(Math.abs(chances[0] - 0.3)).toBeLessThan(3 * errors[0]);
  });
});

describe('chances', () => {
  it('lie on a grid and add up to exactly 1', () => {
    for (const shares of [
      [1, 1, 1],
      [0.1, 0.2, 0.7],
      [0, 1],
      [3, 4, 5, 6, 7],
    ]) {
      const chances = onGrid(shares);
      expect(sum(chances)).toBe(1);
      for (const [at, chance] of chances.entries()) expect(chance).toBeCloseTo(shares[at] / sum(shares), 9);
    }
  });

  it('never fall below 0 when they are moved', () => {
    expect(moved([0.1, 0.9], [-0.2, 0.2])).toEqual([0, 1]);
    expect(moved([0, 0.5, 0.5], [-0.2, 0.1, 0.1])).toEqual([0, 0.5, 0.5]);
  });
});
