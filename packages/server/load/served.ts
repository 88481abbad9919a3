import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 1000;
const NANOS = 1_000_000;

/** Processes whose time is meant, and how long each of their threads had waited for a processor when last looked at. */
const pids = new Set<number>([process.pid]);
const waits = new Map<string, number>();
let had = 0;
let lookedAt = performance.now();
setInterval(look, LOOK_MS).unref();

/** From now on the time of this process counts, too, until it is gone. */
export function alsoOf(pid: number): void {
  pids.add(pid);
}

/**
 * Milliseconds in which none of the processes waited for a processor: on a crowded machine many more go by on the clock.
 * What does nothing although it could has all of them.
 */
export function timeServed(): number {
  return had;
}

function look(): void {
  const now = performance.now();
  let longest = 0;
  for (const pid of pids) {
    for (const [thread, waited] of waitsOf(pid)) {
      longest = Math.max(longest, waited - (waits.get(thread) ?? waited));
      waits.set(thread, waited);
    }
  }
  // What has waited for long is counted when it gets its turn: then more than has gone by since.
  had += now - lookedAt - longest;
  lookedAt = now;
}

/** How long each thread of a process has waited; nothing where the system does not say, or of one that is gone. */
function waitsOf(pid: number): [string, number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [, waited] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return [`${pid} ${thread}`, Number(waited) / NANOS];
    });
  } catch {
    if (pid !== process.pid) pids.delete(pid);
    return [];
  }
}
