import { measuresOf, notePair, type Pairs } from '@undercroft/bots/series';
import { loadGame, loadMind } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import type { Work } from '../experiment/worker.ts';
import type { Broken } from './faults.ts';
import { playGame, type Series } from './one-game.ts';

/** What came of some pairs. */
interface Report {
  readonly count: number;
  readonly pairs: Readonly<Record<string, Pairs>>;
  readonly broken: readonly Broken[];
}

/** Both variants play the same numbers. */
export async function begin(variants: readonly [a: Series, b: Series]): Promise<Work<Report>> {
  const [{ game: name }] = variants;
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  const boxes = variants.map(({ options, set }) => openBox(game, options, set));
  return {
    work(from, to) {
      const pairs: Record<string, Pairs> = {};
      const broken: Broken[] = [];
      let count = 0;
      for (let number = from; number < to; number++) {
        const [a, b] = variants.map((series, at) =>
          playGame(boxes[at], mind, series, number, (fault) => broken.push({ series, fault })),
        );
        if (a === null || b === null) continue;
        count++;
        notePair(pairs, measuresOf(a), measuresOf(b));
      }
      return { count, pairs, broken };
    },
  };
}
