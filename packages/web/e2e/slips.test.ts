import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, openBox, sightOf, type Update } from '@undercroft/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginOnline, call } from './api.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, NOWHERE } from './browser.ts';
import { resize } from './layout.ts';
import { comeToRest } from './rest.ts';

const { visit } = browserForTests({ painted: false });

const SIZES = [
  [1440, 900],
  [1280, 720],
  [844, 390],
  [390, 844],
] as const;

/** What is wanted of the first, and how far the game has gone then: there are cards, or a fight. */
const ASKED: Readonly<Record<string, string>> = {
  karak: 'step',
  karak2: 'act',
  goblin: 'fight',
  kragmortha: 'card',
};

/** Plays on, both by instinct, until the first is asked this. */
async function playUntil(name: string, id: string, people: readonly BrowserContext[], kind: string) {
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  const box = openBox(game);
  for (let version = 0; ; version++) {
    const updates = await Promise.all(
      people.map((person) => call<Update>(person, 'GET', `/tables/${id}/update`)),
    );
    const seat = updates.findIndex(({ answers }) => answers.length > 0);
    const { view, ask, answers } = updates[seat];
    if (ask === null || (seat === 0 && ask.kind === kind && version > 3)) return;
    const answer = mind.instinct(sightOf(box, view, ask, answers), new FastChance(version));
    await call(people[seat], 'POST', `/tables/${id}/answers`, { version, answer });
  }
}

/** What a slip lies over of all that is asked, answered or held in the hand; where there is a rail, of the players too. */
const coveredBy = (page: Page, said: string): Promise<string[]> =>
  page.evaluate((text) => {
    const slip = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find((one) =>
      one.textContent?.includes(text),
    );
    if (slip === undefined) return ['there is no slip'];
    const lies = slip.getBoundingClientRect();
    if (lies.width === 0 || lies.right > innerWidth + 1 || lies.bottom > innerHeight + 1)
      return ['the slip is not in sight'];
    const rail = innerWidth > 1100 ? ', nav > section' : '';
    const kept = `[data-area=ask], [data-area=board] [role=button], [data-area=board] button, [data-word], [data-square], [data-place=hand] > *${rail}`;
    return [...document.querySelectorAll(kept)].flatMap((thing) => {
      if (!thing.checkVisibility({ visibilityProperty: true })) return [];
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const over =
        lies.left < right - 1 && left < lies.right - 1 && lies.top < bottom - 1 && top < lies.bottom - 1;
      return over
        ? [thing.getAttribute('data-area') ?? thing.getAttribute('aria-label') ?? thing.tagName]
        : [];
    });
  }, said);

test.each(Object.entries(ASKED))(
  '%s: what somebody whispers never lies over the question, its answers or cards',
  async (game, kind) => {
    const [ada, ben] = [await visit(NOWHERE), await visit(NOWHERE)];
    const { id } = await beginOnline(ada.context, ben.context, game);
    await playUntil(game, id, [ada.context, ben.context], kind);
    const { page } = ada;
    await page.goto(`/table/${id}`);
    await page.locator('section[data-mine]').waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      const said = `Well played, and seen at ${size.join(' by ')}, dear neighbour at this table`;
      await call(ben.context, 'POST', `/tables/${id}/chat`, { text: said });
      await page.getByText(said).first().waitFor();
      await comeToRest(page);
      expect(await coveredBy(page, said), `at ${size.join('×')}`).toEqual([]);
    }
    expect(await axeFinds(page, ['aria-hidden-focus'])).toEqual([]);
    for (const { context } of [ada, ben]) await context.close();
  },
);
