import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { onlyWord, readFlags, refuse, wholeNumber } from './arguments.ts';
import { headOf } from './series/csv.ts';
import { FaultLog } from './series/faults.ts';
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

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const name = onlyWord(parsed.positionals, 'game');
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  if (values.json && values.csv) throw refuse('expected --json or --csv, not both');
  const series = readSeries(await loadGame(name), values);
  const games = wholeNumber(values.games, 'games', 1);
  const first = wholeNumber(values.first, 'first', 0);
  const workers = wholeNumber(values.workers, 'workers', 1);
  const luck = luckGames(values.luck, games, values.html !== undefined);
  if (values.luck !== undefined && new Set(series.players).size > 1) {
    throw refuse('--luck: these players differ already, so they show luck and skill themselves');
  }
  if (values.html !== undefined) writeReport(values.html, '');
  if (values.csv) console.log(headOf(series.figures.length));

  const faults = new FaultLog();
  const start = performance.now();
  const row = values.csv ? (text: string) => console.log(text) : undefined;
  const { tally, seconds, whole } = await playSeries(series, { first, games, workers }, faults, row);
  const speed = {
    perSecond: tally.games / ((performance.now() - start) / 1000),
    perCoreSecond: seconds > 0 ? tally.games / seconds : 0,
  };
  let contest = contestOf(series, tally);
  if (contest === null && luck > 0 && whole) {
    const mixed = ofMixedStrength(series);
    contest = contestOf(mixed, (await playSeries(mixed, { first: 0, games: luck, workers }, faults)).tally);
  }
  const simulated: Simulated = { series, args, tally, speed, contest, faults };
  if (values.json) console.log(JSON.stringify(asJson(simulated), null, 2));
  else if (!values.csv) console.log(asText(simulated, values.events));
  if (values.html !== undefined) {
    const { pageOf } = await import('./report/page.ts');
    writeReport(values.html, await pageOf(simulated));
  }
  for (const line of faults.lines()) console.error(line);
  return faults.count > 0 ? 1 : 0;
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw refuse(`--html: ${(error as Error).message}`);
  }
}
