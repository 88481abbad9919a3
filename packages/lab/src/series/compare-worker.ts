import { workerData } from 'node:worker_threads';
import { type Fault, measuresOf, notePair, type Pairs } from '@undercroft/bots/series';
import { loadGame, loadMind } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import { serve } from '../crew.ts';
import { playGame, type Series } from './one-game.ts';

/** What a worker is told once. */
export interface CompareBrief {
  readonly a: Series;
  readonly b: Series;
  /** The number of the first pair, and how many follow. */
  readonly first: number;
  readonly games: number;
  readonly batch: number;
}

/** What came of one batch of pairs. */
export interface CompareReport {
  readonly games: number;
  readonly pairs: Readonly<Record<string, Pairs>>;
  readonly faults: readonly (Fault & { readonly series: Series })[];
}

const { a, b, first, games, batch } = workerData as CompareBrief;
const game = await loadGame(a.game);
const mind = await loadMind(a.game);
const boxes = [a, b].map(({ options, set }) => openBox(game, options, set));

serve((job): CompareReport => {
  const pairs: Record<string, Pairs> = {};
  const faults: (Fault & { series: Series })[] = [];
  const end = Math.min(games, (job + 1) * batch);
  let whole = 0;
  for (let number = job * batch; number < end; number++) {
    const [one, two] = [a, b].map((series, index) =>
      playGame(boxes[index], mind, series, first + number, (fault) => faults.push({ ...fault, series })),
    );
    if (one === null || two === null) continue;
    whole++;
    notePair(pairs, measuresOf(one), measuresOf(two));
  }
  return { games: whole, pairs, faults };
});
