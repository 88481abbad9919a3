import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../ground/problem.ts';
import { type Identity, MARK } from '../people/rights/identity.ts';
import type { Guest } from '../tables/lobby.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if known. */
    guest: Guest | null;
    /** The signed mark they came with, if any. */
    mark: string | null;
  }
}

const COOKIE = 'undercroft';
const COOKIE_DAYS = 400;
/** Every request is asked who it is from. */
export async function askWho(
  app: FastifyInstance,
  identity: Identity,
  secrets: readonly string[],
): Promise<void> {
  await app.register(cookie, { secret: [...secrets] });
  app.decorateRequest('guest', null);
  app.decorateRequest('mark', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    const signed = token ?? request.cookies[COOKIE];
    if (signed === undefined) return;
    const { valid, value } = request.unsignCookie(signed);
    if (valid && MARK.test(value)) request.mark = value;
    request.guest = request.mark === null ? null : await identity.bearer(request.mark);
    // A browser with an old cookie may become a new guest; a program with a wrong token wants to know.
    if (token !== undefined && request.guest === null) {
      throw new Problem('unknown-token');
    }
  });
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer ([\w.+/=~-]{1,300})$/i.exec(headers.authorization)?.[1];
  if (token === undefined) throw new Problem('no-token');
  return token;
}

export function mustBeGuest({ guest }: Pick<FastifyRequest, 'guest'>): Guest {
  if (guest === null) throw new Problem('no-guest');
  return guest;
}

/** For what opens doors for good: whoever asks, as the storage has it, and not as this node remembers. */
export async function mustBeStill(identity: Identity, { mark }: FastifyRequest) {
  const guest = mark === null ? null : await identity.still(mark);
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
