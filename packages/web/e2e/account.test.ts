import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call } from './api.ts';
import { browserForTests, goTo, NOWHERE, overPlainHttp, PHONE, textOf, type Visit } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** A device that makes passkeys and unlocks them by itself. */
async function withPasskeys({ page, context }: Visit) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { devtools, authenticatorId };
}
type Keys = Awaited<ReturnType<typeof withPasskeys>>;

/** Passkeys come to another device of the same person by way of a cloud. */
async function share(from: Keys, to: Keys) {
  const { authenticatorId } = from;
  const { credentials } = await from.devtools.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.devtools.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
  }
}

const openMe = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'You and your games' }).click();
};

test('a name makes an account, before any table; one by days is found again on a phone, by passkey and by code', async () => {
  const ada = await visit(NOWHERE);
  const keys = await withPasskeys(ada);
  // A name makes one, before there is any table.
  await openMe(ada.page);
  await ada.page.getByText('This browser has no name yet.').waitFor();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Make an account' }).click();
  await ada.page.getByRole('button', { name: 'Change the name' }).waitFor();

  // A table by days is set up as one: its clock is there before anybody is invited, and counts in days.
  await goTo(ada.page, '/friends/karak');
  await ada.page.getByLabel('When do you play?').click();
  await ada.page.getByRole('option', { name: 'By days: 1 day for each move' }).click();
  await expect.poll(() => ada.page.getByLabel('Your name').inputValue()).toBe('Ada');
  await ada.page.getByRole('button', { name: 'Set up a table' }).click();
  await ada.page.getByTestId('invitation').waitFor();
  expect(
    await textOf(ada.page.getByRole('combobox', { name: 'Time to think before the computer plays on' })),
  ).toBe('1 day');
  const id = new URL(ada.page.url()).pathname.split('/').at(-1);
  const { clock } = await call<{ clock: number | null }>(ada.context, 'GET', `/tables/${id}`);
  expect(clock).toBe(86_400);

  await openMe(ada.page);
  await ada.page.getByRole('region', { name: 'In progress' }).getByText('Karak').waitFor();
  await ada.page.getByRole('tab', { name: 'Account' }).click();
  await ada.page.getByLabel('Name of this passkey').fill('Laptop');
  await ada.page.getByRole('button', { name: 'Make a passkey' }).click();
  await ada.page.getByText('Made. You can sign in with it').waitFor();
  await ada.page.getByRole('button', { name: 'Remove “Laptop”' }).waitFor();
  await ada.page.getByRole('button', { name: 'Make new codes' }).click();
  const code = await textOf(ada.page.getByTestId('recovery-codes').locator('li').first());
  expect(code).toMatch(/^[A-Z]{4}(-[A-Z]{4}){3}$/);

  // The phone has the passkey, too.
  const phone = await visit('/me/account', { viewport: PHONE });
  await share(keys, await withPasskeys(phone));
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.getByText('Welcome back, Ada.').waitFor();
  await phone.page.getByRole('tab', { name: 'My games' }).click();
  await phone.page.getByRole('region', { name: 'In progress' }).getByText('Karak').waitFor();
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);

  // At home, over plain HTTP, a code does it.
  const tab = phone.page.getByRole('tab', { name: 'Account' });
  await tab.click();
  // The last of five tabs on a phone is seen whole once it is open.
  await expect
    .poll(() => tab.evaluate((one) => one.getBoundingClientRect().right))
    .toBeLessThanOrEqual(PHONE.width);
  await phone.page.getByRole('button', { name: 'Make a code' }).click();
  const once = await textOf(phone.page.getByTestId('device-code'));
  const home = await visit('/me/account', { server: overPlainHttp(inject('server')) });
  // A device that is slow to rest says what happened all the same.
  await home.context.addInitScript(() => {
    window.requestIdleCallback = (rested) => setTimeout(rested, 2500);
  });
  await home.page.reload();
  await home.page.getByText('Passkeys need HTTPS.').waitFor();
  expect(await home.page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  await home.page.getByLabel('Code from your other device').fill(once.toLowerCase());
  await home.page.getByRole('button', { name: 'Sign in with the code' }).first().click();
  await home.page.getByText('Welcome back, Ada.').waitFor();

  // The laptop is lost: everybody else is signed out, and whoever has a recovery code comes back.
  await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await phone.page.getByText('All other browsers are signed out.').waitFor();
  await home.page.reload();
  await home.page.getByText('This browser has no name yet.').waitFor();
  await home.page.getByLabel('Recovery code').fill(code);
  await home.page.getByRole('button', { name: 'Sign in with the code' }).last().click();
  await home.page.getByText('Welcome back, Ada.').waitFor();
  await home.page.getByText('7 codes left').waitFor();
  for (const { context } of [ada, phone, home]) await context.close();
});
