import { useEffect } from 'react';
import { Thinker } from '../../kit/thinker.ts';
import { endOfTable } from './openTable.ts';
import type { TodayPlayed } from './own.worker.ts';
import { noteResult, type Try } from './tries.ts';

const newWorker = () =>
  new Thinker<TodayPlayed, number>(
    () => new Worker(new URL('./own.worker.ts', import.meta.url), { type: 'module' }),
  );

/** A table of the day that is over here says its result at once, and how it was played as soon as that is judged. */
export function useEnded(day: number, game: string, begun: Try | undefined): void {
  const table = begun?.table;
  const judged = begun?.result !== undefined && begun.result.own !== null;
  useEffect(() => {
    if (table === undefined || judged) return;
    let worker: Thinker<TodayPlayed, number> | null = null;
    let left = false;
    void endOfTable(table).then((end) => {
      if (end === null || end === undefined || left) return;
      const { result, match, seat } = end;
      noteResult(day, game, result);
      worker = newWorker();
      worker.onmessage = ({ data }) => noteResult(day, game, { ...result, own: data });
      worker.postMessage({ match, seat });
    });
    return () => {
      left = true;
      worker?.terminate();
    };
  }, [day, game, table, judged]);
}
