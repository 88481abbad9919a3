import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { browserForTests, PHONE } from './browser.ts';
import { setUpTable } from './friends.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

test('somebody says how to be told of a turn, tries it, and is told nothing at night', async () => {
  const heard: string[] = [];
  const chat = createServer(async (request, response) => {
    heard.push(await text(request));
    response.end();
  });
  await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening));
  const { port } = chat.address() as AddressInfo;
  const server = await startServer({ WEBHOOKS: 'any' });
  const { page, context } = await visit('/friends/karak', { server: server.address, viewport: PHONE });
  await setUpTable({ page, context });

  await page.goto('/me/turns');
  await page.getByText('nothing is sent before you do').waitFor();
  // This server sends no mail, so nobody is asked for an address.
  expect(await page.getByLabel('Mail address').count()).toBe(0);
  await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/hook`);
  await page.getByLabel('What you call it').fill('Our chat');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Sent. Has it come?').waitFor();
  expect(JSON.parse(heard[0]).content).toContain('This is how you will be told');
  await page.getByText('Quiet hours').click();
  await page.getByLabel('From').fill('23:30');
  await page.reload();
  await page.getByRole('button', { name: 'Remove “Our chat”' }).waitFor();
  expect(await page.getByLabel('From').inputValue()).toBe('23:30');
  await page.getByText('at most once a day').click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  chat.close();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('By webhook, did not get through').waitFor();
  await page.getByRole('button', { name: 'Remove “Our chat”' }).click();
  await page.getByRole('button', { name: 'Remove “Our chat”' }).waitFor({ state: 'detached' });
  await context.close();
  await server.stop();
});

test('a push is shown, and names where to go', async () => {
  const { page, context } = await visit('/', { offline: true });
  await context.grantPermissions(['notifications'], { origin: inject('server') });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const url = `${inject('server')}/table/somewhere`;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: inject('server'),
    registrationId: await registered,
    data: JSON.stringify({ title: 'Karak: your turn', body: 'with Ben', url, tag: 'table-1' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
    });
  await expect.poll(shown).toEqual([{ title: 'Karak: your turn', body: 'with Ben', tag: 'table-1', url }]);
  await context.close();
});
