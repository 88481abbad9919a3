import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times here: when it began, and how long it took by the clock and of the processor's time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly elementCount?: number;
    readonly data?: { readonly message?: string; readonly functionName?: string; readonly type?: string };
  };
}

/** A task of the page, in milliseconds of the processor's time on a device so many times slower. */
export interface Task {
  readonly worked: number;
  /** What of that went into what, the most first. */
  readonly parts: ReadonlyMap<string, number>;
}

/** What a task is marked with in which a script looked for what to click: nobody who plays does that. */
export const LOOKED = 'looked for what to click';

/** What a page would do sooner or later, whoever asks where things are. */
const OWED = /^(UpdateLayoutTree|Layout)\b/;

/**
 * What the page did, task by task, from the browser's own trace, as it would be on a device so many times slower. The
 * browser is not slowed itself: that goes by the clock, so that a page would be to blame for the time in which others
 * had the processor.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  slower: number,
  deed: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await deed();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const isMark = ({ name, args }: TraceEvent) => name === 'TimeStamp' && args?.data?.message === LOOKED;
  const events = traceEvents.filter(
    (event) => (event.ph === 'X' || isMark(event)) && mains.has(thread(event)),
  );
  return [...Map.groupBy(events, thread).values()].flatMap((list) => tasksOf(list, slower));
}

const named = ({ name, args }: TraceEvent): string => {
  const what = args?.data?.functionName || args?.data?.type;
  if (args?.elementCount !== undefined) return `${name} of ${args.elementCount} elements`;
  return what ? `${name} ${what}` : name;
};

/**
 * The tasks of one thread. What happens inside of something is that thing's no longer; and of a task in which a script
 * looked for what to click, the page is to blame for what it owed alone.
 */
function tasksOf(events: readonly TraceEvent[], slower: number): Task[] {
  const tasks: Task[] = [];
  let within: { readonly name: string; readonly until: number }[] = [];
  let parts = new Map<string, number>();
  const looking = new Set<Task['parts']>();
  const add = (name: string, time: number) =>
    parts.set(name, (parts.get(name) ?? 0) + (time / 1000) * slower);
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { name, ts, dur = 0, tdur = 0 } = event;
    within = within.filter(({ until }) => ts < until);
    if (name === 'TimeStamp') {
      looking.add(parts);
      continue;
    }
    if (name === 'RunTask' && within.length === 0) {
      parts = new Map();
      tasks.push({ worked: (tdur / 1000) * slower, parts });
    }
    const around = within.at(-1);
    if (around !== undefined) add(around.name, -tdur);
    if (around !== undefined || name === 'RunTask') add(named(event), tdur);
    within.push({ name: named(event), until: ts + dur });
  }
  return tasks.map((task) => {
    if (!looking.has(task.parts)) return task;
    const owed = new Map([...task.parts].filter(([name]) => OWED.test(name)));
    return { worked: [...owed.values()].reduce((sum, time) => sum + time, 0), parts: owed };
  });
}
