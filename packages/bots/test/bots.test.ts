import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import {
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  copy,
  FastChance,
  openBox,
  type Sight,
  seatsNear,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { eachSeed } from '@undercroft/kit/seeds';
import { describe, expect, test } from 'vitest';
import { choose, LEVELS, type Level, search, together } from '../src/index.ts';

/** Plays until the end with a level at each seat; returns the turns it took. */
function playOut(box: Box, mind: Mind, levels: readonly Level[], seed: number, mostTurns: number): number {
  const chance = new FastChance(seed);
  const state = begin(box, Array<null>(levels.length).fill(null), chance);
  for (let ask = asked(state); ask !== undefined && state.turn <= mostTurns; ask = asked(state)) {
    const sight = sightNow(box, state);
    const thinking = { budget: { iterations: 24 }, report: rethrow };
    const answer = choose(levels[ask.seat], mind, sight, chance, thinking);
    expect(sight.answers).toContain(answer);
    apply(box, state, answer, chance);
  }
  return box.game.outcome(box, state) === null ? Number.POSITIVE_INFINITY : state.turn;
}

function rethrow(error: unknown): never {
  throw error;
}

/** A moment with a real choice, sixty answers into a game; the last one of a game that is over sooner. */
async function middle(name: string): Promise<{ mind: Mind; sight: Sight }> {
  const mind = await loadMind(name);
  const box = openBox(await loadGame(name));
  const chance = new FastChance(9);
  const state = begin(box, Array<null>(seatsNear(box.game, 2)).fill(null), chance);
  let found: Sight | null = null;
  for (let i = 0; state.asks.length > 0; i++) {
    if (answersNow(box, state).length > 2) {
      const sight = sightNow(box, state);
      found = { ...sight, view: copy(sight.view), ask: copy(sight.ask) };
      if (i >= 60) break;
    }
    apply(box, state, mind.instinct(sightNow(box, state), chance), chance);
  }
  return { mind, sight: found ?? expect.fail(`${name} has no real choice`) };
}

describe.each([...GAME_NAMES])('%s', (name) => {
  // Far more than people take, far less than a bot that walks to and fro.
  const MOST_ROUNDS = 200;

  test.each(LEVELS)('a table of %s players comes to an end', async (level) => {
    const [box, mind] = [openBox(await loadGame(name)), await loadMind(name)];
    const { min } = box.game.seats;
    const levels = Array<Level>(min).fill(level);
    // Masters think as experts do, and fair play is made of other levels: one of them among adepts is enough.
    if (level === 'master' || level === 'fair') levels.fill('adept', 1);
    const games = level === 'expert' || level === 'master' || level === 'fair' ? 1 : 8;
    eachSeed(games, (seed) => {
      expect(playOut(box, mind, levels, seed, MOST_ROUNDS * min)).toBeLessThan(Number.POSITIVE_INFINITY);
    });
  });

  test('the table is judged in shares that add up to one', async () => {
    const [box, mind] = [openBox(await loadGame(name)), await loadMind(name)];
    const chance = new FastChance(4);
    const state = begin(box, Array<null>(box.game.seats.max).fill(null), chance);
    for (let i = 0; i < 200 && state.asks.length > 0; i++) {
      const shares = mind.evaluate(box, state);
      expect(shares).toHaveLength(box.game.seats.max);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      apply(box, state, mind.instinct(sightNow(box, state), chance), chance);
    }
  });

  test('a search ranks every answer, and the same luck gives the same ranking', async () => {
    const { mind, sight } = await middle(name);
    const before = JSON.stringify(sight.view);
    const think = () => search(mind, sight, new FastChance(3), { iterations: 200 });
    const { ranked, iterations } = think();
    expect(iterations).toBeLessThanOrEqual(200);
    expect(ranked.map(({ answer }) => answer)).toEqual(expect.arrayContaining([...sight.answers]));
    for (const { share } of ranked) expect(share >= 0 && share <= 1).toBe(true);
    expect(think()).toEqual(think());
    expect(JSON.stringify(sight.view)).toBe(before);
  });
});

describe('a master', () => {
  test('answers at once when there is no choice or when told to stop', async () => {
    const { mind, sight } = await middle('karak');
    const [only] = sight.answers;
    const thrower = () => rethrow(new Error('there is nothing to think about'));
    expect(choose('master', mind, { ...sight, answers: [only] }, new FastChance(1), { stop: thrower })).toBe(
      only,
    );
    const { iterations } = search(
      mind,
      sight,
      new FastChance(1),
      { milliseconds: 60_000 },
      { stop: () => true },
    );
    expect(iterations).toBeLessThan(100);
  });

  test('falls back to instinct when its thinking breaks, and says so', async () => {
    const { mind, sight } = await middle('karak');
    const broken = { ...mind, evaluate: () => rethrow(new Error('no judgement')) };
    const errors: unknown[] = [];
    const report = (error: unknown) => errors.push(error);
    const answer = choose('master', broken, sight, new FastChance(1), { report });
    expect(sight.answers).toContain(answer);
    expect(errors).toEqual([new Error('no judgement')]);
  });
});

test('several searches of one question come to what they have tried most, taken together', () => {
  const ranked = (...rows: [string, number, number][]) =>
    rows.map(([answer, visits, share]) => ({ answer, visits, share }));
  const one = ranked(['left', 60, 0.5], ['right', 50, 0.6], ['stay', 0, 0]);
  const two = ranked(['right', 70, 0.55], ['left', 40, 0.5], ['stay', 0, 0]);
  expect(together([one])).toBe('left');
  expect(together([one, two])).toBe('right');
  const even = ranked(['left', 10, 0.4], ['right', 10, 0.5]);
  expect(together([even])).toBe('right');
});
