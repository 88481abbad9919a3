// `npm run engines [-- FOLDER] [--size 390x844] [--game karak] [--engine WebKit]`: takes pictures of the screens in WebKit
// and in Firefox beside Chromium's, in four sizes, to be looked at, and plays every game to its end in both; or only what
// is named.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { typed } from '../../../scripts/arguments.ts';
import { findChromium } from '../e2e/chromium.ts';
import { startChromium } from '../e2e/engines/chromium.ts';
import type { Engine, Size } from '../e2e/engines/driver.ts';
import { type EngineName, findEngine } from '../e2e/engines/find.ts';
import { PLAYED, type Played } from '../e2e/engines/games.ts';
import { Screen } from '../e2e/engines/screen.ts';
import { startServer } from '../e2e/server.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
const OTHERS: readonly EngineName[] = ['WebKit', 'Firefox'];

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly table?: KeptTable;
  /** What there must be before a picture is taken. */
  readonly shows: string;
}

async function scenes(): Promise<readonly Scene[]> {
  const tables = await Promise.all(
    PLAYED.map(async ({ game, midst, fight }) => {
      const at = (name: string, table: KeptTable): Scene => ({
        name: `${game}-${name}`,
        path: `/here/${table.id}`,
        table,
        shows: 'section[data-mine]',
      });
      const lesson = { name: `${game}-lesson`, path: `/learn/${game}`, shows: '[data-testid=said]' };
      return [at('midst', await midst(4)), at('fight', await fight(3)), lesson];
    }),
  );
  return [
    { name: 'door', path: '/', shows: '[data-game=kragmortha]' },
    { name: 'set-up', path: '/play/karak', shows: '[data-word=begin]' },
    { name: 'friends', path: '/friends/karak2', shows: 'input' },
    { name: 'rules', path: '/rules/kragmortha', shows: 'h2' },
    { name: 'workshop', path: '/workshop/goblin', shows: '[data-thing]' },
    { name: 'television', path: '/tv', shows: '[data-testid=code]' },
    ...tables.flat(),
  ];
}

/** The game is played to its end by one person among computer players; the end is worth a picture. */
async function playWhole(
  engine: Engine,
  server: string,
  { game, next }: Played,
  end: string,
): Promise<number> {
  const screen = await Screen.open(await engine.open({ width: 1280, height: 800 }), server, false);
  await screen.goto(`/play/${game}`);
  await screen.press('[data-word=begin]');
  await Screen.play([screen], next, () => false);
  await screen.sees('[data-testid=result]');
  const version = await screen.version();
  await screen.run(() => document.documentElement.style.removeProperty('opacity'), null);
  await screen.rests();
  writeFileSync(end, await screen.picture());
  for (const complaint of await screen.complaints()) console.log(`  it complains: ${complaint}`);
  await screen.close();
  return version;
}

async function take(engine: Engine, server: string, size: Size, all: readonly Scene[]): Promise<Buffer[]> {
  const screen = await Screen.open(await engine.open(size), server);
  const pictures: Buffer[] = [];
  for (const { path, table, shows } of all) {
    if (table !== undefined) await screen.keep(table);
    await screen.goto(path);
    await screen.sees(shows);
    await screen.rests();
    pictures.push(await screen.picture());
  }
  await screen.close();
  return pictures;
}

/** Runs in a blank page: lays pictures side by side, each under its name. */
async function lay([width, pictures]: readonly [
  number,
  readonly (readonly [string, string])[],
]): Promise<void> {
  document.body.style.cssText = 'display:flex;gap:8px;margin:0;font:16px sans-serif';
  for (const [name, picture] of pictures) {
    const [figure, image] = [document.createElement('figure'), new Image(width)];
    figure.style.margin = '0';
    image.style.display = 'block';
    image.src = `data:image/png;base64,${picture}`;
    figure.append(name, image);
    document.body.append(figure);
    await image.decode();
  }
}

async function sideBySide(engine: Engine, pictures: ReadonlyMap<string, Buffer>, { width, height }: Size) {
  const page = await engine.open({ width: (width + 8) * pictures.size, height: height + 24 });
  // Not by an address: Chromium goes to none that is longer than two megabytes.
  await page.goto('about:blank');
  const shown = [...pictures].map(([name, picture]) => [name, picture.toString('base64')]);
  await page.call(
    `async (given) => { await (${lay})(JSON.parse(given)); return ''; }`,
    JSON.stringify([width, shown]),
  );
  const laid = await page.picture();
  await page.close();
  return laid;
}

const { values, positionals } = typed(
  'engines',
  {
    size: { type: 'string', multiple: true },
    game: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
  },
  '[FOLDER] [--size 390x844] [--game karak] [--engine WebKit]: pictures of the screens in each engine, and whole games; or only what is named',
);
const called = ({ width, height }: Size) => `${width}x${height}`;
/** What is named, of one kind; all of them, or none, where nothing of it is. */
function wanted<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  named: readonly string[] | undefined,
  otherwise: readonly T[],
) {
  for (const name of named ?? [])
    if (!all.some((one) => nameOf(one) === name))
      throw new Error(`${name}: there is ${all.map(nameOf).join(', ')}`);
  return named === undefined ? otherwise : all.filter((one) => named.includes(nameOf(one)));
}
const sizes = wanted(SIZES, called, values.size, values.game === undefined ? SIZES : []);
const games = wanted(PLAYED, ({ game }) => game, values.game, values.size === undefined ? PLAYED : []);
const others = wanted(OTHERS, String, values.engine, OTHERS);

const folder = resolve(positionals[0] ?? mkdtempSync(join(tmpdir(), 'undercroft-engines-')));
mkdirSync(folder, { recursive: true });
const server = await startServer();
const ours = await startChromium(findChromium());
const engines = new Map<string, Engine>([['Chromium', ours]]);
try {
  for (const name of others) {
    const engine = await findEngine(name)?.('whole');
    if (engine !== undefined) engines.set(name, engine);
  }
  const all = sizes.length > 0 ? await scenes() : [];
  for (const size of sizes) {
    const taken = new Map<string, Buffer[]>();
    for (const [name, engine] of engines) taken.set(name, await take(engine, server.address, size, all));
    for (const [at, { name }] of all.entries()) {
      const pictures = new Map([...taken].map(([engine, each]) => [engine, each[at]] as const));
      writeFileSync(join(folder, `${name}-${called(size)}.png`), await sideBySide(ours, pictures, size));
    }
    console.log(`${called(size)}: ${all.length} pictures in ${folder}`);
  }
  for (const name of others) {
    const engine = engines.get(name);
    if (engine === undefined) continue;
    for (const played of games) {
      const end = join(folder, `${played.game}-end-${name}.png`);
      const answers = await playWhole(engine, server.address, played, end);
      console.log(`${name}: ${played.game} to its end, ${answers} answers`);
    }
  }
} finally {
  for (const engine of engines.values()) await engine.close();
  await server.stop();
}
