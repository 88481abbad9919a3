import { search } from '@undercroft/bots';
import { copy, FastChance, type Game, type Sight } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { coreSeconds } from '../../src/arguments.ts';
import { sampleGame } from './sample-game.ts';

/** How fast a master thinks, on one core. */
export interface BotFigures {
  readonly searchIterationsPerSecond: number;
  readonly rolloutAnswersPerSecond: number;
}

const QUESTIONS = 8;
export const WARM_UP_MS = 60;
export const MEASURE_MS = 250;

/** Searches choices from all over one game; everything a search does counts into its time. Quick is a share of it. */
export function measureBots(game: Game, mind: Mind, share: number): BotFigures {
  const { iterations, answers, seconds } = searchAll(mind, choicesOf(game, mind), share);
  return {
    searchIterationsPerSecond: Math.round(iterations / seconds),
    rolloutAnswersPerSecond: Math.round(answers / seconds),
  };
}

/** Searches each question for so long by this core's time: on a crowded machine a search by the clock is over before it is warm. */
export function searchAll(mind: Mind, questions: readonly Sight[], share: number) {
  const clock = performance.now;
  performance.now = () => coreSeconds() * 1000;
  const think = (sight: Sight, milliseconds: number) =>
    search(mind, sight, new FastChance(2), { milliseconds: milliseconds * share });
  for (const sight of questions) think(sight, WARM_UP_MS);
  let [iterations, answers, seconds] = [0, 0, 0];
  for (const sight of questions) {
    think(sight, WARM_UP_MS);
    const start = coreSeconds();
    const found = think(sight, MEASURE_MS);
    seconds += coreSeconds() - start;
    iterations += found.iterations;
    answers += found.rolloutAnswers;
  }
  performance.now = clock;
  return { iterations, answers, seconds };
}

/** Real choices, evenly spread over a game. */
export function choicesOf(game: Game, mind: Mind): Sight[] {
  const sights: Sight[] = [];
  for (const { sight } of sampleGame(game, mind)) {
    if (sight.answers.length > 2) sights.push({ ...sight, view: copy(sight.view), ask: copy(sight.ask) });
  }
  const count = Math.min(QUESTIONS, sights.length);
  return Array.from(
    { length: count },
    (_, index) => sights[Math.floor(((index + 0.5) * sights.length) / count)],
  );
}
