import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import {
  accountOf,
  bearerOfCode,
  bearerOfRecovery,
  newDeviceCode,
  newRecoveryCodes,
  signOutElsewhere,
} from '../../people/accounts/account.ts';
import {
  bearerOfPasskey,
  domainOf,
  keepPasskey,
  mustHaveDomain,
  passkeyOptions,
  signInOptions,
} from '../../people/accounts/passkeys.ts';
import { bringAlong } from '../../people/bringing.ts';
import { keyOf } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { clearCookie, mustBeGuest, mustBeStill, setCookie } from '../who.ts';
import { at } from './at.ts';

/** Accounts: how somebody gets back in, here and on other devices. */
export function accountRoutes(app: TypeBoxApp, house: House): void {
  const { accounts, identity, config } = house;
  // By address: whoever signs in is nobody yet. Codes could be guessed otherwise.
  const tries = { limit: { most: 30, ms: 60_000, by: 'address' as const } };
  const makes = { limit: { most: 30, ms: 60_000, by: 'guest' as const } };

  /** This browser is somebody from now on; with `bring`, whom it was before becomes the same person. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, id: string, bring = false) {
    const guest = await identity.find(id);
    if (guest === null) throw new Problem('no-such-guest');
    if (bring && request.guest !== null) await bringAlong(house, request.guest, guest);
    setCookie(request, reply, await identity.mark(id));
    return { guest };
  }

  app.route({
    ...at('GET /sign-in'),
    handler: async (request) => ({
      passkeys: domainOf(request, config) !== null,
      openId: house.openId?.name ?? null,
    }),
  });

  app.route({
    ...at('GET /me/account'),
    handler: async (request) => accountOf(accounts, mustBeGuest(request)),
  });

  app.route({
    ...at('POST /me/passkeys/options'),
    config: makes,
    handler: async (request) =>
      passkeyOptions(accounts, mustHaveDomain(request, config), mustBeGuest(request)),
  });

  app.route({
    ...at('POST /me/passkeys'),
    config: makes,
    handler: async (request, reply) => {
      const guest = await mustBeStill(identity, request);
      const { name, response } = request.body;
      await keepPasskey(accounts, mustHaveDomain(request, config), guest, name.trim(), response);
      reply.code(201);
      return accountOf(accounts, guest);
    },
  });

  app.route({
    ...at('DELETE /me/passkeys/:id'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      if (!(await accounts.removePasskey(guest.id, request.params.id))) throw new Problem('unknown-passkey');
      return accountOf(accounts, guest);
    },
  });

  app.route({
    ...at('POST /me/recovery-codes'),
    config: makes,
    handler: async (request, reply) => {
      const codes = await newRecoveryCodes(accounts, (await mustBeStill(identity, request)).id);
      reply.code(201);
      return { codes };
    },
  });

  app.route({
    ...at('POST /me/codes'),
    config: makes,
    handler: async (request, reply) => {
      const { id, generation } = await mustBeStill(identity, request);
      reply.code(201);
      return newDeviceCode(accounts, id, generation);
    },
  });

  app.route({
    ...at('POST /sign-in/options'),
    config: tries,
    handler: async (request) => signInOptions(accounts, mustHaveDomain(request, config)),
  });

  app.route({
    ...at('POST /sign-in'),
    config: tries,
    handler: async (request, reply) => {
      const { response, bring } = request.body;
      const id = await bearerOfPasskey(accounts, mustHaveDomain(request, config), response);
      return signIn(request, reply, id, bring);
    },
  });

  app.route({
    ...at('POST /sign-in/code'),
    config: tries,
    handler: async (request, reply) => {
      const { code, bring } = request.body;
      return signIn(request, reply, await bearerOfCode(accounts, code, keyOf(request)), bring);
    },
  });

  app.route({
    ...at('POST /sign-in/recovery'),
    config: tries,
    handler: async (request, reply) => {
      const { code, bring } = request.body;
      return signIn(request, reply, await bearerOfRecovery(accounts, code, keyOf(request)), bring);
    },
  });

  app.route({
    ...at('POST /me/sign-out'),
    handler: async (request, reply) => {
      mustBeGuest(request);
      clearCookie(reply);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('POST /me/sign-out-elsewhere'),
    config: makes,
    handler: async (request, reply) => {
      const { id } = await mustBeStill(identity, request);
      await signOutElsewhere(house, id);
      setCookie(request, reply, await identity.mark(id));
      reply.code(204);
      return null;
    },
  });
}
