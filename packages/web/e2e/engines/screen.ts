import { setTimeout as pause } from 'node:timers/promises';
import { keepInPage } from '../../scripts/tables.ts';
import type { KeptTable } from '../../src/table/sources/hereTable.ts';
import { lookedAt } from '../obey.ts';
import { lucks, type Next } from '../play.ts';
import type { Driver } from './driver.ts';

/** How long a slow machine may take for anything, in milliseconds. */
const PATIENCE = 120_000;
/** Whoever has not answered by then does not. */
const LEFT = 60_000;
/** What has not changed for so long, in milliseconds, will not. */
const STILL_FOR = 300;
/** The luck of every table that is begun on this device. */
const SEED = '5e'.repeat(32);
const SETTINGS = {
  speed: 'still',
  muted: true,
  notes: false,
  warnings: false,
  endings: false,
  language: 'en',
};

/** Runs in the page, once it is there: names the luck, and listens for what goes wrong. Painting takes half of the time. */
function listen([seed, painted]: readonly [string, boolean]): null {
  if (!painted) document.documentElement.style.opacity = '0';
  const page = window as Window & { complaints?: string[] };
  if (page.complaints !== undefined) return null;
  const complaints: string[] = [];
  page.complaints = complaints;
  addEventListener('error', ({ message }) => {
    // Whoever measures and draws in one go says so; it goes on with the next picture.
    if (!message.startsWith('ResizeObserver loop')) complaints.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`${reason}`));
  console.error = (...words: readonly unknown[]) => complaints.push(words.join(' '));
  const anyBytes = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint8Array) || into.length !== 32) return anyBytes(into);
    for (const at of into.keys()) into[at] = Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16);
    return into;
  };
  return null;
}

/** Runs in the page: the middle of what can be pressed there, by its selector and what it says; null while it cannot. */
function placeOf([selector, said]: readonly [string, string | null]): { x: number; y: number } | null {
  // Letters that are still to come move what is said in them.
  if (document.fonts.status === 'loading') return null;
  for (const element of document.querySelectorAll(selector)) {
    const names = [element.textContent, element.getAttribute('aria-label')];
    if (said !== null && !names.some((name) => name?.includes(said))) continue;
    if (element.matches(':disabled, [aria-disabled=true]')) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return null;
}

/** A person's screen in some engine. */
export class Screen {
  readonly #driver: Driver;
  readonly #server: string;
  readonly #painted: boolean;

  private constructor(driver: Driver, server: string, painted: boolean) {
    this.#driver = driver;
    this.#server = server;
    this.#painted = painted;
  }

  /** Somebody who wants nothing to move, and to hear nothing; not in the house yet. */
  static async open(driver: Driver, server: string, painted = true): Promise<Screen> {
    const screen = new Screen(driver, server, painted);
    // A page of the house that is no screen: what this browser remembers is put there before the first one opens.
    await driver.goto(`${server}/healthz`);
    await screen.run((kept) => localStorage.setItem('undercroft.settings', kept), JSON.stringify(SETTINGS));
    return screen;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.goto(this.#server + path);
    await this.run(listen, [SEED, this.#painted] as const);
  }

  /** Goes to another page of the house without fetching the house again. */
  async walk(path: string): Promise<void> {
    await this.run((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  async reload(): Promise<void> {
    await this.goto(await this.run(() => location.pathname, null));
  }

  /** Goes to the front door by its address, and back as one goes back. */
  async awayAndBack(): Promise<void> {
    const here = await this.run(() => location.pathname, null);
    await this.goto('/');
    await this.run(() => history.back(), null);
    await this.until((path) => location.pathname === path, here);
    await this.run(listen, [SEED, this.#painted] as const);
  }

  /** Calls a function in the page with data, and hands back data. */
  async run<A, R>(what: (given: A) => R, given: A): Promise<Awaited<R>> {
    const source = `async (given) => JSON.stringify((await (${what})(JSON.parse(given))) ?? null)`;
    // Firefox may never answer for a page that was left meanwhile.
    const gone = Promise.withResolvers<never>();
    const nothing = () => gone.reject(new Error(`no answer, as if the page had navigated: ${what}`));
    const limit = setTimeout(nothing, LEFT);
    const said = this.#driver.call(source, JSON.stringify(given)).finally(() => clearTimeout(limit));
    return JSON.parse(await Promise.race([said, gone.promise]));
  }

  /** Waits for what a person would wait for. */
  async until<A, R>(what: (given: A) => R, given: A): Promise<NonNullable<Awaited<R>>> {
    for (const since = Date.now(); Date.now() - since < PATIENCE; await pause(25)) {
      // A page that is just being left answers nothing.
      const found = await this.run(what, given).catch((error: Error) => {
        if (/unload|discarded|navigat/i.test(error.message)) return null;
        throw error;
      });
      if (found !== null && found !== undefined && found !== false) return found;
    }
    throw new Error(
      `waited in vain for ${what.name || what}(${JSON.stringify(given)}); ${await this.says()}`,
    );
  }

  async says(): Promise<string> {
    const seen = () => `at ${location.pathname} the screen says:\n${document.body.textContent}`;
    return `${await this.run(seen, null)}\n${(await this.complaints()).join('\n')}`;
  }

  complaints(): Promise<string[]> {
    return this.run(() => (window as Window & { complaints?: string[] }).complaints ?? [], null);
  }

  /** Waits until something is there. */
  async sees(selector: string): Promise<void> {
    await this.until((wanted) => document.querySelector(wanted) !== null, selector);
  }

  async press(selector: string, said: string | null = null): Promise<void> {
    const wanted = [selector, said] as const;
    let place = await this.until(placeOf, wanted);
    // What comes late may push it away while one reaches for it.
    for (let still = false; !still; ) {
      const now = await this.until(placeOf, wanted);
      still = now.x === place.x && now.y === place.y;
      place = now;
    }
    await this.#driver.press(place.x, place.y);
  }

  /** Writes where one has just pressed. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Plays at several screens, whoever is asked, until it is enough or the game is over; the least that anybody pressed. */
  static async play(
    screens: readonly Screen[],
    next: Next,
    enough: (presses: number) => Promise<boolean> | boolean,
  ): Promise<number> {
    const presses = screens.map(() => 0);
    const luck = lucks();
    // Looking in vain uses none of it: how long one waits must not change what is played.
    let drawn = luck.next().value;
    for (let lately = Date.now(); Date.now() - lately < PATIENCE; await pause(25)) {
      if (await enough(Math.min(...presses))) return Math.min(...presses);
      for (const [at, screen] of screens.entries()) {
        const target = await screen.run(next, [drawn, []] as const);
        if (target === 'over') return Math.min(...presses);
        if (target === null) continue;
        await screen.#driver.press(target.x, target.y);
        presses[at]++;
        drawn = luck.next().value;
        lately = Date.now();
      }
    }
    const said = await Promise.all(screens.map((screen) => screen.says()));
    throw new Error(`nothing to press; ${said.join('\n---\n')}`);
  }

  /** Does what the lesson says next. */
  async obey(): Promise<void> {
    const { x, y } = await this.until(lookedAt, null);
    await this.#driver.press(x, y);
  }

  /** How many answers this screen has shown the table after. */
  version(): Promise<number> {
    return this.until(() => {
      const shown = document.querySelector('[data-version]')?.getAttribute('data-version');
      return shown === null || shown === undefined ? null : Number(shown);
    }, null);
  }

  /** Waits until this screen has shown so many answers. */
  async shows(version: number): Promise<void> {
    await this.until(
      (least) =>
        Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1) >= least,
      version,
    );
  }

  /** This person's own call to the server. */
  async call<R>(method: string, path: string, body?: object): Promise<R> {
    const { status, said } = await this.run(
      async ([how, where, what]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(where, { method: how, ...(what !== null && { body: what, headers }) });
        return { status: reply.status, said: await reply.text() };
      },
      [method, `/api${path}`, body === undefined ? null : JSON.stringify(body)] as const,
    );
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${said}`);
    return JSON.parse(said || 'null');
  }

  /** Lays a table among those this browser keeps. */
  async keep(table: KeptTable): Promise<void> {
    await this.run(keepInPage, JSON.stringify(table));
  }

  /** Letters and pictures have come, and what was going to change, move or fade has done so. */
  async rests(): Promise<void> {
    await this.run(async (stillFor) => {
      await document.fonts.ready;
      let changes = 0;
      const change = () => changes++;
      const watcher = new MutationObserver(change);
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('scroll', change, { capture: true });
      const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
      for (let before = -1; before !== changes; ) {
        before = changes;
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(ends)
            .map(({ finished }) => finished),
        );
        await new Promise((over) => setTimeout(over, stillFor));
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      watcher.disconnect();
      removeEventListener('scroll', change, { capture: true });
    }, STILL_FOR);
  }

  picture(): Promise<Buffer> {
    return this.#driver.picture();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}
