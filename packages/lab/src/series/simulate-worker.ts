import { workerData } from 'node:worker_threads';
import { count, emptyTally, type Fault, type Tally } from '@undercroft/bots/series';
import { loadGame, loadMind } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import { coreSeconds } from '../arguments.ts';
import { serve } from '../crew.ts';
import { rowOf } from './csv.ts';
import { playGame, type Series } from './one-game.ts';

/** What a worker is told once: which games, how many at a time, and whether each is wanted as a row. */
export interface Brief {
  readonly series: Series;
  readonly first: number;
  readonly games: number;
  readonly batch: number;
  readonly rows: boolean;
}

/** What came of one batch of games. */
export interface Report {
  readonly tally: Tally;
  readonly rows: readonly string[];
  readonly faults: readonly Fault[];
  /** What it took, in seconds of one core. */
  readonly seconds: number;
}

const { series, first, games, batch, rows } = workerData as Brief;
const box = openBox(await loadGame(series.game), series.options, series.set);
const mind = await loadMind(series.game);

serve((job): Report => {
  const start = coreSeconds();
  const report = { tally: emptyTally(), rows: [] as string[], faults: [] as Fault[] };
  const end = Math.min(games, (job + 1) * batch);
  for (let number = job * batch; number < end; number++) {
    const played = playGame(box, mind, series, first + number, (fault) => report.faults.push(fault));
    if (played === null) continue;
    count(report.tally, played);
    if (rows) report.rows.push(rowOf(played));
  }
  return { ...report, seconds: coreSeconds() - start };
});
