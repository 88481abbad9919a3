import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { type Karak, karak } from '@undercroft/karak';
import {
  type Answer,
  answersNow,
  apply,
  type Box,
  begin,
  FastChance,
  type GameTypes,
  imagine,
  type Match,
  openBox,
  sameAnswer,
  seatsNear,
  sightNow,
  sightOf,
  Table,
  viewOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { choose } from '../src/index.ts';
import { moved, nearest, onGrid } from '../src/review/chances.ts';
import { headlineOf } from '../src/review/headline.ts';
import {
  byImportance,
  highlightsOf,
  Judge,
  keptReview,
  type Review,
  recalled,
  review,
  type Story,
  storyOf,
} from '../src/review/index.ts';
import { Ahead, adeptAnswer } from '../src/review/outlook.ts';
import { tiedWithTheDragon } from './dragon.ts';

/** Few futures: what must hold of a review holds at any depth. */
const FUTURES = 4;

/** A match by instinct, now and then at random; with some of its answers taken back by leave, or left early. */
async function played(
  name: string,
  wanted: number,
  luck: number,
  odd: { back?: boolean; most?: number } = {},
) {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  const seed = luck.toString(16).padStart(64, '0');
  const figures = new Array<null>(seatsNear(game, wanted)).fill(null);
  const { table } = Table.begin(game, { figures, seed });
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
function expectToAddUp({ seats, moments, sides }: Review): void {
  /** Of every side once: partners have the same chance. */
  const ofSides = (values: readonly number[]) =>
    [...new Set(sides)].map((side) => values[sides.indexOf(side)]);
  for (const { seat, start, luck, own, partners, others, result } of seats) {
    expect(start + luck + own + (partners ?? 0) + others).toBe(result);
    expect(start).toBe(moments[0]?.before[seat] ?? result);
    expect(own).toBeLessThanOrEqual(0);
    expect(luck).toBe(sum(moments.map((moment) => moment.luck[seat])));
    // Whoever adds up the mistakes that are listed gets what own choices cost.
    expect(sum(moments.map((moment) => (moment.seat === seat ? moment.lost : 0)))).toBe(own === 0 ? 0 : -own);
  }
  expect(sum(ofSides(seats.map(({ averageLuck }) => averageLuck)))).toBeCloseTo(1, 9);
  for (const { averageLuck } of seats) expect(averageLuck).toBeGreaterThanOrEqual(0);
  for (const { lost, interval, best, answer } of moments) {
    // A mistake is surely one, and what is none has no better answer.
    if (lost > 0) expect(interval.low).toBeGreaterThan(0);
    else expect(best).toEqual(answer);
    expect(lost).toBeLessThanOrEqual(Math.max(0, interval.high));
  }
  expect(sum(ofSides(seats.map(({ result }) => result)))).toBe(1);
  const wrong = moments.filter(({ seat, before, after, luck, choice }, index) => {
    const changed = before.every((share, at) => share + luck[at] + choice[at] === after[at]);
    const follows = index === 0 || moments[index - 1].after.every((share, at) => share === before[at]);
    const isChance = sum(ofSides(before)) === 1 && before.every((share) => share >= 0);
    return !changed || !follows || !isChance || choice[seat] > 0;
  });
  expect(wrong).toEqual([]);
}

describe.each(GAME_NAMES)('a review of %s', (name) => {
  it('adds up to the last digit for every seat', async () => {
    for (const [seats, luck, most] of [
      [2, 1, 24],
      [4, 2, 16],
    ]) {
      const { story, mind } = await played(name, seats, luck, { most });
      const reviewed = judged(story, mind);
      const whole = reviewed();
      expectToAddUp(whole);
      // What is shown while the rest is thought about adds up too.
      expectToAddUp(reviewed((index) => index % 2 === 0));
      const lucky = new Set(story.given.filter((one) => one.lucky).map(({ version }) => version));
      // Where a mistake cost more than there was to lose in everybody's eyes, the rest was what nobody could see.
      for (const { version, before, luck } of whole.moments)
        if (!lucky.has(version)) expect(luck.every((each) => each === 0) || before.includes(0)).toBe(true);
    }
  });

  it('ends with who won', async () => {
    const { story, mind } = await played(name, 2, 3);
    const outcome = story.box.game.outcome(story.box, story.end);
    const glances = new Judge(story, mind).glance();
    const { seats, ended, judged, headlines } = review(story, glances, [], null);
    expect(ended).toBe(true);
    // Nothing has been judged yet, and nobody is told otherwise.
    expect(judged).toBe(false);
    for (const { done, of } of seats.map((seat) => seat.judged)) expect([done, of > 0]).toEqual([0, true]);
    expect(headlines?.some((one) => one.judged)).toBe(false);
    expect(seats.map(({ result }) => result > 0)).toEqual(
      seats.map(({ seat }) => outcome?.winners.includes(seat)),
    );
  });

  it('says the same each time, in any order', async () => {
    const { story, mind } = await played(name, 3, 4, { most: 10 });
    const judge = new Judge(story, mind, FUTURES);
    const forth = story.given.map((_, index) => judge.judge(index));
    const other = new Judge(story, mind, FUTURES);
    const back = story.given.map((_, index) => other.judge(story.given.length - 1 - index)).reverse();
    expect(back).toEqual(forth);
  });

  it('judges a choice by what its seat could know', async () => {
    const { story, mind } = await played(name, 3, 5, { most: 12 });
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
});

/** A match of one answer, given where a flame would win the game. */
function beforeTheDragon(answer: unknown): Story<Karak> {
  const { box, state } = tiedWithTheDragon();
  const sight = sightNow(box, state);
  const { seat, answers } = sight;
  const given = { version: 0, seat, answer: answer as Karak['answer'], asked: true, answers, lucky: false };
  const match: Match = {
    game: 'karak',
    rules: karak.rulesVersion,
    options: box.options,
    set: null,
    figures: ['horan', 'taia'],
    seed: '0'.repeat(64),
    answers: [],
  };
  return { box, match, seats: 2, given: [{ ...given, state, events: [] }], end: state };
}

test('a mistake is told with the better answer, how often each wins, and why; the better answer is never faulted', async () => {
  const mind = (await loadMind('karak')) as Mind<Karak>;
  const story = beforeTheDragon('accept');
  const judge = new Judge(story, mind, 30);
  const mistake = judge.choice(0);
  expect(mistake).toMatchObject({ best: { flames: 1 }, shares: { best: 1 } });
  expect(mistake.lost).toBeCloseTo(1 - mistake.shares.given, 12);
  expect(mistake.interval.low > 0.05 && mistake.interval.low < mistake.lost).toBe(true);
  expect(mistake.choice[0]).toBeCloseTo(-mistake.lost, 12);
  expect(mistake.why[0]).toMatchObject({ part: 'won', with: 1 });
  // With a mistake in it a review adds up as without.
  const whole = review(story, judge.glance(), [judge.judge(0)], [0.5, 0.5]);
  expectToAddUp(whole);
  expect(whole.seats[0].own).toBeLessThan(-0.05);
  const right = new Judge(beforeTheDragon({ flames: 1 }), mind, 30).choice(0);
  expect(right).toMatchObject({ best: { flames: 1 }, lost: 0, choice: [0, 0], why: [] });
});

test('what was taken back does not count, and the rest adds up', async () => {
  const { story, mind } = await played('karak', 2, 7, { back: true, most: 40 });
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

test('a review that was kept goes on where it was, and only with the match it is of', async () => {
  const { story, mind } = await played('kragmortha', 2, 11, { most: 20 });
  const judge = new Judge(story, mind, FUTURES);
  const some = [3, 1, 7].map((index) => judge.judge(index));
  const kept = JSON.parse(JSON.stringify(keptReview(story.match, FUTURES, some)));
  expect([...recalled(story, FUTURES, kept).keys()]).toEqual([1, 3, 7].map((at) => story.given[at].version));
  expect(recalled(story, FUTURES, kept).get(story.given[3].version)).toEqual(some[0]);
  const other = await played('kragmortha', 2, 12, { most: 20 });
  expect(recalled(other.story, FUTURES, kept).size).toBe(0);
  expect(recalled(story, FUTURES + 1, kept).size).toBe(0);
  expect(recalled(story, FUTURES, undefined).size).toBe(0);
});

test('every answer is judged, and those come first where most seems to have happened', async () => {
  const { story } = await played('karak', 2, 13, { most: 10 });
  const glances = story.given.map((_, at) => (at > 6 ? [0.9, 0.1] : [0.5, 0.5]));
  const order = byImportance(story, glances);
  expect(order[0]).toBe(6);
  expect([...order].sort((a, b) => a - b)).toEqual([...story.given.keys()]);
});

test('every legal answer has a figure, the best first, and none is better than the best', async () => {
  const { story, mind } = await played('kragmortha', 3, 14, { most: 30 });
  const index = story.given.findIndex(({ answers }) => answers.length > 5);
  const figures = new Judge(story, mind, 20).figures(index);
  expect(figures.length).toBe(story.given[index].answers.length);
  for (const [at, { share, lost, interval, lostInterval }] of figures.entries()) {
    if (at > 0) expect(share).toBeLessThanOrEqual(figures[at - 1].share);
    expect(interval.low <= share && share <= interval.high).toBe(true);
    expect(lostInterval.low <= lost && lost <= Math.max(0, lostInterval.high)).toBe(true);
  }
});

test('the headline names the largest part: up for whoever won, down for whoever did not', () => {
  const seat = (start: number, luck: number, own: number, others: number, result: number) => ({
    ...{ seat: 0, start, luck, own, others, partners: 0, result, choices: 0, judged: { done: 1, of: 1 } },
  });
  expect(headlineOf(seat(0.3, 0.34, -0.1, 0.46, 1), [])).toMatchObject({
    won: true,
    shared: false,
    by: 'others',
  });
  expect(headlineOf(seat(0.3, 0.8, -0.4, 0.3, 1), [])).toMatchObject({ won: true, by: 'luck', change: 0.8 });
  expect(headlineOf(seat(0.4, 0.3, -0.5, -0.2, 0), [])).toMatchObject({
    won: false,
    by: 'own',
    change: -0.5,
  });
  expect(headlineOf(seat(0.4, -0.4, 0, 0, 0), [])).toMatchObject({ won: false, by: 'luck', change: -0.4 });
  // A shared win may be more than there was to expect, or less.
  const shared = { won: true, shared: true };
  expect(headlineOf(seat(0.3, 0.1, 0, 0.1, 0.5), [])).toMatchObject({ ...shared, change: 0.1 });
  expect(headlineOf(seat(0.8, -0.1, -0.3, 0.1, 0.5), [])).toMatchObject({
    ...shared,
    by: 'own',
    change: -0.3,
  });
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
  // The luckiest moment is the largest that is surely one: another may be larger, and too uncertain.
  const lucky = seats.find(({ luckiest }) => luckiest !== null) ?? expect.fail('nobody was lucky');
  const unsure = whole.moments.map((one) =>
    one.version === lucky.luckiest?.version ? { ...one, luckErrors: one.luckErrors.map(() => 1) } : one,
  );
  const { luckiest: next } = highlightsOf(story, { ...whole, moments: unsure }).seats[lucky.seat];
  expect(next?.version ?? lucky.luckiest?.version).not.toBe(lucky.luckiest?.version);
  // What stands between a count and a glance is named by nobody: the two need not agree.
  const part = judged(story, mind)((index) => index % 3 > 0);
  const early = highlightsOf(story, part);
  const told = [...early.turningPoints, ...early.seats.flatMap((one) => [one.luckiest, one.unluckiest])];
  const isJudged = (index: number) => index === part.moments.length || part.moments[index].judged;
  for (const one of told.filter((moment) => moment !== null)) {
    const index = part.moments.findIndex(({ version }) => version === one.version);
    expect(isJudged(index) && isJudged(index + 1)).toBe(true);
  }
  expect(told.some((one) => one !== null)).toBe(true);
  for (const { seat, luckiest, unluckiest, mistakes } of seats) {
    expect(luckiest?.change ?? 0).toBeGreaterThanOrEqual(0);
    expect(unluckiest?.change ?? 0).toBeLessThanOrEqual(0);
    for (const mistake of mistakes) expect(mistake.seat).toBe(seat);
  }
});

it.each(GAME_NAMES)('whoever plays on in %s answers as an adept does who sees only a view', async (name) => {
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  const box = openBox(game);
  let asked = 0;
  for (let seed = 1; asked < 300; seed++) {
    const chance = new FastChance(seed);
    const state = begin(box, new Array<null>(seatsNear(game, 2 + (seed % 3))).fill(null), chance);
    for (let i = 0; i < 500 && state.asks.length > 0; i++) {
      const sight = sightNow(box, state);
      const byView = choose('adept', mind, sight, new FastChance(i));
      if (sight.answers.length > 1) {
        asked++;
        const byTable = adeptAnswer(mind, box, state, answersNow(box, state), new FastChance(i));
        expect(byTable).toEqual(byView);
      }
      apply(
        box,
        state,
        chance.pick(6) > 0 ? byView : sight.answers[chance.pick(sight.answers.length)],
        chance,
      );
    }
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
  const ahead = new Ahead<Die>(box, {} as Mind<Die>);
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
  it('with luck left out add up to 1, and nobody has less than none', () => {
    const sums = fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(sums, (some) => {
        const chances = nearest([...some, 1 - sum(some)]);
        expect(sum(chances)).toBeCloseTo(1, 9);
        for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(nearest([0.3, 0.7])).toEqual([0.3, 0.7]);
    expect(nearest([-0.16, 1.16])).toEqual([0, 1]);
  });

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

test('a better answer that could still be given counts once, where it was missed for good', async () => {
  const { story } = await played('goblin', 2, 3, { most: 60 });
  const isChoice = ({ asked, answers }: (typeof story.given)[number]) => asked && answers.length > 1;
  const open = ({ answers, answer }: (typeof story.given)[number], best: Answer | null) =>
    best !== null && !sameAnswer(answer, best) && answers.some((one) => sameAnswer(one, best));
  // Two questions of a turn, one after the other, and an answer that both have and neither got.
  const pairs = story.given.flatMap((one, first) => {
    const second = story.given.findIndex((two, at) => at > first && isChoice(two));
    const two = story.given[second];
    if (!isChoice(one) || two?.seat !== one.seat || two.state.turn !== one.state.turn) return [];
    const best = one.answers.find((answer) => open(one, answer) && open(two, answer));
    return best === undefined ? [] : [{ first, second, seat: one.seat, best }];
  });
  const plain = pairs.find((pair) => story.given.slice(pair.first, pair.second).every((one) => !one.lucky));
  const { first, second, seat, best } = plain ?? expect.fail('no two questions without luck between them');
  const nothing = { low: 0, high: 0 };
  const judged = (lost: number, at: number, better = best, share = 0.5) => ({
    version: story.given[at].version,
    best: lost > 0 ? better : story.given[at].answer,
    choice: [0, 1].map((one) => (one === seat ? -lost : lost)),
    lost,
    interval: lost > 0 ? { low: lost / 2, high: lost * 2 } : nothing,
    shares: { best: share, given: share - lost },
    games: 10_000,
    stake: lost,
    find: 0,
    findInterval: nothing,
    why: [],
    before: null,
  });
  const glances = story.given.map(() => [0.5, 0.5]);
  const mistakesWith = (lost: number, later: number | null, better = best) => {
    const judgements = story.given.map((_, at) => {
      if (at === second) return later === null ? undefined : judged(later, at, better);
      return judged(at === first ? lost : 0, at);
    });
    const { moments } = review(story, glances, judgements, [0.5, 0.5]);
    return moments.flatMap((moment, at) => (moment.lost > 0 ? [at] : []));
  };
  expect(mistakesWith(0.0625, 0.125)).toEqual([second]);
  // Where it was no longer better afterwards, it was missed then.
  expect(mistakesWith(0.0625, 0)).toEqual([first]);
  // What becomes of it is not known before the next question is judged.
  expect(mistakesWith(0.0625, null)).toEqual([]);

  // Another answer there would have made it good, in part or all of it: what is lost there was not lost before.
  const other: Answer = { play: 'what nobody can give later' };
  const leftOf = (share: number) => {
    const judgements = story.given.map((_, at) =>
      at === second ? judged(0.25, at, other, share) : judged(at === first ? 0.25 : 0, at),
    );
    const { moments, seats } = review(story, glances, judgements, [0.5, 0.5]);
    // Whoever adds up what was lost gets no more than there was to lose.
    expect(seats[seat].own).toBe(-moments[first].lost - moments[second].lost);
    expect(moments[second].lost).toBeCloseTo(0.25, 9);
    return moments[first];
  };
  expect(leftOf(0.2).lost).toBeCloseTo(0.25, 9);
  expect(leftOf(0.4)).toMatchObject({ lost: expect.closeTo(0.1, 6), shares: { best: 0.5, given: 0.4 } });
  expect(leftOf(0.4).interval).toMatchObject({
    low: expect.closeTo(0.0862, 3),
    high: expect.closeTo(0.1137, 3),
  });
  expect(leftOf(0.495)).toMatchObject({ lost: 0, best: story.given[first].answer });
});
