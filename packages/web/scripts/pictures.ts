// `npm run web:pictures`: takes the pictures of the screens that docs/ and the README show.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import { fameOf, hasBuilt, KARAK2_SET, karak2 } from '@undercroft/karak2';
import { kragmortha } from '@undercroft/kragmortha';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { livingRoom } from './living-pictures.ts';
import { gameUntil, putInBrowser } from './tables.ts';

const folder = join(import.meta.dirname, '../../../docs/pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

interface Shot {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly game?: KeptTable;
  readonly path?: string;
  readonly first?: (page: Page) => Promise<unknown>;
}

async function take(
  browser: Browser,
  address: string,
  { name, size, game, path = '/', first }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    baseURL: address,
    locale: 'en-GB',
    deviceScaleFactor: size === PHONE ? 2 : 1,
  });
  await context.addInitScript(() =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'still', muted: true })),
  );
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  if (game !== undefined) {
    await putInBrowser(page, game);
    await page.goto(`/here/${game.id}`);
    await page.getByTestId('ask').waitFor();
  }
  await first?.(page);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 84 });
  await context.close();
}

const walking = await gameUntil(karak, 3, ({ asks, dungeon }) => {
  const ask = asks.at(-1);
  return ask?.kind === 'step' && ask.steps === 4 && dungeon.kind.length > 26;
});
const fighting = await gameUntil(karak, 3, ({ asks, dungeon, heroes }) => {
  const ask = asks.at(-1);
  return ask?.kind === 'fight' && dungeon.kind.length > 18 && heroes[ask.seat].spells.includes('flames');
});
const sneaking = await gameUntil(kragmortha, 5, ({ asks, turn, looks, tomes }) => {
  const ask = asks.at(-1);
  if (ask?.kind !== 'card') return false;
  return turn > 20 && looks[ask.seat].length > 0 && tomes[ask.seat].length > 0;
});
const pushed = await gameUntil(kragmortha, 8, ({ asks, chain, seat }) => {
  const ask = asks.at(-1);
  return ask?.kind === 'push' && ask.seat !== seat && chain.length > 2;
});

mkdirSync(folder, { recursive: true });
const ruling = await gameUntil(karak2, 4, (view) => {
  const ask = view.asks.at(-1);
  if (ask?.kind !== 'act' || view.moved) return false;
  const { seat } = ask;
  return view.plague >= 0 && view.city[seat] === view.at[seat] && hasBuilt(view, seat, 'camp');
});
const mustering = await gameUntil(karak2, 4, (view) => {
  const ask = view.asks.at(-1);
  return (
    ask?.kind === 'muster' && view.general === view.at[ask.seat] && fameOf(KARAK2_SET, view, ask.seat) > 7
  );
});
const choosing = await gameUntil(goblin, 3, ({ asks, turn }) => asks.at(-1)?.kind === 'turn' && turn > 12);
const brawling = await gameUntil(goblin, 3, ({ asks, turn, fight }) => {
  return asks.at(-1)?.kind === 'fight' && turn > 12 && fight !== null && fight.chain.length > 1;
});
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const shots: readonly Shot[] = [
  { name: 'front-door', size: DESKTOP },
  { name: 'karak', size: DESKTOP, game: walking },
  { name: 'karak-fight', size: DESKTOP, game: fighting },
  { name: 'karak-phone', size: PHONE, game: walking },
  {
    name: 'kragmortha',
    size: DESKTOP,
    game: sneaking,
    first: (page) => page.locator('[data-word=card][data-can]').first().click(),
  },
  { name: 'kragmortha-pushed', size: DESKTOP, game: pushed },
  { name: 'kragmortha-phone', size: PHONE, game: pushed },
  {
    name: 'rules',
    size: DESKTOP,
    game: fighting,
    first: (page) =>
      page
        .getByRole('button', { name: /^Rule / })
        .first()
        .click(),
  },
  {
    name: 'friends',
    size: DESKTOP,
    path: '/friends/karak',
    first: async (page) => {
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Set up a table' }).click();
      await page.getByRole('button', { name: 'Let the computer play' }).first().click();
    },
  },
  {
    name: 'replay',
    size: DESKTOP,
    game: walking,
    first: async (page) => {
      await page.goto(`/replay/here/${walking.id}`);
      await page.getByRole('slider').press('End');
    },
  },
  {
    name: 'laying',
    size: PHONE,
    game: walking,
    first: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Lay it out on your table…' }).click();
      await page.getByTestId('bench').waitFor();
    },
  },
  { name: 'karak2', size: DESKTOP, game: ruling },
  { name: 'karak2-fight', size: DESKTOP, game: mustering },
  { name: 'karak2-phone', size: PHONE, game: ruling },
  { name: 'goblin', size: DESKTOP, game: choosing },
  { name: 'goblin-fight', size: DESKTOP, game: brawling },
  { name: 'goblin-phone', size: PHONE, game: choosing },
];
try {
  for (const shot of shots) await take(browser, server.address, shot);
  await livingRoom(browser, server.address, folder);
} finally {
  await browser.close();
  await server.stop();
}
