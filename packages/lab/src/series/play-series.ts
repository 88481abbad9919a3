import { add, emptyTally, type SumsByPlayer, type Tally } from '@undercroft/bots/series';
import { Progress, runCrew } from '../crew.ts';
import type { FaultLog } from './faults.ts';
import type { Series } from './one-game.ts';
import type { Brief, Report } from './simulate-worker.ts';

/** Which games of a series, and on how many threads. */
interface Games {
  readonly first: number;
  readonly games: number;
  readonly workers: number;
}

/** Games a worker plays between two reports; the same for any number of workers. */
const batchOf = ({ players }: Series): number => (players.includes('master') ? 1 : 20);

/**
 * Plays a series on several threads, and says how many seconds of one core it took.
 * Ctrl-C stops it and keeps what there is, and then it is not whole.
 */
export async function playSeries(
  series: Series,
  { first, games, workers }: Games,
  faults: FaultLog,
  eachRow?: (row: string) => void,
): Promise<{ tally: Tally; seconds: number; whole: boolean }> {
  const tally = emptyTally();
  const progress = new Progress(games);
  const brief: Brief = { series, first, games, batch: batchOf(series), rows: eachRow !== undefined };
  const file = new URL('./simulate-worker.ts', import.meta.url);
  const jobs = Math.ceil(games / brief.batch);
  let done = 0;
  let seconds = 0;
  const whole = await runCrew<Report>({ file, brief, jobs, workers }, (report) => {
    add(tally, report.tally);
    seconds += report.seconds;
    if (eachRow !== undefined) for (const row of report.rows) eachRow(row);
    for (const fault of report.faults) faults.note(fault, series);
    done += report.tally.games + report.faults.filter(({ wentOn }) => !wentOn).length;
    progress.show(done);
  });
  progress.end();
  return { tally, seconds, whole };
}

/** Players of different strength, and how they fared. */
export interface Contest {
  readonly games: number;
  readonly players: readonly string[];
  readonly tally: Tally;
  readonly results: readonly SumsByPlayer[];
}

/** What a series says about luck and skill: only players who differ can show it. */
export function contestOf({ players }: Series, tally: Tally): Contest | null {
  const different = [...new Set<string>(players)];
  if (different.length < 2) return null;
  return { games: tally.games, players: different, tally, results: tally.results };
}

/** The same table with one adept among novices, moving on by a seat from game to game: all skill, and the adept always wins. */
export const ofMixedStrength = (series: Series): Series => ({
  ...series,
  players: series.players.map((_, seat) => (seat === 0 ? 'adept' : 'novice')),
  rotate: true,
});
