import type { OnlineTable } from '@undercroft/protocol';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, setUpOnline } from './api.ts';
import { browserForTests, NOWHERE, textOf } from './browser.ts';
import { adaAndBenPlay, chairs, fromMenu, setUpTable, sitDown, watchFor } from './friends.ts';
import { explore } from './play.ts';

const { visit } = browserForTests({ painted: false });
const PHONE = { width: 390, height: 844 };
const byPhone = (path: string) => visit(path, { viewport: PHONE });

/** Seen without scrolling, and covered by nothing. */
const inSight = async (thing: Locator): Promise<boolean> => {
  await thing.waitFor();
  return thing.evaluate((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return scrollY === 0 && hit !== null && (control.contains(hit) || hit.contains(control));
  });
};

test('a lobby on a phone: ready and talk are in sight at once, and whoever is there is not away', async () => {
  const ada = await visit('/friends/kragmortha');
  const { link } = await setUpTable(ada);
  const ben = await byPhone(link);
  const neverAway = await Promise.all([ada, ben].map(({ page }) => watchFor(page, 'away')));
  await sitDown(ben.page, 'Ben');
  expect(await inSight(ben.page.getByRole('switch', { name: 'I am ready' }))).toBe(true);
  // So is talk: beside the seats where there is room, else its last word.
  const say = ada.page.getByLabel('Say something');
  expect(await inSight(say)).toBe(true);
  await say.fill('Who has the biscuits?');
  await say.press('Enter');
  expect(await inSight(ada.page.getByTestId('chat').getByText('Who has the biscuits?'))).toBe(true);
  const last = ben.page.getByTestId('last-said');
  await last.getByText('Who has the biscuits?').waitFor();
  expect(await inSight(last)).toBe(true);
  expect(await textOf(ben.page.getByTestId('unread'))).toBe('1');
  await ben.page.locator('[data-word=talk]').click();
  await ben.page.getByLabel('Say something').fill('Me.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByTestId('chat').getByText('Me.').waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ben.page.getByTestId('unread').waitFor({ state: 'detached' });
  for (const { page } of [ada, ben]) await expect.poll(() => chairs(page)).toHaveLength(2);
  // Also on another chair.
  await ben.page.getByRole('button', { name: 'Sit here' }).last().click();
  for (const { page } of [ada, ben]) {
    await expect.poll(async () => (await chairs(page)).at(-1)).toContain('not ready yet');
  }
  expect(await Promise.all(neverAway.map((seen) => seen()))).toEqual([false, false]);
  const address = ben.page.url();
  await ben.page.goto('/rules/karak');
  await expect.poll(async () => (await chairs(ada.page)).join()).toContain('away');
  await ben.page.goto(address);
  await expect.poll(async () => (await chairs(ada.page)).join()).not.toContain('away');
  await ada.context.close();
  await ben.context.close();
});

test('a reply that took long does not undo what happened since', async () => {
  const ada = await visit('/friends/karak');
  const { link } = await setUpTable(ada);
  const ben = await visit(link);
  await sitDown(ben.page, 'Ben');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await ben.page.route('**/api/tables/*/seats/1', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const answered = ben.page.waitForResponse('**/api/tables/*/seats/1');
  await ben.page.getByText('I am ready').click();
  await ada.page.getByText('ready', { exact: true }).waitFor();
  await ada.page.locator('[data-word=add-bot]').last().click();
  await expect.poll(() => chairs(ben.page)).toHaveLength(3);
  letGo();
  await (await answered).finished();
  await ben.page.getByLabel('Say something').fill('Hello');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.getByTestId('chat').getByText('Hello').waitFor();
  expect(await chairs(ben.page)).toHaveLength(3);
  await ada.context.close();
  await ben.context.close();
});

/** Whether something lies over the board of its page. */
async function coversBoard(thing: Locator): Promise<boolean> {
  const [lies, board] = [await thing.boundingBox(), await thing.page().locator('main').boundingBox()];
  if (lies === null || board === null) throw new Error('something and a board are expected');
  return (
    lies.y < board.y + board.height &&
    board.y < lies.y + lies.height &&
    lies.x < board.x + board.width &&
    board.x < lies.x + lies.width
  );
}

test('an offer to end lies beside the board, can be declined, and giving up is not agreeing', async () => {
  const { ada, ben } = await adaAndBenPlay('kragmortha', visit, byPhone);
  await fromMenu(ada.page, 'Offer to end the game');
  const offer = ben.page.getByRole('status').filter({ hasText: 'Wants to end the game: Ada' });
  await offer.waitFor();
  expect(await coversBoard(offer)).toBe(false);
  await ben.page.getByRole('button', { name: 'Play on' }).click();
  await ada.page.getByText('The others want to play on.').waitFor();
  await offer.waitFor({ state: 'hidden' });

  await fromMenu(ada.page, 'Offer to end the game');
  await offer.waitFor();
  await fromMenu(ben.page, 'Give up');
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  for (const { page } of [ada, ben]) {
    await page.getByTestId('result').waitFor();
    expect(await textOf(page.getByRole('dialog', { name: 'The game is over' }))).toContain(
      'Ben gave up. Nobody wins.',
    );
  }
  await ada.page.getByRole('button', { name: 'Save or share the match' }).click();
  await ada.page.getByText('Saved among your downloads').waitFor();
  // Whoever has the address of it, and nothing else, watches it and how it went.
  const eve = await visit(new URL(ada.page.url()).pathname);
  await eve.page.waitForURL(/\/replay\/table\/.*review/);
  await eve.page.getByRole('dialog', { name: 'How it went' }).waitFor();
  await eve.context.close();
  await ada.context.close();
  await ben.context.close();
});

test('a misclick is taken back when the others allow it, and everybody sees that it was; spectators are told that they watch', async () => {
  const { ada, ben, link } = await adaAndBenPlay('karak', visit, byPhone);
  const cy = await visit(link);
  await cy.page.getByTestId('ask').waitFor();
  await cy.page.getByText('You are watching.').waitFor();
  for (const { page } of [ada, ben]) expect(await page.getByText('You are watching.').count()).toBe(0);
  const mine = ({ page }: typeof ada) => page.locator('section[data-mine]');
  await expect.poll(async () => (await mine(ada).count()) + (await mine(ben).count())).toBe(1);
  const first = (await mine(ada).count()) > 0;
  const [one, other] = first ? [ada, ben] : [ben, ada];
  const name = first ? 'Ada' : 'Ben';
  const ask = one.page.getByTestId('ask');
  const before = await textOf(ask);
  const board = ({ page }: typeof ada) =>
    page.locator('main [data-shows]').evaluateAll((all) => all.map((one) => one.getAttribute('data-shows')));
  const lay = await board(other);
  // A step into the dark: a tile is drawn, and luck is not taken back for nothing.
  await explore(one.page);
  await expect.poll(() => board(other)).not.toEqual(lay);
  const back = one.page.locator('[data-word=take-back]');
  expect(await textOf(back)).toBe('Take back…');
  expect(await other.page.locator('[data-word=take-back]').count()).toBe(0);

  await back.click();
  const asks = `${name} asks to take back the last move and everything that came of it.`;
  const wish = (who: typeof ada) => who.page.getByRole('status').filter({ hasText: asks });
  await wish(other).waitFor();
  await wish(cy).waitFor();
  expect(await wish(cy).getByRole('button').count()).toBe(0);
  expect(await coversBoard(wish(other))).toBe(false);
  const waits = one.page.getByText(
    `You have asked to take back your last move. Waiting for: ${first ? 'Ben' : 'Ada'}`,
  );
  await waits.waitFor();
  await wish(other).getByRole('button', { name: 'Allow it' }).click();
  const line = `${name} takes a move back, with all that came of it.`;
  for (const who of [one, other, cy]) {
    const [log, side] = [who.page.getByTestId('log'), who.page.getByRole('button', { name: 'Log, Rules' })];
    await expect.poll(() => board(who)).toEqual(lay);
    if (await side.isVisible()) await side.click();
    await expect.poll(() => log.textContent()).toContain(line);
    // What was seen stays seen: it is struck, not gone.
    expect(await log.locator('s').count()).toBeGreaterThan(0);
  }
  await expect.poll(() => textOf(ask)).toBe(before);
  expect(await one.page.getByText('The others want to play on.').count()).toBe(0);
  await mine(one).waitFor();

  // Another step, and this time it stays.
  await explore(one.page);
  await back.click();
  await waits.waitFor();
  const side = other.page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await side.isVisible()) await side.click();
  const declines = wish(other).getByRole('button', { name: 'Play on' });
  await declines.click();
  await one.page.getByText('The others want to play on.').waitFor();
  await waits.waitFor({ state: 'hidden' });

  // The record tells of it, too.
  const id = new URL(ada.page.url()).pathname.split('/').at(-1);
  for (const { page } of [ada, ben])
    await page.evaluate((at) => fetch(`/api/tables/${at}/offer-end`, { method: 'PUT' }), id);
  await ada.page.goto(`/replay/table/${id}`);
  await ada.page.getByRole('slider').press('End');
  await ada.page.getByTestId('log').getByText(line).waitFor();
  expect(await ada.page.getByTestId('log').locator('s').count()).toBeGreaterThan(0);
  for (const { context } of [ada, ben, cy]) await context.close();
});

test('whoever comes late is told why they watch, looks on by name, plays on for somebody who gave up, by leave', async () => {
  const { ada, ben, link } = await adaAndBenPlay('karak', visit, visit);
  const cleo = await visit(link, { viewport: PHONE });
  await cleo.page.getByText('The game had begun when you came. You are watching.').waitFor();
  await cleo.page.getByRole('button', { name: 'Watch under a name' }).click();
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await cleo.page.locator('[role=dialog] [data-word=sit]').click();
  await cleo.page.getByText('You are watching as Cleo.').waitFor();
  // Nothing is open yet but the next match.
  expect(await cleo.page.locator('[data-word=take-over]').count()).toBe(0);
  await cleo.page.getByRole('button', { name: 'A place in the next match' }).click();
  await cleo.page.getByText('You have a place in the next match').waitFor();
  const id = new URL(ben.page.url()).pathname.split('/').at(-1) ?? '';
  await call(ben.context, 'POST', `/tables/${id}/resign`);
  await cleo.page.locator('[data-word=take-over]').click();
  await ada.page.getByText('Cleo is watching and would like to play on for').waitFor();
  await ada.page.getByRole('button', { name: 'Let them play' }).click();
  // A table of one's own now, and nothing is said of watching any more.
  await cleo.page.getByText('You are watching').waitFor({ state: 'detached' });
  const { you, seats } = await call<OnlineTable>(cleo.context, 'GET', `/tables/${id}`);
  expect(seats[you.seat ?? -1]).toMatchObject({ name: 'Cleo', resigned: false, standIn: null });
  for (const { context } of [ada, ben, cleo]) await context.close();
});

test('a seat that was carried says so on the old device', async () => {
  const { ada, ben } = await adaAndBenPlay('karak', visit, byPhone);
  const carry = async (from: typeof ada) => {
    await fromMenu(from.page, 'To another device');
    const link = await from.page.getByRole('dialog').getByRole('link').getAttribute('href');
    const phone = await byPhone(link ?? '');
    await phone.page.getByTestId('ask').waitFor();
    return phone;
  };
  // Ada made the table: without a seat she has no way in. Ben still has his invitation.
  const hers = await carry(ada);
  await ada.page.getByRole('heading', { name: 'Your seat is now on another device.' }).waitFor();
  const his = await carry(ben);
  await ben.page.getByText('Your seat is now on another device. You are watching.').waitFor();
  await ben.page.reload();
  await ben.page.getByText('Your seat is now on another device. You are watching.').waitFor();
  for (const { context } of [ada, ben, hers, his]) await context.close();
});

test('at a full table one is told that one will watch', async () => {
  const host = await visit(NOWHERE);
  // Five may play Karak: computer players sit on every chair but the host's.
  const { id, invitation } = await setUpOnline(host.context, 'karak', { bots: 3 });
  await call(host.context, 'PUT', `/tables/${id}/seats/1/bot`, { level: 'adept' });
  const late = await visit(`/join/${invitation}`);
  await late.page.getByText('Every seat is taken. You will watch when the game begins.').waitFor();
  expect(await late.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await host.context.close();
  await late.context.close();
});

test('whoever comes back to a seat that a computer plays on sits down again by coming back', async () => {
  const { ada, ben } = await adaAndBenPlay('karak', visit, byPhone, { awayLimit: 1 });
  const table = ben.page.url();
  await ben.page.goto('/rules/karak');
  const id = new URL(ada.page.url()).pathname.split('/').at(-1);
  const seats = () =>
    ada.page.evaluate(
      async (at) =>
        (await (await fetch(`/api/tables/${at}`)).json()).seats.map(
          (seat: { standIn: string | null }) => seat.standIn,
        ),
      id,
    );
  await ada.page.getByRole('button', { name: 'Let the computer play for Ben' }).click();
  await expect.poll(seats).toEqual([null, 'adept', null]);
  await ben.page.goto(table);
  await expect.poll(seats).toEqual([null, null, null]);
  await ben.page.getByTestId('ask').waitFor();
  expect(await ben.page.getByText('The computer is playing for you.').count()).toBe(0);
  await ada.context.close();
  await ben.context.close();
});

test('at a table with a clock one sees whose time runs, and a computer plays on when it is up', async () => {
  const { ada, ben } = await adaAndBenPlay('karak', visit, byPhone, { clock: 20 });
  for (const { page } of [ada, ben]) {
    expect(await page.getByRole('timer').first().textContent()).toMatch(/^0:(20|[01]\d) left$/);
  }
  // Both are here and nobody does anything.
  const replaced = ({ page }: typeof ada) => page.getByText('The computer is playing for you.');
  const waiting = [ada, ben].map((who) =>
    replaced(who)
      .waitFor({ timeout: 180_000 })
      .then(() => who),
  );
  const gone = await Promise.race(waiting);
  // It stays so until they say that they are back, while the computer plays for them.
  const lines = () => gone.page.getByTestId('log').locator('li').count();
  const before = await lines();
  await expect.poll(lines).toBeGreaterThan(before + 1);
  expect(await replaced(gone).count()).toBe(1);
  await ada.context.close();
  await ben.context.close();
});
