import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, type Game, openBox, sightOf, type Update, wordOf } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { ElementHandle, Page } from 'playwright-core';
import { placeSaying } from '../src/table/game/gives.ts';
import { PATIENCE } from './browser.ts';
import { stuck } from './play.ts';

/** What can be tapped is tapped within so long, else there is another way. */
const TAP_MS = 3_000;

interface Wish {
  readonly what: string;
  readonly place: ElementHandle | null;
}

/** Somebody at a screen who wants to win: where one would tap to answer as instinct does. Null is nothing yet. */
async function wished(page: Page, game: Game, mind: Mind): Promise<Wish | 'over' | null> {
  const screen = await page.evaluate(() => ({
    over: document.querySelector('[data-testid=result]') !== null,
    thrown: document.querySelector('[data-word=throw]') === null,
    asked: document.querySelector('section[data-mine]') !== null,
    version: document.querySelector('[data-version]')?.getAttribute('data-version'),
  }));
  if (screen.over) return 'over';
  if (!screen.thrown) return { what: 'throw', place: await page.$('[data-word=throw]') };
  if (!screen.asked || screen.version === undefined) return null;
  const table = new URL(page.url()).pathname.split('/').at(-1);
  // Asked in the page, whose browser alone knows the way to a house without a name of its own.
  const { version, view, ask, answers } = await page.evaluate<Update, string>(
    async (path) => (await fetch(path)).json(),
    `/api/tables/${table}/update`,
  );
  // Whoever has not seen yet what the server knows does not answer it yet.
  if (ask === null || answers.length === 0 || String(version) !== screen.version) return null;
  const answer = mind.instinct(sightOf(openBox(game), view, ask, answers), new FastChance(version));
  const what = JSON.stringify(answer);
  const place = await page.evaluateHandle(
    `(${placeSaying})([${JSON.stringify(what)}], ${JSON.stringify(wordOf(answer))})`,
  );
  // What was chosen on the way is said together: units held back go with the roll.
  return { what, place: place.asElement() ?? (await page.$('[data-word=roll]')) };
}

/** Plays by taps at several screens, as instinct would, until so much was tapped or the game is over; tells whether it is. */
export async function playByInstinct(name: string, pages: readonly Page[], taps: number): Promise<boolean> {
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  let lately = Date.now();
  let vain = 'nobody is asked';
  for (let done = 0; done < taps; ) {
    if (Date.now() - lately > PATIENCE) throw new Error(vain, { cause: await stuck(pages) });
    let tapped = false;
    for (const page of pages) {
      const wish = await wished(page, game, mind);
      if (wish === 'over') return true;
      if (wish === null) continue;
      try {
        await wish.place?.click({ timeout: TAP_MS });
        tapped = wish.place !== null;
        if (!tapped) vain = `there is no place for ${wish.what}`;
      } catch (error) {
        vain = `${wish.what}: ${error}`;
        // What lies far away comes into sight with all of the board.
        await page
          .getByRole('button', { name: 'Show everything' })
          .click({ timeout: TAP_MS })
          .catch(() => {});
      }
      break;
    }
    if (tapped) done++;
    if (tapped) lately = Date.now();
    else await new Promise((later) => setTimeout(later, 20));
  }
  return false;
}
