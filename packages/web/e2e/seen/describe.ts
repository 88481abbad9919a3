import { loadGame, loadMind } from '@undercroft/games';
import {
  FastChance,
  type Game,
  type GameTypes,
  type Match,
  openBox,
  sightOf,
  type Update,
} from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { putInBrowser } from '../../scripts/tables.ts';
import { type Chair, HereTable } from '../../src/table/sources/hereTable.ts';
import { beginOnline, call } from '../api.ts';
import { browserForTests, NOWHERE, PATIENCE, type Visit } from '../browser.ts';
import { type Next, playInPage } from '../play.ts';
import { type Reader, Truth } from './truth.ts';
import { type Watched, watch } from './watch.ts';

interface Screen<T extends GameTypes> {
  readonly game: Game<T>;
  readonly reader: Reader<T>;
  /** What a player at this screen clicks next. */
  readonly next: Next;
  readonly liked?: readonly string[];
  /** The luck of the table on one device. */
  readonly seed: string;
  /** The whims of the two who play online: by these they play a short game in which much is asked. */
  readonly whims: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
}

/** `npm run screens -- seen --long`: replays to their end and back to their beginning, whole online games by several whims. */
const LONG = process.env.SEEN === 'long';

/** So far a replay is watched otherwise, from its beginning and back from its end. */
const FORWARDS = 24;
const BACK = 10;

/** So many answers are given online otherwise, before all agree to end. */
const ONLINE = 40;

/** Versions from one to another that nobody saw, though nothing was still being fetched. */
function passedBy({ notes, unfinished }: Watched, from: number, to: number): number[] {
  const seen = new Set(notes.map(({ version }) => version));
  const all = Array.from({ length: to - from + 1 }, (_, more) => from + more);
  return all.filter((version) => !seen.has(version) && !unfinished.has(version));
}

/** What lies on the screen is what lies in the view: over whole games, wherever they are played or watched. */
export function describeScreen<T extends GameTypes>(screen: Screen<T>): void {
  const { visit } = browserForTests({ painted: false });
  const { game, reader } = screen;

  test(`${game.name}: here, passed on between two people, reloaded, and watched again`, async () => {
    const { page, context } = await visit('/');
    const here = await watch(page);
    const id = await begin(page, screen);
    await playInPage(page, screen.next, 30, screen.liked);
    await page.reload();
    await playInPage(page, screen.next, Number.MAX_SAFE_INTEGER, screen.liked);
    await page.getByTestId('result').waitFor();
    const match = await keptMatch(page, id);
    const truth = new Truth(game, match, reader);
    // Two answers of computer players may come before the browser paints.
    truth.check('here', here, truth.last / 10);
    expect(here.curtains.length, 'how often it was passed on').toBeGreaterThan(0);
    expect(new Set(here.curtains), 'what the curtain let through').toEqual(new Set([0]));
    await page.close();

    const again = await context.newPage();
    const replayed = await watch(again);
    await again.goto(`/replay/here/${id}`);
    await again.getByText(`0 of ${truth.last}`).waitFor();
    const forwards = LONG ? truth.last : Math.min(FORWARDS, truth.last);
    await press(again, 'One step forward', forwards);
    await again.getByText(`${forwards} of ${truth.last}`).waitFor();
    truth.checkNotes('replay, forwards', replayed.notes);
    expect(passedBy(replayed, 0, forwards), 'steps not seen forwards').toEqual([]);
    await again.getByRole('slider').press('End');
    await again.getByText(`${truth.last} of ${truth.last}`).waitFor();
    replayed.notes.length = 0;
    await seenBy(again, 'Ada');
    const back = LONG ? truth.last : BACK;
    await press(again, 'One step back', back);
    await again.getByText(`${truth.last - back} of ${truth.last}`).waitFor();
    truth.checkNotes('replay, backwards', replayed.notes);
    expect(passedBy(replayed, truth.last - back, truth.last), 'steps not seen backwards').toEqual([]);
    replayed.notes.length = 0;
    // From a slider's end to its beginning and back, each a jump over many steps.
    const jumps = ['End', 'PageDown', 'PageDown', 'ArrowLeft', 'Home', 'PageUp', 'PageUp', 'ArrowRight'];
    for (const [jump, key] of jumps.entries()) {
      await again.getByRole('slider').press(key);
      // Two jumps between two pictures would be one.
      await expect.poll(() => replayed.notes.length).toBe(jump + 1);
    }
    truth.checkNotes('replay, by jumps', replayed.notes);
    await context.close();
  }, 1_800_000);

  const whims = LONG ? Array.from({ length: 5 }, (_, more) => screen.whims + more) : [screen.whims];
  test.each(whims)(
    `${game.name}: online, by two people and a spectator, reloaded (%i)`,
    async (whim) => {
      const [ada, ben, eve] = [await visit(NOWHERE), await visit(NOWHERE), await visit(NOWHERE)];
      const { id, invitation } = await beginOnline(ada.context, ben.context, game.name, {
        options: screen.options ?? {},
      });
      const screens = [await watch(ada.page), await watch(ben.page), await watch(eve.page)];
      await ada.page.goto(`/table/${id}`);
      await ben.page.goto(`/table/${id}`);
      await eve.page.goto(`/table/${id}?invitation=${invitation}`);
      await playOnline({ ...screen, whims: whim }, [ada, ben], id, screens, () => ben.page.reload());
      const seen = screens.map((watched) => ({ ...watched, notes: [...watched.notes] }));
      // What was shown does not go away because something else is needed for the first time.
      expect(screens.map(({ again }) => [...again])).toEqual([[], [], []]);
      // What follows from agreeing is no version of the table.
      for (const { context } of [ada, ben])
        await context.request.put(`/api/tables/${id}/offer-end`, { timeout: PATIENCE });

      const record = await call<{ match: Match }>(ada.context, 'GET', `/tables/${id}/record`);
      const truth = new Truth(game, record.match, reader);
      for (const [index, notes] of seen.entries()) truth.check(['Ada', 'Ben', 'Eve'][index], notes);
      expect(truth.last, 'answers online').toBeGreaterThan(20);
      expect(new Set(seen[2].notes.map(({ viewer }) => viewer))).toEqual(new Set([null]));
      for (const { context } of [ada, ben, eve]) await context.close();
    },
    1_800_000,
  );
}

/** Two people and the computer at one device; the table is hidden between turns. */
async function begin<T extends GameTypes>(page: Page, screen: Screen<T>): Promise<string> {
  const person = (name: string): Chair => ({ kind: 'person', name, level: null, figure: null });
  const kept = HereTable.begin(screen.game as Game, {
    id: `seen-${screen.game.name}`,
    game: screen.game.name,
    chairs: [person('Ada'), person('Ben'), { kind: 'bot', name: '', level: 'adept', figure: null }],
    handOver: true,
    options: screen.options ?? {},
    seed: screen.seed,
  }).keep();
  await putInBrowser(page, kept);
  await page.goto(`/here/${kept.id}`);
  return kept.id;
}

/** The match as this device keeps it: what people and bots answered, and the luck. */
async function keptMatch(page: Page, id: string): Promise<Match> {
  const json = await page.evaluate(
    (wanted) =>
      new Promise<string>((found, failed) => {
        const open = indexedDB.open('undercroft-tables');
        open.onerror = () => failed(open.error);
        open.onsuccess = () => {
          const tables = open.result.transaction('tables').objectStore('tables');
          const read = tables.get(wanted);
          const given = tables.getAll(IDBKeyRange.bound([wanted, 0], [wanted, Number.POSITIVE_INFINITY]));
          read.onerror = () => failed(read.error);
          given.onsuccess = () => {
            const { saved, length } = read.result;
            found(JSON.stringify({ ...saved.match, answers: given.result.slice(0, length) }));
          };
        };
      }),
    id,
  );
  return JSON.parse(json);
}

/** Presses a button of the timeline so often, or as often as it can be pressed. */
async function press(page: Page, name: string, often = Number.MAX_SAFE_INTEGER): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.evaluate(async (pressed: HTMLButtonElement, most) => {
    const canBe = () => !pressed.disabled && pressed.getAttribute('aria-disabled') !== 'true';
    for (let times = 0; times < most && canBe(); times++) {
      pressed.click();
      await new Promise((shown) => setTimeout(shown));
    }
  }, often);
}

async function seenBy(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Seen by' }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Both answer by instinct, each time after every screen has shown where the game stands. */
async function playOnline<T extends GameTypes>(
  { game, options, whims }: Screen<T>,
  people: readonly Visit[],
  id: string,
  screens: readonly Watched[],
  onTheWay: () => Promise<unknown>,
): Promise<void> {
  const box = openBox(await loadGame(game.name), options);
  const mind = await loadMind(game.name);
  for (let version = 0; ; version++) {
    const shown = () => screens.every(({ notes }) => notes.at(-1)?.version === version);
    await expect.poll(shown, { interval: 5, message: `version ${version} on all screens` }).toBe(true);
    if (version === 15) await onTheWay();
    if (version === ONLINE && !LONG) return;
    const updates = await Promise.all(
      people.map(({ context }) => call<Update<T>>(context, 'GET', `/tables/${id}/update`)),
    );
    const seat = updates.findIndex(({ answers }) => answers.length > 0);
    if (seat < 0) return;
    const { view, ask, answers } = updates[seat];
    if (ask === null) return;
    const answer = mind.instinct(sightOf(box, view, ask, answers), new FastChance(version + 10_000 * whims));
    await call(people[seat].context, 'POST', `/tables/${id}/answers`, { version, answer });
  }
}
