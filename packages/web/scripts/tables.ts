import type { Game, GameTypes } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { type Chair, HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { type Think, thinkWith } from '../src/table/sources/thinking.ts';

const bot: Chair = { kind: 'bot', name: '', level: 'adept', figure: null };

/** A game that the computer played until it looks as wanted; from there on, whoever is asked is a person. */
export async function gameUntil<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  wanted: (view: T['view']) => boolean,
  think: Think = thinkWith(),
): Promise<KeptTable> {
  for (let attempt = 1; ; attempt++) {
    const seed = attempt.toString(16).padStart(64, '0');
    const setUp = {
      id: `${game.name}-${seats}-${attempt}`,
      game: game.name,
      chairs: Array.from({ length: seats }, () => bot),
      handOver: false,
      options: {},
      seed,
    };
    const table = HereTable.begin(game as Game, setUp, think);
    do {
      if (wanted(table.picture().view)) {
        const { view } = table.picture();
        const seat = view.asks.at(-1)?.seat;
        const chairs = setUp.chairs.map((chair, at) =>
          at === seat ? { ...chair, kind: 'person' as const } : chair,
        );
        return { ...table.keep(), chairs };
      }
    } while ((await table.botPlays()) !== null);
  }
}

/** Runs in a page: puts a game, as JSON, among those the browser keeps. */
export const keepInPage = (json: string): Promise<void> =>
  new Promise((done, failed) => {
    const table = JSON.parse(json);
    const open = indexedDB.open('undercroft-tables');
    open.onupgradeneeded = () => open.result.createObjectStore('tables');
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const write = open.result.transaction('tables', 'readwrite');
      write.objectStore('tables').put(table, table.id);
      write.oncomplete = () => {
        open.result.close();
        done();
      };
    };
  });

/** Puts a game among those the browser keeps. The house must be open already, so that there is a place for it. */
export const putInBrowser = (page: Page, game: KeptTable): Promise<void> =>
  page.evaluate(keepInPage, JSON.stringify(game));
