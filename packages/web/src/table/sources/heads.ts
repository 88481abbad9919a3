import type { Ranked } from '@undercroft/bots';
import type { Ponder, Pondered } from './thinking.ts';

export interface ToHead {
  readonly id: number;
  readonly question: Pondered;
  readonly luck: number;
  readonly milliseconds: number;
}

export interface FromHead {
  readonly id: number;
  readonly ranked: readonly Ranked[];
}

/** Heads that think about one question, this thread's own among them; one core is left to the screen. */
const MOST_HEADS = 4;
/** A head that has not come to an end so long after this one did is not waited for. */
const GRACE_MS = 250;

/** Starts other heads with the first question of a master; none where the device has no cores to spare. */
export function otherHeads(cores = navigator.hardwareConcurrency): Ponder | undefined {
  const count = Math.min(MOST_HEADS, cores - 1) - 1;
  if (!(count > 0)) return undefined;
  let heads: Worker[] | undefined;
  let id = 0;
  return (question, luck, milliseconds) => {
    heads ??= Array.from(
      { length: count },
      () => new Worker(new URL('./head.worker.ts', import.meta.url), { type: 'module' }),
    );
    id++;
    const asked = id;
    const heard: (readonly Ranked[])[] = [];
    const all = Promise.all(
      heads.map(
        (head, at) =>
          new Promise<void>((done) => {
            head.onmessage = ({ data }: MessageEvent<FromHead>) => {
              if (data.id !== asked) return;
              heard.push(data.ranked);
              done();
            };
            // Each head has luck of its own, or all would think the same.
            const message: ToHead = { id: asked, question, luck: luck + 1 + at, milliseconds };
            head.postMessage(message);
          }),
      ),
    );
    return {
      async heard() {
        await Promise.race([all, new Promise((late) => setTimeout(late, GRACE_MS))]);
        return heard;
      },
    };
  };
}
