import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import { karak2 } from '@undercroft/karak2';
import type { GameTypes } from '@undercroft/kernel';
import { kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameUntil } from '../scripts/tables.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { browserForTests } from './browser.ts';
import { resize, type Size, sitDown } from './layout.ts';

// Where things are is no matter of paint.
const { visit } = browserForTests({ painted: false });

const SIZES: readonly Size[] = [
  [1280, 720],
  [1366, 768],
  [390, 844],
  [844, 390],
  [740, 360],
];

const kindOf = (view: GameTypes['view']) => view.asks.at(-1)?.kind;

/** A question of each game with much to read and to press. */
const TABLES: Readonly<Record<string, () => Promise<KeptTable>>> = {
  karak: () =>
    gameUntil(karak, 3, ({ asks, heroes }) => {
      const ask = asks.at(-1);
      return ask?.kind === 'fight' && heroes[ask.seat].spells.includes('flames');
    }),
  karak2: () => gameUntil(karak2, 4, (view) => kindOf(view) === 'act' && view.q.length > 12),
  'goblin, with something to put on': () => gameUntil(goblin, 3, (view) => kindOf(view) === 'equip'),
  'goblin, with the merchant': () => gameUntil(goblin, 3, (view) => kindOf(view) === 'turn' && view.turn > 6),
  kragmortha: () => gameUntil(kragmortha, 5, (view) => kindOf(view) === 'card' && view.turn > 12),
};

/** A hint, and beside it whatever else may be said at a table online at the same time: three more notices of its kind. */
async function sayEverything(page: Page): Promise<void> {
  await page.getByTestId('ask-hint').click();
  const hint = page.getByTestId('hint');
  await hint.waitFor();
  await hint.evaluate((said) => {
    const banners = said.parentElement?.parentElement;
    for (let more = 0; more < 3; more++) {
      const notice = said.parentElement?.cloneNode(true) as HTMLElement;
      notice.textContent =
        'Ada offers to end the game. Whoever agrees says so here, and the others are asked, too.';
      banners?.append(notice);
    }
  });
}

/** What is wrong with the room that question and answers have. */
const withoutRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const area = document.querySelector<HTMLElement>('[data-area=ask]');
    const [news, bar] = [...(area?.children ?? [])] as HTMLElement[];
    const choices = bar?.lastElementChild as HTMLElement | undefined;
    if (area === null || choices === undefined) return ['there is no question'];
    const { bottom } = area.getBoundingClientRect();
    const side = document.querySelector('aside')?.getBoundingClientRect();
    if (bottom > innerHeight + 1) found.push('the question hangs over the edge');
    if (side !== undefined && bottom > side.top + 1) found.push('the question lies behind the log');
    const hidden = choices.scrollHeight - choices.clientHeight;
    if (hidden > 10 && news.clientHeight > 60)
      found.push(`notices have ${news.clientHeight}, and ${hidden} of the answers are hidden`);
    if (hidden > 10 && side !== undefined && side.height > 130)
      found.push(`the log has ${Math.round(side.height)}, and ${hidden} of the answers are hidden`);
    const rim = choices.getBoundingClientRect().bottom;
    const isHidden = (one: Element) => one.getBoundingClientRect().bottom > rim + 10;
    if (
      [...choices.querySelectorAll('[data-gives], [data-word]')].some(isHidden) &&
      choices.dataset.more === undefined
    )
      found.push(`${hidden} of the answers are hidden, and nothing says so`);
    const unsaid = news.scrollHeight - news.clientHeight;
    if (unsaid > 10 && news.dataset.more === undefined) found.push('a notice is hidden, and nothing says so');
    if (unsaid > 10 && side !== undefined && side.height > 130)
      found.push(`the log has ${Math.round(side.height)}, and a notice is hidden`);
    const empty = area.clientHeight - news.offsetHeight - bar.offsetHeight;
    if (unsaid > 10 && empty > 20) found.push(`a notice is hidden, and ${empty} are empty below`);
    const asks = document.querySelector('[data-testid=ask]')?.getBoundingClientRect();
    if (asks === undefined || asks.bottom > bottom + 1) found.push('the question itself is not seen');
    const answers = [...choices.querySelectorAll('[data-gives], [data-word]')].filter((one) =>
      one.checkVisibility(),
    );
    const seen = answers.filter((one) => {
      const { top, height } = one.getBoundingClientRect();
      return top + Math.min(44, height) <= bottom + 1;
    });
    if (answers.length > 0 && seen.length === 0) found.push('no answer is seen');
    choices.scrollTop = choices.scrollHeight;
    const last = choices.lastElementChild?.getBoundingClientRect();
    if (last !== undefined && last.bottom > bottom + 1) found.push('the last answer is never seen');
    choices.scrollTop = 0;
    return found;
  });

test('with all notices at once, question and answers have room before everything else, on every screen', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('heading').first().waitFor();
  const found: string[] = [];
  for (const [name, make] of Object.entries(TABLES)) {
    const table = await make();
    await sitDown(page, { ...table, id: `room-${name.replaceAll(/[^a-z0-9]/g, '')}`, coach: true });
    await sayEverything(page);
    for (const size of SIZES) {
      await resize(page, size);
      found.push(...(await withoutRoom(page)).map((what) => `${name} at ${size.join('×')}: ${what}`));
    }
  }
  expect(found).toEqual([]);
  await context.close();
});
