import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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
  await page.getByText('nothing is sent until you do').waitFor();
  // This server sends no mail, so nobody is asked for an address.
  expect(await page.getByLabel('Mail address').count()).toBe(0);
  await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/hook`);
  await page.getByLabel('What you call it').fill('Our chat');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Sent. Did it arrive?').waitFor();
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
