import type { GameName } from '@undercroft/games';
import { onShelf } from '@undercroft/games';
import { Client } from '@undercroft/protocol';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForTests, overPlainHttp, PATIENCE } from './browser.ts';
import { playByInstinct } from './instinct.ts';
import { caughtUp, joinByPhone, look, tooSmall, turnOn } from './living.ts';

/** `npm run screens -- living --long`: whole games, with as many phones as a sofa has room for. */
const LONG = process.env.SEEN === 'long';
/** A whole evening by taps takes its time, on a busy machine above all. */
const EVENING_MS = LONG ? 3_600_000 : 600_000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** Who plays what. */
const EVENINGS: readonly (readonly [game: GameName, phones: number])[] = LONG
  ? [
      ['karak', 4],
      ['karak2', 4],
      ['goblin', 4],
      ['kragmortha', 8],
    ]
  : [
      ['goblin', 2],
      ['kragmortha', 3],
    ];

const { visit } = browserForTests({ painted: false });

/** A phone sleeps without a network for a moment, and is looked at again. */
async function sleepAndWake(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await look(page, true);
  await page.context().setOffline(false);
  await look(page, false);
}

for (const [game, count] of EVENINGS) {
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
    await television.page.locator('ol li').first().locator('svg, img').first().waitFor();
    await phones[1].locator('[data-word=start]').click();
    for (let part = 0; !(await playByInstinct(game, phones, LONG ? 16 : 6)); part++) {
      if (!LONG && part > 0) break;
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

/** Whether what is left to draw lies over the library, which nobody can move from under it. */
const coversSquares = (television: Page): Promise<boolean | undefined> =>
  television.evaluate(() => {
    const left = document.querySelector('[data-testid=library]')?.getBoundingClientRect().left;
    const supply = document.querySelector('[data-region=supply]')?.getBoundingClientRect();
    return left === undefined || supply === undefined ? undefined : supply.width === 0 || supply.right > left;
  });

/** Who sits there and is not wholly seen. */
const cutOff = (television: Page): Promise<string[]> =>
  television.evaluate(() =>
    [...document.querySelectorAll('[data-region^="seat "]')]
      .filter((seat) => {
        const list = seat.parentElement?.getBoundingClientRect();
        return list === undefined || seat.getBoundingClientRect().bottom > list.bottom + 1;
      })
      .map((seat) => seat.textContent ?? ''),
  );

for (const game of ['karak2', 'kragmortha'] as const) {
  const { title, seats } = onShelf(game);
  test(`${title}: all ${seats.max} who sit there are seen, and nothing lies over the board`, async () => {
    const server = overPlainHttp(inject('server'));
    const { page, code } = await turnOn(visit, server);
    const ada = await joinByPhone(visit, server, code, 'Ada');
    await ada.page.locator(`[data-word=game][aria-label="${title}"]`).click();
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    for (let bots = 1; bots < seats.max; bots++) {
      await ada.page.locator('[data-word=add-bot]').click();
      await page.locator('ol li').nth(bots).waitFor();
    }
    await ada.page.locator('[data-word=start]').click();
    await page.locator('[data-region="seat 0"]').waitFor();
    expect(await page.locator('[data-region^="seat "]').count()).toBe(seats.max);
    await expect.poll(() => cutOff(page)).toEqual([]);
    if (game === 'kragmortha') expect(await coversSquares(page)).toBe(false);
    for (const one of [page, ada.page]) await one.context().close();
  });
}

/** Answers whatever is asked with some answer, until somebody may say of somebody else that a dare was broken; says so. */
async function callSomebody(people: readonly Client[], id: string): Promise<number> {
  for (let luck = 5; ; luck = (luck * 16807) % 2147483647) {
    for (const [seat, one] of people.entries()) {
      const { version, standing, answers } = await one.ask('GET /tables/:id/update', { id });
      const call = standing.find((answer) => typeof answer === 'object' && 'call' in answer);
      const answer = call ?? answers[luck % Math.max(1, answers.length)];
      if (answer === undefined) continue;
      await one.ask('POST /tables/:id/answers', { id, body: { version, answer } });
      if (call !== undefined) return seat;
    }
  }
}

test('Kragmortha: a call stands on the television, with names, until everybody has voted', async () => {
  const server = inject('server');
  const { page, code } = await turnOn(visit, server);
  const names = ['Ada', 'Ben', 'Cleo'];
  const people = await Promise.all(names.map((name) => Client.guest(server, name)));
  const { table: id } = await people[0].ask('GET /invitations/:code', { code });
  for (const one of people) await one.ask('POST /tables/:id/seats', { id, body: { invitation: code } });
  await people[0].ask('PATCH /tables/:id', { id, body: { game: 'kragmortha' } });
  await people[0].ask('POST /tables/:id/start', { id });
  const caller = names[await callSomebody(people, id)];
  const called = page.getByTestId('called');
  // A television shows all that happened before, one thing after the other.
  await called.getByText(new RegExp(`^${caller} accuses (Ada|Ben|Cleo)$`)).waitFor({ timeout: 4 * PATIENCE });
  expect(await tooSmall(page)).toEqual([]);
  for (const one of people) {
    const { version, ask, answers } = await one.ask('GET /tables/:id/update', { id });
    if (ask?.kind !== 'vote' || answers.length === 0) continue;
    await one.ask('POST /tables/:id/answers', { id, body: { version, answer: answers[0] } });
  }
  await called.waitFor({ state: 'detached' });
  await page.context().close();
});
