import { availableParallelism } from 'node:os';
import { GAME_NAMES } from '@undercroft/games';
import { command, refuse, wholeNumber, writeText } from './arguments.ts';
import { readGame } from './box.ts';
import { experiment } from './experiment/experiment.ts';
import { gamesOf, PART_HELP, readPiece, withoutPart } from './experiment/parts.ts';
import { headOf } from './series/csv.ts';
import { addFaults, noFaults, tellFaults } from './series/faults.ts';
import type { Series } from './series/one-game.ts';
import {
  addSeries,
  noSeries,
  ofMixedStrength,
  type PlayedSeries,
  playSeries,
  unequalIn,
} from './series/play-series.ts';
import { readSeries, SERIES_FLAGS, SERIES_HELP } from './series/series.ts';
import { asJson, asText, type Simulated } from './series/summary.ts';

const HELP = `Usage: undercroft simulate GAME [flags]

Lets computer players play many games on all cores and says how they end. Games: ${GAME_NAMES.join(', ')}

      --games N        how many games                                                  (default: 200)
${SERIES_HELP}
      --first N        the number of the first game, to see one again                  (default: 0)
      --luck N         also N games of one adept among novices, to set luck against
                       skill                                      (default: 0; with --html up to 400)
      --events         say also how often everything happens
      --part N/M       ${PART_HELP}
      --workers N      how many threads; does not change the result                    (default: all cores)
      --json           figures for programs
      --csv            one row a game, instead of the summary
      --html FILE      a page with plots, complete in one file
  -h, --help           this text`;

const FLAGS = {
  ...SERIES_FLAGS,
  games: { type: 'string', default: '200' },
  first: { type: 'string', default: '0' },
  luck: { type: 'string' },
  events: { type: 'boolean', default: false },
  part: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const;

/** The report sets luck against skill by no more games than this unless more are asked for. */
const MOST_LUCK_GAMES = 400;

function luckGames(asked: string | undefined, games: number, report: boolean): number {
  if (asked !== undefined) return wholeNumber(asked, 'luck', 0);
  return report ? Math.min(games, MOST_LUCK_GAMES) : 0;
}

/** What was asked for, the same for all parts of it. */
interface Run {
  readonly game: string;
  readonly series: Series;
  readonly first: number;
  readonly games: number;
  readonly luck: number;
}

/** What came of it, or of a part of it. */
interface Result {
  args: readonly string[];
  readonly played: PlayedSeries;
  /** The games that set luck against skill, where there were any. */
  mixed: PlayedSeries | null;
  /** Seconds on the wall: parts are played at the same time. */
  wall: number;
}

interface Telling {
  readonly json: boolean;
  readonly events: boolean;
  readonly csv?: boolean;
  readonly html?: string | undefined;
}

export const run = command(HELP, FLAGS, async ({ values, positionals }, args) => {
  const game = await readGame(positionals);
  if (values.json && values.csv) throw refuse('expected --json or --csv, not both');
  const piece = readPiece(values.part, values.json);
  if (piece !== null && values.html !== undefined)
    throw refuse('--html: a page is made of all parts: undercroft merge');
  const series = readSeries(game, values);
  const games = wholeNumber(values.games, 'games', 1);
  const luck = luckGames(values.luck, games, values.html !== undefined);
  const differ = new Set(series.players).size > 1;
  if (values.luck !== undefined && differ) {
    throw refuse('--luck: these players differ already, so they show luck and skill themselves');
  }
  const first = wholeNumber(values.first, 'first', 0);
  const wanted: Run = { game: game.name, series, first, games, luck };
  const workers = wholeNumber(values.workers, 'workers', 1);
  if (values.html !== undefined) writeText(values.html, '', 'html');
  if (values.csv) console.log(headOf(series.figures.length));
  const row = values.csv ? (text: string) => console.log(text) : undefined;
  return simulation.conduct(wanted, piece, values, async (result) => {
    result.args = withoutPart(args);
    const start = performance.now();
    const own = gamesOf(piece, games);
    const whole = await playSeries(series, { ...own, first: first + own.first, workers }, result.played, row);
    result.wall = (performance.now() - start) / 1000;
    if (luck === 0 || !whole || differ) return whole;
    result.mixed = noSeries();
    return playSeries(ofMixedStrength(series), { ...gamesOf(piece, luck), workers }, result.mixed);
  });
});

export const simulation = experiment<Run, Result, Telling>({
  command: 'simulate',
  nothing: () => ({ args: [], played: noSeries(), mixed: null, wall: 0 }),
  add(into, { args, played, mixed, wall }) {
    into.args = args;
    addSeries(into.played, played);
    if (mixed !== null) {
      into.mixed ??= noSeries();
      addSeries(into.mixed, mixed);
    }
    into.wall = Math.max(into.wall, wall);
  },
  tell,
});

async function tell({ series }: Run, result: Result, { json, events, csv, html }: Telling): Promise<number> {
  const { args, mixed, wall } = result;
  const { tally, seconds } = result.played;
  const faults = noFaults();
  addFaults(faults, result.played.faults);
  if (mixed !== null) addFaults(faults, mixed.faults);
  const speed = {
    perSecond: tally.games / wall,
    perCoreSecond: seconds > 0 ? tally.games / seconds : 0,
  };
  const unequal = mixed === null ? unequalIn(series, tally) : unequalIn(ofMixedStrength(series), mixed.tally);
  const simulated: Simulated = { series, args, tally, speed, unequal, faults };
  if (json) console.log(JSON.stringify(asJson(simulated), null, 2));
  else if (!csv) console.log(asText(simulated, events));
  if (html !== undefined) {
    const { pageOf } = await import('./report/page.ts');
    writeText(html, await pageOf(simulated), 'html');
  }
  return tellFaults(faults);
}
