import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../ground/problem.ts';
import type { House } from '../house/house.ts';
import { idIn } from '../people/rights/identity.ts';
import type { Ban } from '../storage/people.ts';
import { household, isOpenRoute, Limit, orWait } from './limits.ts';
import type { TypeBoxApp } from './typed.ts';

/** Where the operator's key is said. */
export const KEY_HEADER = 'operator-key';
/** Wrong keys an address may try in a minute. */
const KEYS_TRIED = 10;
/** What nobody can be kept from: being told why, taking one's data along, being forgotten. */
const OPEN_TO_ALL = ['/api/me', '/api/me/data', '/api/notice'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets nobody through who does not say the key; how long it looks does not depend on how much of it is right. */
export function operatorOnly(key: string) {
  const expected = digest(key);
  const tried = new Limit('operator-key', KEYS_TRIED, 60_000);
  return async ({ headers, ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const said = headers[KEY_HEADER];
    if (typeof said === 'string' && timingSafeEqual(digest(said), expected)) return;
    orWait(reply, tried.take(household(ip)));
    throw new Problem('operator-only', { header: KEY_HEADER });
  };
}

/** Whoever is banned is told so, and for how long, and nothing else is done for them. */
export function refuseBanned(app: TypeBoxApp, { orders }: House): void {
  app.addHook('onRequest', async ({ mark, ip, routeOptions, method }) => {
    const { url = '' } = routeOptions;
    if (isOpenRoute(url) || url.startsWith('/api/operator')) return;
    const ban = orders.banOf(idIn(mark), household(ip));
    if (ban === null || (OPEN_TO_ALL.includes(url) && method !== 'PUT')) return;
    throw bannedBy(ban);
  });
}

export function bannedBy({ reason: why, until }: Ban): Problem {
  return until === null
    ? new Problem('banned', { why })
    : new Problem('banned-until', { until: new Date(until).toISOString(), why });
}
