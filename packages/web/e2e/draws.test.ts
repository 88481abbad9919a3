import { goblin } from '@undercroft/goblin';
import { karak2 } from '@undercroft/karak2';
import { squareOf } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { browserForTests } from './browser.ts';
import { nextInCaves } from './goblin.ts';
import { nextInLibrary, sitDownAt } from './kragmortha.ts';
import { type Next, nextOnBoard, playOn } from './play.ts';

const { visit } = browserForTests();

/** What the ask bar says while nobody can know yet. */
const IN_THE_AIR = { dice: 'The dice are rolling…', flight: 'Let’s see…' };

/** Everything a screen told at one moment. */
interface Frame {
  readonly caption: string;
  readonly log: string;
  /** What a fight's dice come to, where there is one. */
  readonly total: string | null;
  /** All that lies there, by name. Dice in the air have their faces turned away. */
  readonly things: string;
}

/** Runs in the page: notes every moment from now on. */
function lookOn(): void {
  const seen: Frame[] = [];
  Object.assign(window, { seen });
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
  const look = () => {
    // What flies lies nowhere.
    const lying = '[data-region] :is([data-shows], [data-counts])';
    const things = [...document.querySelectorAll(lying)].map((thing) =>
      [
        thing.closest('[data-region]')?.getAttribute('data-region'),
        thing.getAttribute('data-shows') ?? `${thing.getAttribute('data-counts')} ${thing.textContent}`,
      ].join(': '),
    );
    seen.push({
      caption: text('[data-testid=ask]') ?? '',
      log: text('[data-testid=log]') ?? '',
      total: text('[data-region=fight] [data-counts=total]'),
      things: things.sort().join('; '),
    });
  };
  look();
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (window as unknown as { seen: Frame[] }).seen);

/** Each time something was in the air: the moment before, all moments in between, the moment after. */
function flightsIn(frames: readonly Frame[], caption: string): (readonly [Frame, Frame[], Frame])[] {
  const found: [Frame, Frame[], Frame][] = [];
  let before: Frame | undefined;
  let air: Frame[] = [];
  for (const frame of frames) {
    if (frame.caption === caption) air.push(frame);
    else {
      if (before !== undefined && air.length > 0) found.push([before, air, frame]);
      [before, air] = [frame, []];
    }
  }
  return found;
}

async function sitDown(page: Page, table: KeptTable): Promise<void> {
  await putInBrowser(page, table);
  await page.goto(`/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
}

interface Drawing {
  readonly sit: (page: Page) => Promise<void>;
  readonly next: Next;
  readonly liked?: readonly string[];
  readonly seen: Partial<Record<keyof typeof IN_THE_AIR, number>>;
}

const TABLES: Readonly<Record<string, Drawing>> = {
  'Karak 2, armies out of the bag and dice': {
    sit: async (page) =>
      sitDown(page, await gameUntil(karak2, 2, ({ asks, q }) => asks.at(-1)?.kind === 'act' && q.length < 6)),
    next: nextOnBoard,
    liked: ['roll'],
    seen: { dice: 1, flight: 1 },
  },
  'Goblin, cards after a fight': {
    sit: async (page) =>
      sitDown(
        page,
        await gameUntil(
          goblin,
          2,
          ({ asks, fight }) => asks.at(-1)?.kind === 'fight' && (fight?.chain.length ?? 0) > 1,
        ),
      ),
    next: nextInCaves,
    seen: { flight: 2 },
  },
  'Kragmortha, tokens and cards': {
    sit: (page) =>
      sitDownAt(page, {
        people: ['Ada'],
        bots: 1,
        table(state) {
          state.at = [squareOf('e6'), squareOf('a5')];
          state.hands[0] = ['book-gems', 'scroll-ball', 'scroll-ball'];
          state.asks = [{ kind: 'card', seat: 0 }];
        },
      }),
    next: nextInLibrary,
    seen: { flight: 2 },
  },
};

test.each(Object.entries(TABLES))('%s: nothing is told before it has come to rest', async (_, table) => {
  const { page, context } = await visit('/rules/karak', {
    settings: { speed: 'quick', muted: true },
    moving: true,
  });
  await table.sit(page);
  await page.evaluate(lookOn);
  const flights = async (kind: keyof typeof IN_THE_AIR) => flightsIn(await framesOf(page), IN_THE_AIR[kind]);
  const seenAll = async () => {
    for (const [kind, often] of Object.entries(table.seen))
      if ((await flights(kind as keyof typeof IN_THE_AIR)).length < often) return false;
    return true;
  };
  await playOn(page, table.next, async ({ length }) => length >= 40 || (await seenAll()), table.liked);
  await page.locator('section[data-mine]').waitFor();

  for (const [kind, often] of Object.entries(table.seen)) {
    const found = await flights(kind as keyof typeof IN_THE_AIR);
    expect(found.length).toBeGreaterThanOrEqual(often);
    for (const [before, air, after] of found) {
      expect(new Set(air.map(({ log }) => log))).toEqual(new Set([before.log]));
      expect(after.log).not.toBe(before.log);
      if (kind === 'flight')
        expect(new Set(air.map(({ things }) => things))).toEqual(new Set([before.things]));
      else for (const { total } of air) expect([null, '…']).toContain(total);
    }
  }
  await context.close();
});
