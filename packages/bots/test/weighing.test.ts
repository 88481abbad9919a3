import { type Answer, FastChance, type GameTypes } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import type { Trial } from '../src/review/outlook.ts';
import { isSurelyWorse, measure } from '../src/review/weighing.ts';

const ONE: Answer = { play: 'one' };
const OTHER: Answer = { play: 'other' };

/** Games for two that the other answer wins more often, by so much; counts what is played. */
function trialOf(more: number, seed: number) {
  const played = { games: 0 };
  const trial: Pick<Trial<GameTypes>, 'play'> = {
    play: (answer, future) => {
      played.games++;
      const [luck, own] = [new FastChance(seed * 100_000 + future), answer === ONE ? 1 : 2];
      const share = 0.4 + (answer === ONE ? 0 : more);
      // A third of all games goes the same way with either answer.
      const decided =
        luck.pick(3) === 0 ? luck.pick(1000) : new FastChance(luck.pick(2 ** 30) + own).pick(1000);
      const won = decided < 1000 * share ? 1 : 0;
      return [won, 1 - won];
    },
  };
  return { trial, played };
}

const CLOSE = { seat: 0, scale: 1, most: 2400 };
const TIMES = 200;

/** How often it is said that an answer is surely worse, and after how many games on average. */
function said(more: number): { share: number; games: number } {
  let [sure, games] = [0, 0];
  for (let seed = 0; seed < TIMES; seed++) {
    const { trial, played } = trialOf(more, seed);
    if (isSurelyWorse(trial, ONE, OTHER, CLOSE)) sure++;
    games += played.games;
  }
  return { share: sure / TIMES, games: games / TIMES };
}

test('answers that are alike are seldom told apart, and given up before all games are played', () => {
  const { share, games } = said(0);
  expect(share).toBeLessThan(0.06);
  expect(games).toBeLessThan(CLOSE.most);
});

test('a mistake is found, the sooner the larger it is', () => {
  const [small, large] = [said(0.06), said(0.2)];
  expect(small.share).toBeGreaterThan(0.9);
  expect(large.share).toBe(1);
  expect(large.games).toBeLessThan(small.games / 2);
});

test('what is lost is measured without a leaning, and lies in its interval', () => {
  let [sum, within] = [0, 0];
  for (let seed = 0; seed < TIMES; seed++) {
    const { change, interval } = measure(trialOf(0.15, seed + TIMES).trial, ONE, OTHER, CLOSE);
    sum += change;
    expect(interval.high - interval.low).toBeLessThan(0.06);
    if (interval.low <= -0.15 && -0.15 <= interval.high) within++;
  }
  expect(Math.abs(sum / TIMES + 0.15)).toBeLessThan(0.005);
  expect(within / TIMES).toBeGreaterThan(0.9);
});
