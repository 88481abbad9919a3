import { type Kragmortha, kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { putInBrowser } from '../scripts/tables.ts';
import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { goTo } from './browser.ts';
import { type Enough, type Next, playOn } from './play.ts';

interface Given {
  /** Names of the people; the rest are played by the computer. */
  readonly people: readonly string[];
  readonly bots: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** How the table lies when one comes to it. */
  readonly table: (state: Kragmortha['state']) => void;
}

/** A table of this device as it is kept in a browser. */
function keptTable({ people, bots, options = {}, table }: Given): KeptTable {
  const person = (name: string) => ({ kind: 'person' as const, name, level: null, figure: null });
  const bot = { kind: 'bot' as const, name: '', level: 'adept', figure: null };
  const kept = HereTable.begin(kragmortha, {
    id: crypto.randomUUID(),
    game: 'kragmortha',
    chairs: [...people.map(person), ...Array.from({ length: bots }, () => bot)],
    handOver: people.length > 1,
    options,
    seed: '7'.repeat(64),
  }).keep();
  const state = kept.saved.state as Kragmortha['state'];
  state.turn = 4;
  state.seat = 0;
  table(state);
  return kept;
}

/** Lays out a table in the browser's own store and sits down at it. */
export async function sitDownAt(page: Page, given: Given): Promise<void> {
  const kept = keptTable(given);
  await putInBrowser(page, kept);
  await goTo(page, `/here/${kept.id}`);
  await page.getByTestId('library').or(page.locator('[data-word=hand-over]')).first().waitFor();
}

export const playKragmortha = (page: Page, enough: Enough) => playOn(page, nextInLibrary, enough);

export const nextInLibrary: Next = ([luck]) => {
  if (document.querySelector('[data-testid=result]') !== null) return 'over';
  const mine = document.querySelector('section[data-mine]') !== null;
  const places = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !element.contains(hit)) return [];
      const what = element.getAttribute('data-word') ?? element.getAttribute('data-square') ?? '';
      return [{ what, x, y }];
    });
  const from = (selector: string) => {
    const list = places(selector);
    return list[Math.floor(luck * list.length)];
  };
  const handOver = from('[data-word=hand-over]');
  if (handOver !== undefined) return handOver;
  if (!mine) return null;
  // A square was chosen, and several cards lead there; a look may show only one of the hand at a time.
  if (document.querySelector('[data-waiting]') !== null)
    return from('[data-word=card][data-can]') ?? from('[data-word=next-card]') ?? null;
  const manners = from('[data-word=hail], [data-word=bow]');
  const words = '[data-word=stop], [data-word=pass], [data-word=kept], [data-word=swap]';
  return manners ?? (luck < 0.15 ? from(words) : undefined) ?? from('[data-square]') ?? from(words) ?? null;
};
