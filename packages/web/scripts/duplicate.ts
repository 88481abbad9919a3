// `npm run web:duplicate [-- ROUNDS]`: a duplicate evening of sixteen, played by browsers. Sixteen people on phones, in pairs,
// at tables of four: one announces it, the others come by the code, and everything from there on is clicked: to the table,
// the whole game, back to the tournament, the next round. What comes out is printed and looked at: everybody had the same
// luck in a round, nobody sat twice, partners never together, and matchpoints come out at one half of what there was.
import type { MatchRecord, Tournament } from '@undercroft/protocol';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { nextInLibrary } from '../e2e/kragmortha.ts';
import { lucks } from '../e2e/play.ts';
import { startServer } from '../e2e/server.ts';

const NAMES = 'Ada Ben Cleo Dan Eva Finn Gita Hugo Ida Jan Kira Leo Mia Nils Olga Pia'.split(' ');
const ROUNDS = Number(process.argv[2] ?? 2);
const PHONE = { width: 390, height: 844 };
/** A page looks so often whether it is asked: sixteen of them share one machine. */
const LOOK_MS = 250;
const PATIENCE = 600_000;

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  clicks: number;
}

/** Nothing moves: what is looked at is the evening, not the show. */
async function comes(name: string, path: string): Promise<Person> {
  const context = await browser.newContext({
    ...{ viewport: PHONE, baseURL: server.address, locale: 'en-GB', reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() =>
    localStorage.setItem(
      'undercroft.settings',
      JSON.stringify({ speed: 'still', muted: true, notes: false, warnings: false, endings: false }),
    ),
  );
  const page = await context.newPage();
  await page.goto(path);
  return { name, page, context, clicks: 0 };
}

async function ask<R>({ context }: Person, path: string): Promise<R> {
  const reply = await context.request.get(`/api${path}`);
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** When somebody clicked last, wherever. */
let lately = Date.now();

/**
 * To every table one is called to, and back, until the evening is over. Where one is says the page: a click may have led
 * somewhere although its time was over before anybody heard of it.
 */
async function plays(person: Person, isOver: () => boolean): Promise<void> {
  const { page } = person;
  const luck = lucks();
  const isAtTable = () => new URL(page.url()).pathname.startsWith('/table/');
  const press = (word: string) =>
    page
      .locator(`[data-word=${word}]`)
      .click({ timeout: 3000 })
      .catch(() => {});
  while (!isOver() || isAtTable()) {
    if (!isAtTable()) {
      await press('your-table');
      continue;
    }
    const found = await page.waitForFunction(nextInLibrary, [luck.next().value, []] as const, {
      polling: LOOK_MS,
    });
    const target = await found.jsonValue();
    if (target === 'over' || target === null) {
      await press('tournament');
      continue;
    }
    await page.mouse.click(target.x, target.y);
    person.clicks++;
    lately = Date.now();
  }
}

const faults: string[] = [];
const expected = (what: string, holds: boolean) => {
  if (!holds) faults.push(what);
};

try {
  const begun = Date.now();
  const host = await comes(NAMES[0], '/tournaments');
  await host.page.getByLabel('Name of the tournament').fill('Sixteen');
  await choose(host.page, 'Game', 'Kragmortha');
  await choose(host.page, 'How it is played', 'Duplicate evening');
  await choose(host.page, 'Players at a table', '4');
  await choose(host.page, 'Rounds', String(ROUNDS));
  await choose(host.page, 'Who plays for each other', 'pairs');
  await choose(host.page, 'Time for each answer', '3 minutes');
  await host.page.getByLabel('Your name').fill(NAMES[0]);
  await host.page.getByRole('button', { name: 'Announce it' }).click();
  await host.page.locator('[data-word=take-part]').click();
  const id = new URL(host.page.url()).pathname.split('/').at(-1) ?? '';
  const { code } = await ask<Tournament>(host, `/tournaments/${id}`);
  const people = [host];
  for (const name of NAMES.slice(1)) {
    const person = await comes(name, `/join/${code}`);
    await person.page.getByLabel('Your name').fill(name);
    await person.page.getByRole('button', { name: 'Take part' }).click();
    await person.page.getByText(`${name} (you)`).waitFor();
    people.push(person);
  }
  await host.page.locator('[data-word=begin]').click();
  console.log(`${people.length} have come after ${Math.round((Date.now() - begun) / 1000)} s`);

  let over = false;
  const watches = async () => {
    let shown = 0;
    while (!over) {
      const now = await ask<Tournament>(host, `/tournaments/${id}`);
      const through = now.played.filter((round) => round.over).length;
      if (through > shown)
        console.log(`round ${through} is over after ${Math.round((Date.now() - begun) / 1000)} s`);
      shown = through;
      // Whoever made it waits no longer.
      if (now.nextAt !== null)
        await host.page
          .locator('[data-word=next-round]')
          .click({ timeout: 5000 })
          .catch(() => {});
      over = now.status === 'over';
      if (Date.now() - lately > PATIENCE)
        throw new Error(
          `nobody has clicked for ${PATIENCE / 1000} s: ${people.map(({ name, page }) => `${name} is at ${page.url()}`).join(', ')}`,
        );
      await new Promise((later) => setTimeout(later, 2000));
    }
  };
  await Promise.all([watches(), ...people.map((person) => plays(person, () => over))]);

  const evening = await ask<Tournament>(host, `/tournaments/${id}`);
  for (const { page } of people) await page.getByTestId('winner').waitFor();
  const seeds: string[] = [];
  for (const { round, tables } of evening.played) {
    const seats = tables.flatMap((table) => table.seats);
    expected(`round ${round}: everybody sits once`, new Set(seats.map(({ player }) => player)).size === 16);
    for (const table of tables) {
      const teams = table.seats.map(({ player }) => evening.players[player ?? 0].team);
      expected(`round ${round}, table ${table.number}: partners sit apart`, new Set(teams).size === 4);
    }
    const [made, top] = [
      seats.reduce((sum, seat) => sum + (seat.matchpoints ?? 0), 0),
      seats.reduce((sum, seat) => sum + (seat.top ?? 0), 0),
    ];
    expected(`round ${round}: matchpoints are one half of what there was`, top === 96 && made === 48);
    const luck = new Set<string>();
    for (const { table } of tables) {
      const { match } = await ask<MatchRecord>(host, `/tables/${table}/record`);
      const { seed, luck: make } = match as { seed: string; luck?: string };
      expected(`round ${round}: the luck is dealt`, make === 'dealt');
      luck.add(seed);
    }
    expected(`round ${round}: one luck at all tables`, luck.size === 1);
    seeds.push(...luck);
  }
  expected('each round has luck of its own', new Set(seeds).size === ROUNDS);
  const cross = await host.page.getByTestId('cross').locator('tr').allInnerTexts();
  console.log(cross.map((row) => row.replaceAll('\t', '  ')).join('\n'));
  const clicks = people.reduce((sum, person) => sum + person.clicks, 0);
  console.log(
    `${clicks} clicks at ${evening.played.flatMap(({ tables }) => tables).length} tables, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.error(`not so: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
