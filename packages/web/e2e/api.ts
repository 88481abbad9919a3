import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';

/** Somebody's own call to the server, without a screen. */
export async function call<R>(
  { request }: BrowserContext,
  method: string,
  path: string,
  data?: object,
): Promise<R> {
  const reply = await request.fetch(`/api${path}`, { method, ...(data && { data }), timeout: PATIENCE });
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

interface Begun {
  readonly options?: object;
  /** How many computer players sit beside them. */
  readonly bots?: number;
  /** What else the table agrees on. */
  readonly wishes?: object;
}

/** Somebody sets up a table with so many computer players; tells its name and the code of the invitation. */
export async function setUpOnline(
  host: BrowserContext,
  game: string,
  { options = {}, bots = 0, wishes = {} }: Begun = {},
): Promise<{ id: string; invitation: string }> {
  await call(host, 'PUT', '/me', { name: 'Ada' });
  const { id, you } = await call<{ id: string; you: { invitation: string } }>(host, 'POST', '/tables', {
    game,
    options,
  });
  for (let seat = 2; seat < 2 + bots; seat++)
    await call(host, 'PUT', `/tables/${id}/seats/${seat}/bot`, { level: 'adept' });
  // Before anybody is ready: what the host changes later takes that back.
  await call(host, 'PATCH', `/tables/${id}`, wishes);
  return { id, invitation: you.invitation };
}

/** Ada and Ben have begun a game online. */
export async function beginOnline(ada: BrowserContext, ben: BrowserContext, game: string, begun: Begun = {}) {
  const table = await setUpOnline(ada, game, begun);
  await call(ben, 'PUT', '/me', { name: 'Ben' });
  await call(ben, 'POST', `/tables/${table.id}/seats`, { invitation: table.invitation });
  await call(ben, 'PATCH', `/tables/${table.id}/seats/1`, { ready: true });
  await call(ada, 'POST', `/tables/${table.id}/start`);
  return table;
}
