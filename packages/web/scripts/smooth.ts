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

/** Answers by clicks, whatever is asked, for as long as one looks. */
async function play(page: Page, next: Next): Promise<void> {
  const until = performance.now() + LOOK;
  for (let luck = 0.1; performance.now() < until; luck = (luck * 7.3) % 1) {
    const target = await page.evaluate(next, [luck, []] as const);
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
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** How long each task of the page took, from the browser's own trace. */
async function tasksDuring(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
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
  return traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(thread(event)))
    .map(({ dur = 0 }) => dur / 1000);
}

/** Tasks of the page that would be felt, while one walks, fights and moves the board, in every game. */
export async function* smooth(browser: Browser, address: string): AsyncGenerator<string> {
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
      yield told(what.replace('a walk', 'a pan'), await tasksDuring(browser, page, () => pan(page)));
    yield told(what, await tasksDuring(browser, page, () => play(page, next)));
  }
  await context.close();
}

function told(what: string, tasks: readonly number[]): string {
  const long = tasks.filter((task) => task > FELT).length;
  const longest = Math.max(0, ...tasks).toFixed(0);
  return `${what}, processor slowed four times: ${long} of ${tasks.length} tasks over ${FELT} ms (wanted: none), the longest ${longest} ms`;
}
