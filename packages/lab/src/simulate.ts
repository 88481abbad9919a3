import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { add, emptyTally, type Tally } from '@undercroft/bots/series';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { onlyWord, readFlags, refuse, wholeNumber } from './arguments.ts';
import { gamesOf, PART_HELP, type Piece, printPart, readPiece, withoutPart } from './parts.ts';
import { headOf } from './series/csv.ts';
import { FaultLog } from './series/faults.ts';
import type { Series } from './series/one-game.ts';
import { contestOf, ofMixedStrength, playSeries } from './series/play-series.ts';
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
  readonly series: Series;
  readonly first: number;
  readonly games: number;
  readonly luck: number;
}

/** What came of it, or of a part of it. */
interface Result {
  readonly args: readonly string[];
  readonly tally: Tally;
  /** The games that set luck against skill, where there were any. */
  readonly mixed: { readonly tally: Tally; readonly faults: Faults } | null;
  /** On the wall, and of one core. */
  readonly seconds: { readonly wall: number; readonly core: number };
  readonly faults: Faults;
}

type Faults = Pick<FaultLog, 'count' | 'kept'>;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const name = onlyWord(parsed.positionals, 'game');
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  if (values.json && values.csv) throw refuse('expected --json or --csv, not both');
  const piece = readPiece(values.part, values.json);
  if (piece !== null && values.html !== undefined)
    throw refuse('--html: a page is made of all parts: undercroft merge');
  const series = readSeries(await loadGame(name), values);
  const games = wholeNumber(values.games, 'games', 1);
  const luck = luckGames(values.luck, games, values.html !== undefined);
  if (values.luck !== undefined && new Set(series.players).size > 1) {
    throw refuse('--luck: these players differ already, so they show luck and skill themselves');
  }
  const wanted: Run = { series, first: wholeNumber(values.first, 'first', 0), games, luck };
  const workers = wholeNumber(values.workers, 'workers', 1);
  if (values.html !== undefined) writeReport(values.html, '');
  if (values.csv) console.log(headOf(series.figures.length));
  const row = values.csv ? (text: string) => console.log(text) : undefined;
  const { whole, ...result } = await play(wanted, piece, workers, withoutPart(args), row);
  if (piece !== null) return printPart(piece, 'simulate', { game: name, run: wanted, result, whole });
  return tell(wanted, result, values);
}

async function play(
  { series, first, games, luck }: Run,
  piece: Piece | null,
  workers: number,
  args: readonly string[],
  row?: (text: string) => void,
): Promise<Result & { whole: boolean }> {
  const faults = new FaultLog();
  const start = performance.now();
  const own = gamesOf(piece, games);
  const played = await playSeries(series, { ...own, first: first + own.first, workers }, faults, row);
  const seconds = { wall: (performance.now() - start) / 1000, core: played.seconds };
  let { whole } = played;
  let mixed: Result['mixed'] = null;
  if (luck > 0 && whole && contestOf(series, played.tally) === null) {
    const log = new FaultLog();
    const more = await playSeries(ofMixedStrength(series), { ...gamesOf(piece, luck), workers }, log);
    mixed = { tally: more.tally, faults: log };
    whole = more.whole;
  }
  return { args, tally: played.tally, mixed, seconds, faults, whole };
}

interface Telling {
  readonly json: boolean;
  readonly events: boolean;
  readonly csv?: boolean;
  readonly html?: string | undefined;
}

async function tell({ series }: Run, result: Result, { json, events, csv, html }: Telling): Promise<number> {
  const { args, tally, mixed, seconds } = result;
  const faults = new FaultLog();
  faults.add(result.faults);
  if (mixed !== null) faults.add(mixed.faults);
  const speed = {
    perSecond: tally.games / seconds.wall,
    perCoreSecond: seconds.core > 0 ? tally.games / seconds.core : 0,
  };
  const contest = mixed === null ? contestOf(series, tally) : contestOf(ofMixedStrength(series), mixed.tally);
  const simulated: Simulated = { series, args, tally, speed, contest, faults };
  if (json) console.log(JSON.stringify(asJson(simulated), null, 2));
  else if (!csv) console.log(asText(simulated, events));
  if (html !== undefined) {
    const { pageOf } = await import('./report/page.ts');
    writeReport(html, await pageOf(simulated));
  }
  for (const line of faults.lines()) console.error(line);
  return faults.count > 0 ? 1 : 0;
}

/** All parts as one run, as if they had been played at the same time. */
export function tellMerged(run: unknown, results: readonly unknown[], telling: Telling): Promise<number> {
  const parts = results as readonly Result[];
  const all = (own: (part: Result) => { tally: Tally; faults: Faults } | null) => {
    const sum = { tally: emptyTally(), faults: new FaultLog() };
    for (const { tally, faults } of parts.flatMap((part) => own(part) ?? [])) {
      add(sum.tally, tally);
      sum.faults.add(faults);
    }
    return sum;
  };
  const wall = Math.max(...parts.map(({ seconds }) => seconds.wall));
  const core = parts.reduce((sum, { seconds }) => sum + seconds.core, 0);
  const [{ args, mixed }] = parts;
  return tell(
    run as Run,
    { args, ...all((part) => part), mixed: mixed && all((part) => part.mixed), seconds: { wall, core } },
    telling,
  );
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw refuse(`--html: ${(error as Error).message}`);
  }
}
