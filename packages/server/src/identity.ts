import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newGuestId } from './codes.ts';
import type { Guest } from './lobby.ts';
import { Problem } from './problem.ts';
import type { Accounts } from './store/accounts.ts';
import type { People } from './store/people.ts';
import type { Store } from './store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if known. */
    guest: Guest | null;
  }
}

const COOKIE = 'undercroft';
const COOKIE_DAYS = 400;
const GUESTS_REMEMBERED = 20_000;
/** Nobody needs to know to the hour when a guest was last here. */
const SEEN_GRAIN_MS = 12 * 3_600_000;

/** Between a guest's id and how often they have signed out elsewhere. */
const BETWEEN = '~';

interface Known {
  readonly name: string;
  readonly generation: number;
  seenAt: number;
}

/** Who people are: a guest's id, signed, in a cookie or in a program's bearer token. */
export class Identity {
  readonly #store: Store;
  readonly #people: Pick<People, 'saw'>;
  readonly #accounts: Accounts;
  /** Guests seen lately, so that not every request has to read the storage. */
  readonly #known = new Map<string, Known>();
  /** Goes up whenever somebody is forgotten: what was read before that is not to be remembered. */
  #forgets = 0;

  constructor(store: Store, people: Pick<People, 'saw'>, accounts: Accounts) {
    this.#store = store;
    this.#people = people;
    this.#accounts = accounts;
  }

  async find(id: string): Promise<Guest | null> {
    const known = await this.#know(id);
    return known && { id, name: known.name };
  }

  /** Whose mark it is; nobody's any more once they have signed out elsewhere since. */
  async bearer(mark: string): Promise<Guest | null> {
    const [id, generation = '0'] = mark.split(BETWEEN);
    const known = await this.#know(id);
    return known?.generation === Number(generation) ? { id, name: known.name } : null;
  }

  /** What a browser is known by from now on. */
  async mark(id: string): Promise<string> {
    const generation = (await this.#know(id))?.generation ?? 0;
    return generation === 0 ? id : `${id}${BETWEEN}${generation}`;
  }

  async #know(id: string): Promise<Known | null> {
    const known = this.#known.get(id);
    if (known !== undefined) {
      if (known.seenAt < Date.now() - SEEN_GRAIN_MS) this.#saw(id, known);
      return known;
    }
    const forgets = this.#forgets;
    const kept = await this.#accounts.guest(id);
    if (kept === null) return null;
    const fresh: Known = { ...kept, seenAt: 0 };
    if (forgets === this.#forgets) this.#remember(id, fresh);
    return fresh;
  }

  #remember(id: string, known: Known): void {
    if (this.#known.size >= GUESTS_REMEMBERED) this.#known.clear();
    this.#known.set(id, known);
    this.#saw(id, known);
  }

  /** That somebody was here is kept, so that they are not taken for somebody who never returns. */
  #saw(id: string, known: { seenAt: number }): void {
    known.seenAt = Date.now();
    this.#people.saw(id, known.seenAt).catch(() => {
      // The storage is out of reach: the next request tries again.
      known.seenAt = 0;
    });
  }

  async welcome(name: string): Promise<Guest> {
    const id = newGuestId();
    await this.#store.addGuest(id, name, Date.now());
    this.#remember(id, { name, generation: 0, seenAt: 0 });
    return { id, name };
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name);
    this.forgotten(guest.id);
    return { ...guest, name };
  }

  /** Every mark given out before is worth nothing. */
  async signOutEverywhere(id: string): Promise<void> {
    await this.#accounts.signOutEverywhere(id);
    this.forgotten(id);
  }

  async forget(id: string): Promise<void> {
    await this.#store.forgetGuest(id);
    this.forgotten(id);
  }

  /** Another node has forgotten or renamed a guest. */
  forgotten(id: string): void {
    this.#forgets++;
    this.#known.delete(id);
  }

  /** Something may have been missed: everybody is looked up again. */
  forgetAll(): void {
    this.#forgets++;
    this.#known.clear();
  }
}

/** Every request is asked who it is from. */
export async function askWho(
  app: FastifyInstance,
  identity: Identity,
  secrets: readonly string[],
): Promise<void> {
  await app.register(cookie, { secret: [...secrets] });
  app.decorateRequest('guest', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    const signed = token ?? request.cookies[COOKIE];
    if (signed === undefined) return;
    const { valid, value } = request.unsignCookie(signed);
    request.guest = valid ? await identity.bearer(value) : null;
    // A browser with an old cookie may become a new guest; a program with a wrong token wants to know.
    if (token !== undefined && request.guest === null) {
      throw new Problem('unknown-token');
    }
  });
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer ([\w.+/=-]{1,300})$/i.exec(headers.authorization)?.[1];
  if (token === undefined) throw new Problem('no-token');
  return token;
}

export function mustBeGuest({ guest }: FastifyRequest): Guest {
  if (guest === null) throw new Problem('no-guest');
  return guest;
}

/** This browser is known by the mark from now on. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  reply.setCookie(COOKIE, reply.signCookie(mark), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: COOKIE_DAYS * 86_400,
  });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
