import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { answersNow, apply, begin, copy, FastChance, type Game, openBox } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { command, coreSeconds, onlyWord, wholeNumber } from '../src/arguments.ts';
import { measureInTurns, type Turns } from './bench/against.ts';
import { type BotFigures, measureBots } from './bench/bots.ts';
import { type Growth, LONG_GAME, measureGrowth } from './bench/growth.ts';
import { measureReference, type Referred } from './bench/reference.ts';
import { measureReview, type ReviewFigures } from './bench/review.ts';
import { dealt, MOST_ANSWERS, sampleGame } from './bench/sample-game.ts';
import { measureTables, type TableFigures } from './bench/tables.ts';

const HELP = `Usage: npm run bench -- [game] [--bots] [--tables] [--review] [--growth] [--reference]
                     [--against FOLDER] [--quick] [--json]

Random legal play with events off, on one core; other work on the machine does not count.

      --bots   also how fast a master searches: iterations/s, and answers/s in their rollouts
      --tables also what an answer costs a table with two readers who hear it: µs, and bytes a reader
      --review also how long a look back at a match of four takes: seconds of one core until there
               are first figures, and until all answers are judged
      --growth instead of all that: what an answer costs in a game of 200 answers and in one of
               20,000: given at a table, played again, taken back by leave; nothing may grow faster
               than the game
      --reference
               instead of all that: how fast a master searches beside the first master, packed, over
               the same questions in turns
      --against FOLDER
               the same figures of this version and of the one in that folder, in turns, each in a
               process of its own; of each figure the middle of all turns, and of their ratio
      --rounds N
               how many turns each                                             (default: 5)
      --quick  take a tenth of the time, for figures that are as rough; a review takes what it takes
      --json   an array of {game, answersPerSecond, gamesPerSecond, copyMicroseconds}, with
               --bots also {searchIterationsPerSecond, rolloutAnswersPerSecond}, with --tables {tableMicroseconds, readerBytes,
               rulesMicroseconds, answerMicroseconds, viewerMicroseconds}, with
               --review {reviewAnswers, reviewFirstSeconds, reviewSeconds}
  -h, --help   this text`;

interface Figures extends Partial<BotFigures & TableFigures & ReviewFigures> {
  readonly game: string;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyMicroseconds: number;
}

const FLAGS = {
  json: { type: 'boolean' },
  bots: { type: 'boolean' },
  tables: { type: 'boolean' },
  review: { type: 'boolean' },
  growth: { type: 'boolean' },
  reference: { type: 'boolean' },
  quick: { type: 'boolean' },
  against: { type: 'string' },
  rounds: { type: 'string', default: '5' },
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const only = onlyWord(positionals, 'game');
  const { against, rounds } = values;
  if (against !== undefined) {
    const words = (['bots', 'tables', 'review', 'quick'] as const).flatMap((flag) =>
      values[flag] ? `--${flag}` : [],
    );
    const turns = measureInTurns(
      against,
      [...(only ? [only] : []), ...words],
      wholeNumber(rounds, 'rounds', 1),
    );
    if (values.json) console.log(JSON.stringify(turns, null, 2));
    else for (const each of turns) console.log(turnsLine(each));
    return 0;
  }
  if (values.growth) {
    const growth = measureGrowth(await loadGame(only ?? LONG_GAME));
    if (values.json) console.log(JSON.stringify(growth, null, 2));
    else for (const each of growth) console.log(growthLine(each));
    return 0;
  }
  const share = values.quick ? 0.1 : 1;
  if (values.reference) {
    const times = wholeNumber(rounds, 'rounds', 1);
    const referred: Referred[] = [];
    for (const name of only === undefined ? GAME_NAMES : [only])
      referred.push(measureReference(await loadGame(name), await loadMind(name), share, times));
    if (values.json) console.log(JSON.stringify(referred, null, 2));
    else for (const each of referred) console.log(referredLine(each));
    return 0;
  }
  const figures: Figures[] = [];
  for (const name of only === undefined ? GAME_NAMES : [only]) {
    const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
    figures.push({
      ...measure(game, mind, share),
      ...(values.bots ? measureBots(game, mind, share) : {}),
      ...(values.tables ? measureTables(game, share) : {}),
      ...(values.review ? measureReview(game, mind) : {}),
    });
  }
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else for (const each of figures) console.log(asLine(each));
  return 0;
});

function turnsLine({ game, figure, here, there, ratio }: Turns): string {
  const [now, then] = [here, there].map((value) => value.toLocaleString('en', { maximumFractionDigits: 1 }));
  return `${game}: ${figure} ${now} here, ${then} there, ${ratio.toFixed(2)} times`;
}

function referredLine({ game, here, reference, ratio }: Referred): string {
  return `${game}: ${here} search iterations/s, ${reference} of the reference, ${ratio.toFixed(2)} times`;
}

function growthLine(growth: Growth): string {
  const { givenMicroseconds, replayedMicroseconds, takenBackMicroseconds } = growth;
  const [given, replayed, back] = [givenMicroseconds, replayedMicroseconds, takenBackMicroseconds].map(
    (time) => time.toFixed(1),
  );
  return (
    `${growth.answers} answers: ${given} µs to give one and keep the table, ${replayed} µs to play one again, ` +
    `${back} µs to take one back by leave and give another`
  );
}

function asLine(figures: Figures): string {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const { searchIterationsPerSecond: iterations, rolloutAnswersPerSecond: rollout = 0 } = figures;
  return [
    `${figures.game}: ${number.format(figures.answersPerSecond)} answers/s`,
    `${number.format(figures.gamesPerSecond)} games/s`,
    `${figures.copyMicroseconds.toFixed(2)} µs a copy`,
    ...(iterations === undefined
      ? []
      : [`${number.format(iterations)} search iterations/s`, `${number.format(rollout)} rollout answers/s`]),
    ...(figures.tableMicroseconds === undefined
      ? []
      : [
          `${figures.tableMicroseconds} µs an answer at a table with two readers`,
          `${figures.readerBytes} bytes a reader`,
          `${figures.rulesMicroseconds} µs by the rules alone`,
          `${figures.answerMicroseconds} at a table`,
          `${figures.viewerMicroseconds} for each viewer`,
        ]),
    ...(figures.reviewSeconds === undefined
      ? []
      : [
          `${figures.reviewAnswers} answers reviewed in ${figures.reviewSeconds} s of one core, first figures in ${figures.reviewFirstSeconds} s`,
        ]),
  ].join(', ');
}

const WARM_UP_MS = 500;
const MEASURE_MS = 2000;

function measure(game: Game, mind: Mind, share: number): Figures {
  playFor(game, WARM_UP_MS * share);
  const { answers, games, seconds } = playFor(game, MEASURE_MS * share);
  return {
    game: game.name,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round((games / seconds) * 10) / 10,
    copyMicroseconds: Math.round(copyTime(middleOf(game, mind), 20_000 * share) * 1000) / 1000,
  };
}

/** Plays one random game after another until the time is up. */
function playFor(game: Game, milliseconds: number) {
  const box = openBox(game);
  const chance = new FastChance(1);
  let answers = 0;
  let games = 0;
  let seconds = 0;
  const start = coreSeconds();
  while (seconds * 1000 < milliseconds) {
    const state = begin(box, dealt(game), chance);
    let given = 0;
    for (; state.asks.length > 0 && given < MOST_ANSWERS; given++) {
      const list = answersNow(box, state);
      apply(box, state, list[chance.pick(list.length)], chance);
    }
    answers += given;
    games++;
    seconds = coreSeconds() - start;
  }
  return { answers, games, seconds };
}

/** The state halfway through a game that is played sensibly. */
function middleOf(game: Game, mind: Mind): unknown {
  const length = [...sampleGame(game, mind)].length;
  let step = 0;
  for (const { state } of sampleGame(game, mind)) if (step++ >= length / 2) return copy(state);
  return null;
}

/** Microseconds for one copy: the best of several rounds, as a busy machine only ever adds. */
function copyTime(state: unknown, copies: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const start = coreSeconds();
    for (let i = 0; i < copies; i++) copy(state);
    best = Math.min(best, ((coreSeconds() - start) * 1e6) / copies);
  }
  return best;
}
