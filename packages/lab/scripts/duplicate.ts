import { availableParallelism } from 'node:os';
import { LEVELS, type Level } from '@undercroft/bots';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { command, onlyWord, refuse, seedOf, wholeNumber } from '../src/arguments.ts';
import { deal } from '../src/experiment/crew.ts';
import { countSeats } from '../src/players.ts';
import type { DuplicateBrief } from './duplicate-deed.ts';
import { meanOf } from './ranks.ts';

const HELP = `Usage: npm run duplicate -- GAME [flags]

Lets one computer player meet others of another level on the same deals from each seat in turn, and says how many games
it takes to tell the two apart: as games are usually played, each with luck of its own, and as duplicate, where what
counts is the result over all seats of a deal.
Games: ${GAME_NAMES.join(', ')}

      --deals N        how many                       (default: 100)
      --seats N        how many sit at a table        (default: 3)
      --one LEVEL      who is to be told apart        (default: master)
      --others LEVEL   from whom                      (default: adept)
      --seed TEXT      the same seed gives the same deals (default: duplicate)
      --minutes N      begin no deal after so many    (default: until all are played)
      --first N        begin with this deal of the seed (default: 0)
      --workers N      how many threads               (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  deals: { type: 'string', default: '100' },
  seats: { type: 'string' },
  one: { type: 'string', default: 'master' },
  others: { type: 'string', default: 'adept' },
  seed: { type: 'string', default: 'duplicate' },
  minutes: { type: 'string' },
  first: { type: 'string', default: '0' },
  workers: { type: 'string', default: String(availableParallelism()) },
} as const;

/** Told apart: four of five times, by an interval of 95 % that does not hold "equally good". */
const TOLD_APART = (1.96 + 0.84) ** 2;

function levelOf(text: string, flag: string): Level {
  const level = LEVELS.find((one) => one === text);
  if (level === undefined) throw refuse(`--${flag}: no "${text}"; there are: ${LEVELS.join(', ')}`);
  return level;
}

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const game = await loadGame(onlyWord(positionals, 'game'));
  const brief: DuplicateBrief = {
    ...{ game: game.name, seed: seedOf(values.seed), seats: countSeats(values.seats, game, 3) },
    ...{ one: levelOf(values.one, 'one'), others: levelOf(values.others, 'others') },
  };
  const minutes = values.minutes === undefined ? null : wholeNumber(values.minutes, 'minutes', 1);
  const deals: number[][] = [];
  const whole = await deal<number[]>(
    {
      ...{ deed: new URL('./duplicate-deed.ts', import.meta.url), brief, what: 'deals' },
      ...{ first: wholeNumber(values.first, 'first', 0), count: wholeNumber(values.deals, 'deals', 2) },
      ...(minutes !== null && { until: performance.now() + minutes * 60_000 }),
      workers: wholeNumber(values.workers, 'workers', 1),
    },
    (won) => deals.push(won),
  );
  console.log(
    deals.length < 2 ? 'interrupted: nothing can be said of fewer than two deals' : toldApart(deals),
  );
  return whole ? 0 : 1;
});

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

/** What share of the win each seat of each deal brought: by how much luck shrinks where all seats of a deal count together. */
export function toldApart(deals: readonly (readonly number[])[]): string {
  const [seats, games] = [deals[0].length, deals.flat()];
  const better = meanOf(games) - 1 / seats;
  const error = Math.sqrt(varianceOf(deals.map(meanOf)) / deals.length);
  const shares = `${(100 * meanOf(games)).toFixed(1)} wins of 100 where ${(100 / seats).toFixed(1)} would be even, ± ${(196 * error).toFixed(1)}`;
  // With luck of its own each game swings as much as all of them together do.
  const [alone, together] = [varianceOf(games), seats * varianceOf(deals.map(meanOf))];
  const needed = (variance: number) => Math.ceil((TOLD_APART * variance) / better ** 2);
  const shrunk = `on the same deals luck counts ${(together / alone).toFixed(2)} times as much (variance)`;
  return `${deals.length} deals of ${seats} games: ${shares}\ntold apart after ${needed(alone)} games, as duplicate after ${needed(together)}: ${shrunk}`;
}
