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
import { keyOfRequest } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { clearCookie, mustBeStill, setCookie } from '../who.ts';
import { routesOf } from './routes.ts';

/** Accounts: how somebody gets back in, here and on other devices. */
export function accountRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
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

  anyone('GET /sign-in', async (request) => ({
    passkeys: domainOf(request, config) !== null,
    openId: house.openId?.name ?? null,
  }));

  guests('GET /me/account', async (_, guest) => accountOf(accounts, guest));

  guests('POST /me/passkeys/options', makes, async (request, guest) =>
    passkeyOptions(accounts, mustHaveDomain(request, config), guest),
  );

  anyone('POST /me/passkeys', makes, async (request) => {
    const guest = await mustBeStill(identity, request);
    const { name, response } = request.body;
    await keepPasskey(accounts, mustHaveDomain(request, config), guest, name.trim(), response);
    return accountOf(accounts, guest);
  });

  guests('DELETE /me/passkeys/:id', async (request, guest) => {
    if (!(await accounts.removePasskey(guest.id, request.params.id))) throw new Problem('unknown-passkey');
    return accountOf(accounts, guest);
  });

  anyone('POST /me/recovery-codes', makes, async (request) => {
    const codes = await newRecoveryCodes(accounts, (await mustBeStill(identity, request)).id);
    return { codes };
  });

  anyone('POST /me/codes', makes, async (request) => {
    const { id, generation } = await mustBeStill(identity, request);
    return newDeviceCode(accounts, id, generation);
  });

  anyone('POST /sign-in/options', tries, async (request) =>
    signInOptions(accounts, mustHaveDomain(request, config)),
  );

  anyone('POST /sign-in', tries, async (request, reply) => {
    const { response, bring } = request.body;
    const id = await bearerOfPasskey(accounts, mustHaveDomain(request, config), response);
    return signIn(request, reply, id, bring);
  });

  anyone('POST /sign-in/code', tries, async (request, reply) => {
    const { code, bring } = request.body;
    return signIn(request, reply, await bearerOfCode(accounts, code, keyOfRequest(request)), bring);
  });

  anyone('POST /sign-in/recovery', tries, async (request, reply) => {
    const { code, bring } = request.body;
    return signIn(request, reply, await bearerOfRecovery(accounts, code, keyOfRequest(request)), bring);
  });

  guests('POST /me/sign-out', async (_, __, reply) => {
    clearCookie(reply);
  });

  anyone('POST /me/sign-out-elsewhere', makes, async (request, reply) => {
    const { id } = await mustBeStill(identity, request);
    await signOutElsewhere(house, id);
    setCookie(request, reply, await identity.mark(id));
  });
}
