import type { GameName } from '@undercroft/games';
import { onShelf } from '@undercroft/games';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForTests, overPlainHttp } from './browser.ts';
import { nextInCaves } from './goblin.ts';
import { nextInLibrary } from './kragmortha.ts';
import { caughtUp, joinByPhone, look, tooSmall, turnOn } from './living.ts';
import { type Next, nextOnBoard, playTogether } from './play.ts';

/** `npm run screens -- living --long`: whole games, with as many phones as a sofa has room for. */
const LONG = process.env.SEEN === 'long';
/** A whole evening by taps takes its time, on a busy machine above all. */
const EVENING_MS = LONG ? 3_600_000 : 600_000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

interface Evening {
  readonly game: GameName;
  readonly phones: number;
  readonly next: Next;
}

const EVENINGS: readonly Evening[] = LONG
  ? [
      { game: 'karak', phones: 4, next: nextOnBoard },
      { game: 'karak2', phones: 4, next: nextOnBoard },
      { game: 'goblin', phones: 4, next: nextInCaves },
      { game: 'kragmortha', phones: 8, next: nextInLibrary },
    ]
  : [
      { game: 'goblin', phones: 2, next: nextInCaves },
      { game: 'kragmortha', phones: 3, next: nextInLibrary },
    ];

const { visit } = browserForTests({ painted: false });

/** A phone sleeps without a network for a moment, and is looked at again. */
async function sleepAndWake(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await look(page, true);
  await page.context().setOffline(false);
  await look(page, false);
}

for (const { game, phones: count, next } of EVENINGS) {
  const { title } = onShelf(game);
  test(`${title}: a television and ${count} phones play by taps alone${LONG ? ', to the end' : ''}`, {
    timeout: EVENING_MS,
  }, async () => {
    const server = overPlainHttp(inject('server'));
    const television = await turnOn(visit, server);
    const phones: Page[] = [];
    for (const name of NAMES.slice(0, count)) {
      const { page, taps } = await joinByPhone(visit, server, television.code, name);
      // One more starts the game, or chooses what is played.
      expect(taps).toBeLessThan(3);
      phones.push(page);
      // The first who comes says what is played: not every game has room for all.
      if (phones.length > 1) continue;
      if (game !== 'karak') await page.locator(`[data-word=game][aria-label="${title}"]`).click();
      await television.page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
    // A hero chosen on a phone is seen on the television.
    await phones[0].locator('[data-word=figure]').first().click();
    await television.page.locator('ol li').first().locator('svg[role=img], svg').first().waitFor();
    await phones[1].locator('[data-word=start]').click();
    for (let part = 0; part < (LONG ? 300 : 1); part++) {
      await playTogether(phones, next, LONG ? 4 : 2, part);
      const over = await phones[0].getByTestId('result').isVisible();
      if (over) break;
      await caughtUp(television.page, phones[part % count]);
      expect(await tooSmall(television.page)).toEqual([]);
      await sleepAndWake(phones[part % count]);
      if ((await television.page.locator('[data-region=fight]').count()) > 0) await television.page.reload();
    }
    if (LONG) await television.page.getByTestId('result').waitFor();
    expect(await tooSmall(television.page)).toEqual([]);
    // What is nobody's business is on no television: no card lies there face up that one seat alone may see.
    expect(await television.page.locator('[data-region=hand]').count()).toBe(0);
    for (const page of [television.page, ...phones]) await page.context().close();
  });
}
