import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Where somebody is who only calls the server, or goes to a table once there is one: fetching the house takes its time. */
export const NOWHERE = 'about:blank';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What this browser remembers from before. */
  readonly settings?: object;
  readonly server?: string;
  /** The luck of every table that is begun on this device. */
  readonly seed?: string;
  /** Movements are the subject. */
  readonly moving?: boolean;
  /** Looks are the subject; as a rule the file says so for all its visits. */
  readonly painted?: boolean;
  /** What works without a network is the subject: every visit would fetch the whole house otherwise. */
  readonly offline?: boolean;
  /** What cannot be had is the subject: a page may complain of that. */
  readonly refused?: boolean;
  /** What goes wrong in the page is the subject: nothing that fails is a complaint. */
  readonly failing?: boolean;
}

/** How long a slow machine may take for anything, in milliseconds. */
export const PATIENCE = 60_000;

/** The luck of tables whose tests have no need of another. */
const SEED = '5e'.repeat(32);

/** So many games are played to the end for each figure of a review; people wait for more of them. */
export const FUTURES = 80;

/** Runs in the page: whatever is judged there is judged by so many futures. */
export function judgeBy(futures: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: unknown, ...more: never[]) {
    const asks = typeof message === 'object' && message !== null && 'futures' in message;
    postMessage.call(this, asks ? { ...message, futures } : message, ...more);
  };
}

/** A name of this machine that browsers trust no more than an address in a house: over plain HTTP much is missing. */
const PLAIN_HOST = 'undercroft.test';

/** There is no graphics card: a program that stands in for one costs a tenth of what a test takes. */
const PLAIN_PAINT = ['--disable-gpu', '--disable-software-rasterizer', '--num-raster-threads=1'];

export const overPlainHttp = (server: string): string => server.replace('localhost', PLAIN_HOST);

/**
 * A browser for one file of tests. A page that throws or logs an error fails the test that opened it. Where nobody
 * looks at colours or at what can be seen through what, nothing need be painted: half of the time goes into that.
 */
export function browserForTests({ painted: looksMatter = true } = {}) {
  let browser: Browser;
  let desk: Promise<Visit> | undefined;
  const complaints: string[] = [];
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: ['--no-sandbox', `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`, ...PLAIN_PAINT],
    });
  });
  beforeEach(() => void opened.splice(0));
  afterEach(async ({ task }) => {
    // What a test left open that failed is not in the way when it is tried again.
    if (task.result?.state === 'fail') {
      const sat = await desk?.catch(() => undefined);
      desk = undefined;
      for (const context of [...opened, ...(sat ? [sat.context] : [])]) await context.close();
    }
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    expect(complaints).toEqual([]);
  });

  /** Somebody opens the house in a browser of their own: nothing moves, so that tests are quick. */
  const visit = async (path = '/', options: VisitOptions = {}): Promise<Visit> => {
    const {
      viewport = DESKTOP,
      settings = { speed: 'still', muted: true },
      server = inject('server'),
      seed = SEED,
      moving = false,
      painted = looksMatter,
      offline = false,
      refused = false,
      failing = false,
    } = options;
    // A line that is lost, or a request that is refused, on purpose is no complaint.
    const lost = refused
      ? /net::ERR_|with a status of|dynamically imported module|cannot be had|on purpose/
      : /net::ERR_|with a status of 4\d\d/;
    const context = await browser.newContext({
      viewport,
      baseURL: server,
      locale: 'en-GB',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      serviceWorkers: offline ? 'allow' : 'block',
    });
    opened.push(context);
    await context.addInitScript(
      (kept) => {
        if (localStorage.getItem('undercroft.settings') === null)
          localStorage.setItem('undercroft.settings', kept);
      },
      JSON.stringify({ notes: false, warnings: false, endings: false, ...settings }),
    );
    await context.addInitScript((named) => {
      const anyBytes = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (into) => {
        if (!(into instanceof Uint8Array) || into.length !== 32) return anyBytes(into);
        for (const at of into.keys()) into[at] = Number.parseInt(named.slice(2 * at, 2 * at + 2), 16);
        return into;
      };
    }, seed);
    await context.addInitScript(judgeBy, FUTURES);
    if (!painted && !moving) {
      await context.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.documentElement.style.setProperty('opacity', '0'),
        ),
      );
    }
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      if (!failing && !lost.test(error.message))
        complaints.push(error.stack || `${error.name}: ${error.message}`);
    });
    page.on('console', (message) => {
      if (!failing && message.type() === 'error' && !lost.test(message.text()))
        complaints.push(message.text());
    });
    if (path !== NOWHERE) await page.goto(path);
    return { page, context };
  };

  /** A device at which one sits down at one table after another: the house is fetched once for all of them. */
  const atDesk = async (): Promise<Page> => {
    desk ??= visit('/');
    const { page } = await desk;
    await page.mouse.move(0, 0);
    return page;
  };
  return { visit, atDesk };
}

export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

/** Goes to another page of the house without fetching the house again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
