import type { FastifyRequest } from 'fastify';
import { idOfKey } from '../ground/codes.ts';
import { household } from './limits.ts';

const TABLE_LETTERS = 12;
const GUEST_LETTERS = 22;

/** The key by which something is to be made once, if one was sent. */
export const keyOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key.toLowerCase() : null;
};

/** The id of what somebody makes with this key; none where it is to be a fresh one. */
export function idFor(secret: string, request: FastifyRequest, what: string): string | undefined {
  const key = keyOfRequest(request);
  return key === null ? undefined : idOfKey(secret, TABLE_LETTERS, what, request.guest?.id ?? '', key);
}

/** Whoever becomes a guest is nobody yet: by where they come from, and what they are called. */
export function guestIdFor(secret: string, request: FastifyRequest, name: string): string | undefined {
  const key = keyOfRequest(request);
  return key === null ? undefined : idOfKey(secret, GUEST_LETTERS, 'guest', household(request.ip), name, key);
}
