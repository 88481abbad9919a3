import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../ground/config.ts';
import { Problem } from '../ground/problem.ts';
import type { TypeBoxApp } from './typed.ts';

/** A limit of one route, beside the one on everything. */
export interface RouteLimit {
  readonly most: number;
  readonly ms: number;
  /** Whose requests are counted together; an address where there is no guest. */
  readonly by: 'guest' | 'address';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit | readonly RouteLimit[];
  }
}

const TEN_SECONDS = 10_000;

/** Somebody who has to wait. */
interface Limited {
  readonly limit: string;
  readonly who: string;
  readonly most: number;
  readonly count: number;
  readonly seconds: number;
}

/** All limits there are, for those who want to know who is being limited. */
export class Limits {
  readonly #limits: Limit[] = [];

  add(name: string, most: number, ms: number): Limit {
    const limit = new Limit(name, most, ms);
    this.#limits.push(limit);
    return limit;
  }

  now(): Limited[] {
    return this.#limits.flatMap((limit) => limit.over());
  }
}

/** How often something may be done in a while, counted by who does it. */
export class Limit {
  readonly name: string;
  readonly #most: number;
  readonly #ms: number;
  readonly #counts = new Map<string, { count: number; until: number }>();
  #sweepAt = 0;

  constructor(name: string, most: number, ms: number) {
    this.name = name;
    this.#most = most;
    this.#ms = ms;
  }

  /** Counts one; how many milliseconds to wait if that was one too many, else 0. */
  take(who: string): number {
    // Not the time of day, which may be set: then people would wait as long as the clock jumped.
    const now = performance.now();
    if (now >= this.#sweepAt) this.#sweep(now);
    const known = this.#counts.get(who);
    const current = known !== undefined && now < known.until ? known : { count: 0, until: now + this.#ms };
    current.count++;
    this.#counts.set(who, current);
    return current.count > this.#most ? current.until - now : 0;
  }

  /** Who has to wait just now. */
  over(): Limited[] {
    const now = performance.now();
    return [...this.#counts].flatMap(([who, { count, until }]) =>
      count > this.#most && until > now
        ? [{ limit: this.name, who, most: this.#most, count, seconds: Math.ceil((until - now) / 1000) }]
        : [],
    );
  }

  #sweep(now: number): void {
    this.#sweepAt = now + this.#ms;
    for (const [who, { until }] of this.#counts) if (until <= now) this.#counts.delete(who);
  }
}

/** The address as limits count it: a household's IPv6 addresses, which share their first half, are one. */
export function household(ip: string): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(bare)) return bare;
  const [left, right] = bare.split('%')[0].split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = Array(8 - groups(left).length - groups(right).length).fill('0');
  return [...groups(left), ...zeros, ...groups(right)].slice(0, 4).join(':');
}

export function orWait(reply: FastifyReply, ms: number): void {
  if (ms === 0) return;
  const seconds = Math.ceil(ms / 1000);
  reply.header('retry-after', seconds);
  throw new Problem('slow-down', { seconds });
}

/** A ceiling for each address over everything it asks for, wrong tokens and pages that are not there included. */
export function limitAddresses(app: TypeBoxApp, limits: Limits, { addressLimit }: Config): void {
  const all = limits.add('address', addressLimit, TEN_SECONDS);
  app.addHook('onRequest', async ({ ip }, reply) => orWait(reply, all.take(household(ip))));
}

/**
 * What a guest may ask for, and what each route allows. Which route it is says the router: an address may be
 * written in many ways.
 */
export function limitGuests(app: TypeBoxApp, limits: Limits, { rateLimit }: Config): void {
  const general = limits.add('guest', rateLimit, TEN_SECONDS);
  const ofRoutes = new Map<RouteLimit, Limit>();
  const who = ({ guest, ip }: FastifyRequest, by: RouteLimit['by']) =>
    by === 'guest' && guest !== null ? guest.id : household(ip);

  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // A first visit fetches every built file at once, to be able to play offline: those cost the server little.
    if (isOpenRoute(url)) return;
    orWait(reply, general.take(who(request, 'guest')));
    for (const own of [config.limit ?? []].flat()) {
      const limit = ofRoutes.get(own) ?? limits.add(`${request.method} ${url}`, own.most, own.ms);
      ofRoutes.set(own, limit);
      orWait(reply, limit.take(who(request, own.by)));
    }
  });
}

/** Built files, and what those who run the server look at; everything else is the API, or nothing at all. */
export const isOpenRoute = (route: string | undefined): boolean =>
  route !== undefined && !route.startsWith('/api/');
