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

/** Ada and Ben have begun a game online. */
export async function beginOnline(ada: BrowserContext, ben: BrowserContext, game: string, options = {}) {
  await call(ada, 'PUT', '/me', { name: 'Ada' });
  await call(ben, 'PUT', '/me', { name: 'Ben' });
  const { id, you } = await call<{ id: string; you: { invitation: string } }>(ada, 'POST', '/tables', {
    game,
    options,
  });
  const { invitation } = you;
  await call(ben, 'POST', `/tables/${id}/seats`, { invitation });
  await call(ben, 'PATCH', `/tables/${id}/seats/1`, { ready: true });
  await call(ada, 'POST', `/tables/${id}/start`);
  return { id, invitation };
}
