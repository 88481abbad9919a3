import { count, emptyTally, type Tally } from '@undercroft/bots/series';
import { loadGame, loadMind } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import { coreSeconds } from '../arguments.ts';
import type { Work } from '../experiment/worker.ts';
import { rowOf } from './csv.ts';
import type { Broken } from './faults.ts';
import { playGame, type Series } from './one-game.ts';

/** What is played, and whether each game is wanted as a row. */
export interface Brief {
  readonly series: Series;
  readonly rows: boolean;
}

/** What came of some games. */
interface Report {
  readonly tally: Tally;
  readonly rows: readonly string[];
  readonly broken: readonly Broken[];
  /** What it took, in seconds of one core. */
  readonly seconds: number;
}

export async function begin({ series, rows }: Brief): Promise<Work<Report>> {
  const box = openBox(await loadGame(series.game), series.options, series.set);
  const mind = await loadMind(series.game);
  return {
    work(from, to) {
      const start = coreSeconds();
      const report = { tally: emptyTally(), rows: [] as string[], broken: [] as Broken[] };
      for (let number = from; number < to; number++) {
        const played = playGame(box, mind, series, number, (fault) => report.broken.push({ series, fault }));
        if (played === null) continue;
        count(report.tally, played);
        if (rows) report.rows.push(rowOf(played));
      }
      return { ...report, seconds: coreSeconds() - start };
    },
  };
}
