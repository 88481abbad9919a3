import { type Goblin, goblin } from '@undercroft/goblin';
import { scene } from '@undercroft/goblin/scene';
import { FastChance, openBox } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { putInBrowser } from '../scripts/tables.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';
import { goTo } from './browser.ts';
import { type Enough, type Next, playOn } from './play.ts';

/** Sits down as the first of two heroes at a table that a scenario's words describe; the other is the computer's. */
export async function sitDownInCaves(
  page: Page,
  heroes: readonly [string, string],
  given: Parameters<typeof scene.arrange>[1],
  coach = false,
): Promise<void> {
  const chair = (kind: 'person' | 'bot', figure: string) => ({ kind, name: '', level: 'adept', figure });
  const kept = HereTable.begin(goblin, {
    id: crypto.randomUUID(),
    game: 'goblin',
    chairs: [chair('person', heroes[0]), chair('bot', heroes[1])],
    handOver: false,
    coach,
    options: { begins: 'first-seat' },
    seed: '5'.repeat(64),
  }).keep();
  const state = kept.saved.state as Goblin['state'];
  const moment = { box: openBox(goblin, kept.saved.match.options), state, chance: new FastChance(1) };
  scene.arrange({ ...moment, tell: undefined }, given, 'given');
  await putInBrowser(page, kept);
  await goTo(page, `/here/${kept.id}`);
  await page.locator('section[data-mine]').waitFor();
}

export const playGoblin = (page: Page, enough: Enough) => playOn(page, nextInCaves, enough);

/** What a player who is asked clicks next: the weakest foe, every card that fits, and what comes of it. */
export const nextInCaves: Next = () => {
  if (document.querySelector('[data-testid=result]') !== null) return 'over';
  const mine = document.querySelector('section[data-mine], [data-word=hand-over]') !== null;
  if (!mine) return null;
  const open = [...document.querySelectorAll<HTMLElement>('[data-word]')].filter(
    (button) => button.dataset.word !== 'take-back' && button.closest('[data-covered]') === null,
  );
  const by = (word: string) => open.filter((button) => button.dataset.word === word);
  // Not by the chances that are shown: whom one fights would depend on how long one has looked.
  const hits = (foe: Element) => Number(/takes (\d+)/.exec(foe.getAttribute('aria-label') ?? '')?.[1]);
  const [weakest] = by('fight').sort((a, b) => hits(a) - hits(b));
  const hearts = Number(/(\d) of 5/.exec(document.querySelector('nav')?.innerHTML ?? '')?.[1]);
  const chosen =
    by('hand-over')[0] ??
    (hearts < 3 ? by('revive')[0] : undefined) ??
    weakest ??
    by('drink')[0] ??
    by('play')[0] ??
    by('put-on')[0] ??
    by('pay')[0] ??
    open.at(-1);
  if (chosen === undefined) return null;
  chosen.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, what: chosen.dataset.word ?? '' };
};
