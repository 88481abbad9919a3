import { GAME_NAMES, loadGame, onShelf } from '@undercroft/games';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comesToItself, oneAnswer, type Stands, sitAt } from '../e2e/evening.ts';
import { nextInCaves } from '../e2e/goblin.ts';
import { nextInLibrary } from '../e2e/kragmortha.ts';
import { sitDown, tablesToLookAt } from '../e2e/layout.ts';
import { type Next, nextOnBoard } from '../e2e/play.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { gameUntil } from './tables.ts';
import { LOOKED, type Task, tasksDuring } from './tasks.ts';

/** A task longer than this is felt, in milliseconds. */
const FELT = 50;
const SLOWER = 4;
/** How long each deed is looked at, in milliseconds. */
const LOOK = 6000;
/** How long a screen may take to show an answer that was given elsewhere. */
const SHOWN = 5000;
/** So many turns are a long evening. */
const LATE = 200;
/** So many answers have been given when an evening has begun. */
const EARLY = 12;

/** What a player clicks next, and with how many a game is played for an evening: games it is known of are measured. */
const PLAYS = {
  karak: { next: nextOnBoard, seats: 3 },
  karak2: { next: nextOnBoard, seats: 3 },
  goblin: { next: nextInCaves, seats: 3 },
  // The fewer play it the sooner it is over.
  kragmortha: { next: nextInLibrary, seats: 5 },
} satisfies Readonly<Record<string, { readonly next: Next; readonly seats: number }>>;
type GameName = keyof typeof PLAYS;
const PLAYED = GAME_NAMES.filter((game): game is GameName => game in PLAYS);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WALL = { width: 1920, height: 1080 };

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

/** Answers by clicks, whatever is asked, for as long as one looks; `others` answer where nobody is asked here. */
async function play(page: Page, next: Next, others = () => page.waitForTimeout(100)): Promise<void> {
  const until = performance.now() + LOOK;
  for (let luck = 0.1; performance.now() < until; luck = (luck * 7.3) % 1) {
    const target = await look(page, next, luck);
    if (target === 'over') return;
    if (target === null) await others();
    else await page.mouse.click(target.x, target.y);
  }
}

/** Drags the board about. */
async function pan(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESK;
  const until = performance.now() + LOOK / 2;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  for (let step = 0; performance.now() < until; step++)
    await page.mouse.move(
      width / 2 + 0.18 * width * Math.sin(step / 12),
      height / 2 + 0.18 * height * Math.cos(step / 9),
    );
  await page.mouse.up();
}

/** Something done at a screen, and what it is called. */
interface Deed {
  readonly name: string;
  readonly page: Page;
  readonly does: () => Promise<void>;
}

/** A build of the screens on a server of its own, and the browser that looks at it. */
export interface House {
  readonly name: string;
  readonly browser: Browser;
  readonly address: string;
}

interface Wanted {
  /** What each long task consists of is told, too. */
  readonly why: boolean;
  /** Only deeds whose names have all these words. */
  readonly only: readonly string[];
}

/**
 * Tasks of the page that would be felt: here, online, on a television and in a hand, early and late in an evening. Of
 * several houses each deed is looked at in turns.
 */
export async function* smooth(houses: readonly House[], { why, only }: Wanted): AsyncGenerator<string> {
  const wants = (name: string) => only.every((word) => name.toLowerCase().includes(word.toLowerCase()));
  const kept = await tablesHere(wants);
  const evenings = houses.map((house) => ({ house, deeds: deeds(house, kept, wants) }));
  for (let going = evenings; going.length > 0; ) {
    const still: typeof going = [];
    for (const evening of going) {
      const { value: deed, done } = await evening.deeds.next();
      if (done) continue;
      still.push(evening);
      const { name, browser } = evening.house;
      const tasks = await tasksDuring(browser, deed.page, SLOWER, deed.does);
      const size = await deed.page.evaluate(() => document.querySelectorAll('*').length);
      const what = houses.length > 1 ? `${deed.name}, ${name}` : deed.name;
      yield* told(`${what} (${size} elements)`, tasks, why);
    }
    going = still;
  }
}

type Wants = (name: string) => boolean;

async function* deeds(
  house: House,
  kept: ReadonlyMap<string, KeptTable>,
  wants: Wants,
): AsyncGenerator<Deed> {
  yield* deedsHere(house, kept, wants);
  for (const game of PLAYED) {
    for (const late of [false, true]) yield* deedsTogether(house, game, late, wants);
  }
}

/** Somebody in front of a screen of this size, where everything moves at a quick pace. */
async function visit({ browser, address }: House, viewport = DESK): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    baseURL: address,
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await context.addInitScript(() =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'quick', muted: true })),
  );
  return context;
}

const titled = (game: GameName, ...words: readonly string[]) => [onShelf(game).title, ...words].join(', ');

const gameOf = (name: string): GameName => {
  const found = PLAYED.toSorted((a, b) => b.length - a.length).find((game) =>
    name.startsWith(game === 'goblin' ? 'Goblin' : onShelf(game).title),
  );
  if (found === undefined) throw new Error(`no game is called ${name}`);
  return found;
};

/** Tables of this device: two of each game that is well under way, and one late in an evening. */
async function tablesHere(wants: Wants): Promise<ReadonlyMap<string, KeptTable>> {
  const all = new Map<string, KeptTable>();
  for (const [name, table] of await tablesToLookAt())
    all.set(titled(gameOf(name), 'here', name.split(', ')[1]), table);
  for (const game of PLAYED) {
    const name = titled(game, 'here', `after ${LATE} turns`);
    if (![`${name}: opened`, `${name}: played`, `${name}: panned`].some(wants)) continue;
    const seats = game === 'kragmortha' ? 8 : PLAYS[game].seats;
    const rules = await loadGame(game);
    const late = await gameUntil(rules, seats, ({ turn }) => Number(turn) >= LATE, anyhow);
    all.set(name, { ...late, id: `${late.id}-late` });
  }
  return all;
}

/** Whoever answers whatever comes to mind plays for long. */
const anyhow: Parameters<typeof gameUntil>[3] = async (table, seat) => {
  const { answers, version } = table.update(seat);
  return answers[(version * 7919) % answers.length];
};

async function* deedsHere(
  house: House,
  kept: ReadonlyMap<string, KeptTable>,
  wants: Wants,
): AsyncGenerator<Deed> {
  const context = await visit(house);
  const page = await context.newPage();
  await page.goto('/rules/karak');
  for (const [name, table] of kept) {
    const deed = (what: string, does: Deed['does']) => ({ name: `${name}: ${what}`, page, does });
    const opened = deed('opened', () => sitDown(page, table));
    const all = [
      deed('panned', () => pan(page)),
      deed('played', () => play(page, PLAYS[table.game as GameName].next)),
    ].filter((one) => wants(one.name));
    if (all.length === 0 && !wants(opened.name)) continue;
    if (wants(opened.name)) yield opened;
    else await opened.does();
    await page.waitForTimeout(1000);
    yield* all;
  }
  await context.close();
}

/** One table that is seen on a laptop, on a television and in a hand, one after the other; nobody else looks meanwhile. */
async function* deedsTogether(
  house: House,
  game: GameName,
  late: boolean,
  wants: Wants,
): AsyncGenerator<Deed> {
  const { next, seats } = PLAYS[game];
  const screens = [
    ['online', DESK, 1],
    ['television', WALL, null],
    ['hand', PHONE, 0],
  ] as const;
  const when = late ? 'late' : 'early';
  const named = (where: string, what: string) => `${titled(game, where, when)}: ${what}`;
  const whats = ['opened', 'panned', 'played'];
  if (!screens.some(([where]) => whats.some((what) => wants(named(where, what))))) return;

  const television = await visit(house, WALL);
  const people: BrowserContext[] = [];
  for (let seat = 0; seat < seats; seat++) people.push(await visit(house, seat === 0 ? PHONE : DESK));
  const code = await tableOf(television, game);
  const begun = await sitAt(code, people);
  let stands: Stands = { table: begun, version: 0, turn: 0 };
  for (let wanted = LATE, given = 0; late ? stands.turn < wanted : given < EARLY; given++) {
    const { turn } = stands;
    stands = await oneAnswer(stands.table, people);
    // It was over before: nearly as long as that, then.
    if (stands.turn < turn) wanted = Math.floor(turn * 0.8);
  }
  for (const [where, , seat] of screens) {
    const page = await (seat === null ? television : people[seat]).newPage();
    const path = seat === null ? `/tv/${code}` : `/table/${stands.table}`;
    const open = async () => {
      await page.goto(path);
      await comesToItself(page, stands.version, 60_000, (ms) => page.waitForTimeout(ms));
    };
    const deed = (what: string, does: Deed['does']) => ({ name: named(where, what), page, does });
    const one = async () => {
      stands = await oneAnswer(stands.table, people);
      await comesToItself(page, stands.version, SHOWN, (ms) => page.waitForTimeout(ms)).catch(() => {});
    };
    const opened = deed('opened', open);
    if (wants(opened.name)) yield opened;
    else await open();
    await page.waitForTimeout(1000);
    const all = [
      ...(seat === null ? [] : [deed('panned', () => pan(page))]),
      deed('played', async () => {
        if (seat !== null) return play(page, next, one);
        for (const until = performance.now() + LOOK; performance.now() < until; ) await one();
      }),
    ];
    yield* all.filter(({ name }) => wants(name));
    await page.close();
    // What was answered on this screen is not known here.
    stands = await oneAnswer(stands.table, people);
  }
  for (const context of [television, ...people]) await context.close();
}

/** A table that a television has opened; tells its code. */
async function tableOf({ request }: BrowserContext, game: GameName): Promise<string> {
  await request.put('/api/me', { data: { name: 'Television' } });
  const reply = await request.post('/api/tables', { data: { game, shared: true } });
  const { you } = (await reply.json()) as { readonly you: { readonly invitation: string } };
  return you.invitation;
}

/** How many of its largest parts are told of a long task. */
const PARTS = 8;

function* told(what: string, tasks: readonly Task[], why: boolean): Generator<string> {
  const long = tasks.filter(({ worked }) => worked > FELT).toSorted((a, b) => b.worked - a.worked);
  const longest = Math.max(0, ...tasks.map(({ worked }) => worked));
  const all = tasks.reduce((sum, { worked }) => sum + worked, 0);
  yield `${what}: ${long.length} of ${tasks.length} tasks over ${FELT} ms (wanted: none), the longest ${longest.toFixed(0)} ms, all ${(all / 1000).toFixed(1)} s`;
  if (!why) return;
  for (const { worked, parts } of long) {
    const largest = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, PARTS);
    yield `  ${worked.toFixed(0)} ms: ${largest.map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ')}`;
  }
}
