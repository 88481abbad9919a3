import { type Budget, search } from '@undercroft/bots';
import { copy, FastChance, type Game, type Mind, type Sight } from '@undercroft/kernel';
import { coreSeconds } from './arguments.ts';
import { referenceSearch } from './reference.ts';
import { sampleGame } from './sample-game.ts';

/** How fast a master thinks, on one core, and how fast the first one did. */
export interface BotFigures {
  readonly searchIterationsPerSecond: number;
  readonly referenceIterationsPerSecond: number;
  readonly rolloutAnswersPerSecond: number;
}

const QUESTIONS = 8;
const WARM_UP_MS = 60;
const MEASURE_MS = 250;

interface Searched {
  readonly iterations: number;
  readonly rolloutAnswers?: number;
}

/** Searches choices from all over one game; everything a search does counts into its time. Quick is a share of it. */
export function measureBots(game: Game, mind: Mind, share: number): BotFigures {
  const questions = choicesOf(game, mind);
  const now = { iterations: 0, answers: 0, seconds: 0 };
  const then = { iterations: 0, answers: 0, seconds: 0 };
  const measure = (figures: typeof now, milliseconds: number, think: (budget: Budget) => Searched) => {
    think({ milliseconds: WARM_UP_MS * share });
    const start = coreSeconds();
    const { iterations, rolloutAnswers = 0 } = think({ milliseconds: milliseconds * share });
    figures.seconds += coreSeconds() - start;
    figures.iterations += iterations;
    figures.answers += rolloutAnswers;
  };
  // In turn, question by question, so that whatever else the machine does is shared fairly.
  for (const milliseconds of [WARM_UP_MS, MEASURE_MS]) {
    for (const figures of [now, then]) Object.assign(figures, { iterations: 0, answers: 0, seconds: 0 });
    for (const sight of questions) {
      measure(now, milliseconds, (budget) => search(mind, sight, new FastChance(2), budget));
      measure(then, milliseconds, (budget) => referenceSearch(sight, new FastChance(2), budget));
    }
  }
  return {
    searchIterationsPerSecond: Math.round(now.iterations / now.seconds),
    referenceIterationsPerSecond: Math.round(then.iterations / then.seconds),
    rolloutAnswersPerSecond: Math.round(now.answers / now.seconds),
  };
}

/** Real choices, evenly spread over a game. */
function choicesOf(game: Game, mind: Mind): Sight[] {
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
