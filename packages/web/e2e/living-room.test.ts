import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call } from './api.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, overPlainHttp, PHONE, textOf } from './browser.ts';
import { caughtUp, joinByPhone, look, shows, TELEVISION, turnOn } from './living.ts';
import { nextOnBoard, playTogether } from './play.ts';

const { visit } = browserForTests({ painted: false });

test('a television, two phones: they join by its code, choose, start, and play while it shows the table', async () => {
  const server = overPlainHttp(inject('server'));
  const television = await turnOn(visit, server);
  expect(television.code).toMatch(/^[A-Z]{4}$/);
  await television.page.getByText('Nobody yet.').waitFor();
  // Half a minute about the game, beside the code: how to win, how long, and a rule with its picture.
  const inShort = television.page.getByTestId('in-short');
  await inShort.getByText('45 minutes').waitFor();
  await inShort.locator('[data-rule=K-14] svg').first().waitFor();
  // However much a picture shows, it is one line: a second one would lie over how to win.
  const wraps = inShort.locator('[data-rule] > div > span').first();
  expect(await wraps.evaluate((line) => getComputedStyle(line).flexWrap)).toBe('nowrap');
  // Arrow keys alone: the next lid, OK, and back.
  await television.page.keyboard.press('ArrowRight');
  await television.page.keyboard.press('Enter');
  await television.page.getByRole('heading', { name: 'Karak 2' }).waitFor();
  await television.page.keyboard.press('ArrowLeft');
  await television.page.keyboard.press('Enter');
  await television.page.getByRole('heading', { name: 'Karak', exact: true }).waitFor();

  const ada = await joinByPhone(visit, server, television.code, 'Ada');
  await television.page.getByText('Ada', { exact: true }).waitFor();
  const ben = await joinByPhone(visit, server, television.code.toLowerCase(), 'Ben');
  await television.page.getByText('Start on any phone').waitFor();
  for (const { page } of [television, ben]) expect(await axeFinds(page)).toEqual([]);
  await ben.page.locator('[data-word=start]').click();

  const both = [ada.page, ben.page];
  await playTogether(both, nextOnBoard, 2);
  await caughtUp(television.page, ada.page);
  expect(await television.page.locator('[data-viewer]').getAttribute('data-viewer')).toBe('nobody');
  expect(await textOf(television.page.getByTestId('ask'))).not.toBe('');
  for (const { page } of [television, ada, ben]) expect(await axeFinds(page)).toEqual([]);

  // A set that was turned off and on shows the same table.
  const version = await television.page.locator('[data-version]').getAttribute('data-version');
  await television.page.goto('/tv');
  // What was answered last may reach it only now.
  await shows(television.page, version);
  await playTogether(both, nextOnBoard, 1);
  await caughtUp(television.page, ben.page);

  // A second television, by the code alone. What a finger touches on a phone lights up on both.
  const second = await visit('/', { viewport: TELEVISION, server });
  await second.page.clock.install();
  await second.page.goto(`/tv/${television.code}`);
  await second.page.locator('[data-camera=attends]').waitFor();
  const mine = await whoMayPoint(both);
  await mine.locator(PLACE).first().dispatchEvent('pointerover');
  for (const { page } of [television, second]) await page.getByTestId('light').waitFor({ state: 'attached' });

  // Whoever comes late is greeted before the whole room.
  await second.page.evaluate(async (code) => {
    const send = (path: string, body: object) =>
      fetch(`/api${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send('/me', { name: 'Cleo' });
    const { table } = await (await fetch(`/api/invitations/${code}`)).json();
    await send(`/tables/${table}/onlookers/me`, { invitation: code });
  }, television.code);
  await television.page.getByTestId('greeting').getByText('Cleo').waitFor();

  // Nothing happens: the whole board, then a dimmed one; the next answer wakes it up.
  await second.page.clock.runFor(20_000);
  await second.page.locator('[data-camera=whole]').waitFor();
  await second.page.clock.runFor(300_000);
  await second.page.locator('[data-dim]').waitFor();
  // Dimmed, but every name and the question are as bright as before.
  const dimmed = (part: string) =>
    second.page
      .locator(part)
      .first()
      .evaluate((element) => {
        const around = [];
        for (let at = element; at.tagName !== 'MAIN'; at = at.parentElement ?? at) around.push(at);
        return around.some((at) => Number(getComputedStyle(at).opacity) < 1);
      });
  expect(await dimmed('[data-area=board]')).toBe(true);
  for (const part of ['[data-region="seat 0"] strong', '[data-testid=ask]'])
    expect([part, await dimmed(part)]).toEqual([part, false]);
  await playTogether([mine], nextOnBoard, 1);
  await second.page.locator('[data-dim]').waitFor({ state: 'detached' });

  // The next match: both televisions go along, the one that was told a code, too.
  await ben.page.evaluate(async (code) => {
    const { table } = await (await fetch(`/api/invitations/${code}`)).json();
    await fetch(`/api/tables/${table}/resign`, { method: 'POST' });
  }, television.code);
  await ada.page.locator('[data-word=rematch]').click();
  // Whoever set up the next table goes there; the others are told that there is one, above what they press.
  const toNext = ben.page.locator('[data-word=rematch]', { hasText: 'To the new table' });
  await toNext.waitFor();
  const slip = ben.page.getByText('A new table is ready.');
  await slip.waitFor();
  const [told, pressed] = [await slip.boundingBox(), await toNext.boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(pressed?.y ?? 0);
  expect(await ada.page.getByText('A new table is ready.').count()).toBe(0);
  await television.page.locator('[data-viewer]').waitFor({ state: 'detached' });
  const code = await textOf(television.page.getByTestId('code'));
  expect(code).not.toBe(television.code);
  await second.page.getByTestId('code').getByText(code).waitFor();

  // Where people wait for others the room has something to think about, and after a while the answer.
  await second.page.clock.runFor(61_000);
  const puzzle = second.page.getByTestId('tv-puzzle');
  await puzzle.getByRole('listitem').nth(1).waitFor();
  expect(await puzzle.locator('[data-best]').count()).toBe(0);
  await second.page.getByTestId('code').getByText(code).waitFor();
  await second.page.clock.runFor(45_000);
  await puzzle.locator('[data-best]').getByText('%').waitFor();
  expect(await axeFinds(second.page)).toEqual([]);
  // Whoever presses anything is back where the game begins.
  await second.page.keyboard.press('ArrowRight');
  await second.page.getByTestId('in-short').waitFor();
  expect(await puzzle.count()).toBe(0);
  for (const { context } of [television, second, ada, ben]) await context.close();
});

test('nobody is told that they have no name before the house has said who they are; what is typed meanwhile stays', async () => {
  const server = inject('server');
  const television = await turnOn(visit, server);
  const { page, context } = await visit('/', { viewport: PHONE, server });
  await call(context, 'PUT', '/me', { name: 'Ben' });
  const name = page.getByLabel('Your name');
  const sit = page.getByRole('button', { name: 'Sit down' });
  /** The house takes its time to say who this is, until it is let go. */
  const comes = async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/me', (route) => held.then(() => route.continue()));
    await page.goto(`/join/${television.code}`);
    await name.waitFor();
    return async () => {
      const known = page.waitForResponse('**/api/me');
      letGo();
      await (await known).finished();
      await page.unroute('**/api/me');
    };
  };

  const hurrying = await comes();
  expect(await sit.isEnabled()).toBe(false);
  await hurrying();
  await expect.poll(() => name.inputValue()).toBe('Ben');
  expect(await sit.isEnabled()).toBe(true);

  const typing = await comes();
  await name.fill('Bea');
  await typing();
  await sit.click();
  await television.page.getByText('Bea', { exact: true }).waitFor();
  for (const one of [television.context, context]) await one.close();
});

/** The phone of whoever is asked. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const asked = pages.map(async (page) => {
    await page.locator('section[data-mine]').waitFor();
    return page;
  });
  return Promise.race(asked);
}

const PLACE = '[data-pane=map] g[role=button]';

/** The phone of whoever is asked where to go; what else is asked before is answered. */
async function whoMayPoint(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    const asked = await whoIsAsked(pages);
    if ((await asked.locator(PLACE).count()) > 0) return asked;
    await playTogether([asked], nextOnBoard, 1);
  }
}

test('a phone that slept, lost its network or was reloaded is where the table is', async () => {
  const server = overPlainHttp(inject('server'));
  const television = await turnOn(visit, server);
  const ada = await joinByPhone(visit, server, television.code, 'Ada');
  const ben = await joinByPhone(visit, server, television.code, 'Ben');
  await ada.page.locator('[data-word=start]').click();
  const both = [ada.page, ben.page];
  const asked = await whoIsAsked(both);
  const [other] = both.filter((page) => page !== asked);

  await other.context().setOffline(true);
  await look(other, true);
  await playTogether([asked], nextOnBoard, 1);
  await other.context().setOffline(false);
  await look(other, false);
  await caughtUp(other, asked);

  await asked.reload();
  await asked.locator('[data-pane=map]').waitFor();
  await caughtUp(asked, other);
  await playTogether(both, nextOnBoard, 1);
  await caughtUp(television.page, asked);
  for (const { context } of [television, ada, ben]) await context.close();
});
