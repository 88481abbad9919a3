import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { karak } from '@undercroft/karak';
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { browserForTests, overPlainHttp, PATIENCE, PHONE, textOf } from './browser.ts';
import { setUpTable, sitDown } from './friends.ts';
import { playByClicks } from './play.ts';
import { comeToRest } from './rest.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });
const atHome = () => ({ server: overPlainHttp(inject('server')) });

test('over plain HTTP, by an address that is not localhost, one plays here and goes on later', async () => {
  const { page, context } = await visit('/', atHome());
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Play here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
  await playByClicks(page, (clicks) => clicks.length >= 3);
  const before = await textOf(page.getByTestId('log'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue playing' }).click();
  await page.getByTestId('log').waitFor();
  expect(await textOf(page.getByTestId('log'))).toContain(before.slice(0, 80));
  await context.close();
});

test('over plain HTTP the link can be copied, and a code typed in any way leads to the table', async () => {
  const ada = await visit('/friends/karak', atHome());
  const { link, code } = await setUpTable(ada);
  expect(link.startsWith(overPlainHttp(inject('server')))).toBe(true);
  expect(code).toMatch(/^[A-Z]{4}$/);
  // What the browser cannot do there is not offered.
  expect(await ada.page.getByRole('button', { name: 'Share the link' }).count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Copy the link' }).click();
  await ada.page.getByText('Copied.').waitFor();
  await ada.page.getByLabel('Say something').focus();
  await ada.page.keyboard.press('Control+V');
  expect(await ada.page.getByLabel('Say something').inputValue()).toBe(link);

  const ben = await visit('/', { ...atHome(), viewport: PHONE });
  const [a, b, c, d] = code.toLowerCase();
  await ben.page.getByLabel('Enter the code').fill(` ${a}${b}-${c} ${d} `);
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await sitDown(ben.page, 'Ben');
  await ben.page.getByText('I am ready').click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, ben]) await page.getByTestId('ask').waitFor();
  await ada.context.close();
  await ben.context.close();
});

test('at the door of a phone the code comes first, then what is to go on with; held sideways every game has its buttons', async () => {
  const { page, context } = await visit('/', { viewport: PHONE });
  const inSight = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true });
  const endOf = (place: Locator) =>
    place.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  await page.getByLabel('Enter the code').waitFor();
  expect(Math.max(...(await endOf(page.getByLabel('Enter the code'))))).toBeLessThan(240);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const label of [/^Play here/, /^Play with friends/, /^Learn/, /^Rules/]) {
    const ends = await endOf(inSight(label));
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends), String(label)).toBeLessThanOrEqual(390);
  }
  await putInBrowser(page, await gameUntil(karak, 3, ({ turn }) => turn > 2));
  await putInBrowser(page, await gameUntil(karak, 2, ({ asks }) => asks.length === 0));
  // As in any browser that somebody has played in; on a slow machine games may come too late to lie above the lids.
  await page.evaluate(() => localStorage.setItem('undercroft.before', 'yes'));
  const order = page.locator('main [data-game], main h2');
  const firstOf = async () => {
    await page.reload();
    for (const name of ['Replay', 'Continue playing']) await page.getByRole('button', { name }).waitFor();
    return (await order.allTextContents()).slice(0, 2);
  };
  await expect
    .poll(firstOf, { timeout: PATIENCE })
    .toEqual(['Continue playing', expect.stringContaining('Continue playing')]);
  // What is over makes room for what can be played.
  const [shelf, over] = [
    await endOf(page.locator('main [data-game=kragmortha]')),
    await endOf(page.getByRole('button', { name: 'Replay' })),
  ];
  expect(Math.min(...over)).toBeGreaterThan(Math.max(...shelf));
  await context.close();
});

test('an address somebody mistyped says so, and a code can be typed there; at the front door signs say what they are', async () => {
  const { page, context } = await visit('/join/50%');
  await page.getByRole('heading', { name: 'No table has this invitation code.' }).waitFor();
  await page.getByLabel('Enter the code').fill('50%');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'No table has this invitation code.' }).waitFor();
  await page.getByRole('button', { name: 'To the front door' }).click();
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();

  // To whoever rests on a sign or comes to it by key; afterwards it is silent.
  const [sign, slip] = [
    page.getByRole('button', { name: 'Settings' }),
    page.getByText('Settings', { exact: true }),
  ];
  await sign.hover();
  await slip.waitFor();
  await page.mouse.move(0, 0);
  await slip.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play here' }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await slip.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await context.close();
});

const lan = Object.values(networkInterfaces())
  .flat()
  .some((known) => known?.family === 'IPv4' && !known.internal);

test('a host who came as localhost invites by an address that guests can reach, with a code as long as a public server makes it', async () => {
  const server = await startServer({ HOST: '0.0.0.0', CODE_LETTERS: '24' });
  const ada = await visit('/friends/karak', { server: server.address });
  expect(new URL(ada.page.url()).hostname).toBe('localhost');
  const { link, code } = await setUpTable(ada);
  const { hostname, origin } = new URL(link);
  if (lan) expect(hostname).not.toMatch(/localhost|^127/);
  expect(code).toHaveLength(24 + 5);
  const ben = await visit('/', { server: lan ? origin : server.address });
  await ben.page.getByLabel('Enter the code').pressSequentially(code.replaceAll('-', ' - '));
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await sitDown(ben.page, 'Ben');
  await ada.page.getByText('Ben').waitFor();
  await ada.context.close();
  await ben.context.close();
  await server.stop();
});

test('a house below a path of another site works whole: pages, tables, friends, and without a network', async () => {
  const server = await startServer({ PUBLIC_URL: 'https://games.example/games' });
  const inside = `${server.address}/games`;
  const ada = await visit('/games/friends/karak', { server: server.address });
  const { link, code } = await setUpTable(ada);
  // What the server was told of its address is on the invitation.
  expect(link).toBe(`https://games.example/games/join/${code}`);
  const ben = await visit(new URL(link).pathname, { server: server.address, offline: true });
  await sitDown(ben.page, 'Ben');
  await ben.page.getByText('I am ready').click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, ben]) await page.getByTestId('ask').waitFor();
  expect(ada.page.url()).toMatch(new RegExp(`^${inside}/table/`));
  await ada.page.reload();
  await ada.page.getByTestId('ask').waitFor();

  await ben.page.goto(`${inside}/`);
  await ben.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await ben.context.setOffline(true);
  await ben.page.getByRole('button', { name: 'Play here' }).first().click();
  await ben.page.getByRole('button', { name: 'Begin' }).click();
  await ben.page.getByTestId('ask').waitFor();
  expect(ben.page.url()).toMatch(new RegExp(`^${inside}/here/`));
  await ben.page.reload();
  await ben.page.getByTestId('ask').waitFor();
  await ada.context.close();
  await ben.context.close();
  await server.stop();
});

test('without a line that is said once; what the server knows of one can be taken along, and is forgotten by two taps', async () => {
  const { page, context } = await visit('/friends/karak');
  await page.getByLabel('Your name').fill('Ada');
  // The page is whole before the line is lost.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const setUp = page.getByRole('button', { name: 'Set up a table' });
  const slips = page.getByRole('alertdialog', { includeHidden: true });
  for (const _ of ['once', 'again']) {
    const failed = page.waitForEvent('requestfailed');
    await setUp.click();
    await failed;
    await slips.getByText('The server cannot be reached.').first().waitFor();
    await comeToRest(page);
    expect(await slips.count()).toBe(1);
  }
  await context.setOffline(false);
  await setUp.click();
  // Where nobody else can come, the invitation says so.
  await page.getByText('This link works on this machine only.').waitFor();

  await page.goto('/friends/karak');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'What the server knows about me' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"undercroft-guest"');
  await page.getByRole('button', { name: 'Forget me on this server' }).click();
  await page.getByText('you give up the games you are playing').waitFor();
  await page.getByRole('button', { name: 'Forget me', exact: true }).click();
  await page.getByText('You are forgotten here.').first().waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('');
  await context.close();
});
