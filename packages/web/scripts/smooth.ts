import type { Browser, Page } from 'playwright-core';
import { nextInCaves } from '../e2e/goblin.ts';
import { nextInLibrary } from '../e2e/kragmortha.ts';
import { sitDown, tablesToLookAt } from '../e2e/layout.ts';
import { type Next, nextOnBoard } from '../e2e/play.ts';

/** A task longer than this is felt, in milliseconds. */
const FELT = 50;
const SLOWER = 4;
/** How long each deed is looked at, in milliseconds. */
const LOOK = 6000;

/** What a player does at each table, from the next click on. */
const PLAYS: Readonly<Record<string, readonly [what: string, Next]>> = {
  'Karak, walking': ['Karak, a walk', nextOnBoard],
  'Karak, fighting': ['Karak, a fight', nextOnBoard],
  'Karak 2, acting': ['Karak 2, a walk', nextOnBoard],
  'Karak 2, mustering': ['Karak 2, a fight', nextOnBoard],
  'Goblin, choosing': ['Goblin, a turn', nextInCaves],
  'Goblin, fighting': ['Goblin, a fight', nextInCaves],
  'Kragmortha, with cards': ['Kragmortha, a walk', nextInLibrary],
  'Kragmortha, pushing': ['Kragmortha, a push', nextInLibrary],
};

/** What a task is marked with in which a script looked for what to click: nobody who plays does that. */
const LOOKED = 'looked for what to click';

/** What to click next, looked for once everything so far has been painted. */
const look = (page: Page, next: Next, luck: number): Promise<ReturnType<Next>> =>
  page.evaluate(
    async ([source, mark, thought]) => {
      const nextOf: Next = new Function(`return (${source})`)();
      await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
      console.timeStamp(mark);
      return nextOf([thought, []]);
    },
    [next.toString(), LOOKED, luck] as const,
  );

/** Answers by clicks, whatever is asked, for as long as one looks. */
async function play(page: Page, next: Next): Promise<void> {
  const until = performance.now() + LOOK;
  for (let luck = 0.1; performance.now() < until; luck = (luck * 7.3) % 1) {
    const target = await look(page, next, luck);
    if (target === 'over') return;
    if (target === null) await page.waitForTimeout(100);
    else await page.mouse.click(target.x, target.y);
  }
}

/** Drags the board about. */
async function pan(page: Page): Promise<void> {
  const until = performance.now() + LOOK / 2;
  await page.mouse.move(700, 450);
  await page.mouse.down();
  for (let step = 0; performance.now() < until; step++)
    await page.mouse.move(700 + 260 * Math.sin(step / 12), 450 + 160 * Math.cos(step / 9));
  await page.mouse.up();
}

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
    readonly data?: { readonly message?: string };
  };
}

/** A task of the page, in milliseconds. */
interface Task {
  /** By the clock. On a machine that has other work it is longer than the page is to blame for. */
  readonly took: number;
  /** Of the processor's time, which is slowed, too. */
  readonly worked: number;
  /** What of that went into what, the most first. */
  readonly parts: ReadonlyMap<string, number>;
}

/** What the page did, task by task, from the browser's own trace. */
async function tasksDuring(browser: Browser, page: Page, deed: () => Promise<void>): Promise<Task[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await deed();
  const trace = (await browser.stopTracing()).toString();
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
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
  return [...Map.groupBy(events, thread).values()].flatMap(tasksOf);
}

/** What a page would do sooner or later, whoever asks where things are. */
const OWED = /^(UpdateLayoutTree|Layout)\b/;

/**
 * The tasks of one thread. What happens inside of something is that thing's no longer; and of a task in which a script
 * looked for what to click, the page is to blame for what it owed alone.
 */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  let within: { readonly name: string; readonly until: number }[] = [];
  let parts = new Map<string, number>();
  const looking = new Set<Task['parts']>();
  const add = (name: string, time: number) => parts.set(name, (parts.get(name) ?? 0) + time / 1000);
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { name, ts, dur = 0, tdur = 0, args } = event;
    within = within.filter(({ until }) => ts < until);
    if (name === 'TimeStamp') {
      looking.add(parts);
      continue;
    }
    if (name === 'RunTask' && within.length === 0) {
      parts = new Map();
      tasks.push({ took: dur / 1000, worked: tdur / 1000, parts });
    }
    const named = args?.elementCount === undefined ? name : `${name} of ${args.elementCount} elements`;
    const around = within.at(-1);
    if (around !== undefined) add(around.name, -tdur);
    if (around !== undefined || name === 'RunTask') add(named, tdur);
    within.push({ name: named, until: ts + dur });
  }
  return tasks.map((task) => {
    if (!looking.has(task.parts)) return task;
    const owed = new Map([...task.parts].filter(([name]) => OWED.test(name)));
    const worked = [...owed.values()].reduce((sum, time) => sum + time, 0);
    return { took: Math.min(task.took, worked), worked, parts: owed };
  });
}

/** Tasks of the page that would be felt, while one walks, fights and moves the board, in every game; and why. */
export async function* smooth(browser: Browser, address: string, why: boolean): AsyncGenerator<string> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await context.addInitScript(() =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'quick', muted: true })),
  );
  const page = await context.newPage();
  await page.goto(`${address}/rules/karak`);
  for (const [name, table] of await tablesToLookAt()) {
    const [what, next] = PLAYS[name];
    await sitDown(page, table);
    await page.waitForTimeout(1000);
    const canPan = what.endsWith('a walk');
    if (canPan)
      yield* told(what.replace('a walk', 'a pan'), await tasksDuring(browser, page, () => pan(page)), why);
    yield* told(what, await tasksDuring(browser, page, () => play(page, next)), why);
  }
  await context.close();
}

/** How many of its largest parts are told of a long task. */
const PARTS = 6;

function* told(what: string, tasks: readonly Task[], why: boolean): Generator<string> {
  const felt = (time: 'took' | 'worked') => {
    const long = tasks.filter((task) => task[time] > FELT).length;
    const longest = Math.max(0, ...tasks.map((task) => task[time])).toFixed(0);
    return `${long} of ${tasks.length} tasks over ${FELT} ms (wanted: none), the longest ${longest} ms`;
  };
  yield `${what}, processor slowed four times: ${felt('took')}; by the processor's time alone ${felt('worked')}`;
  if (!why) return;
  for (const { took, worked, parts } of tasks.filter((task) => task.took > FELT)) {
    const largest = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, PARTS);
    const said = largest.map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ');
    yield `  ${took.toFixed(0)} ms, ${worked.toFixed(0)} of the processor's: ${said}`;
  }
}
