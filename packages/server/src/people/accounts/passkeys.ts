import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { theTime } from '../../ground/clock.ts';
import type { Config } from '../../ground/config.ts';
import { Problem } from '../../ground/problem.ts';
import type { Accounts, Passkey } from '../../storage/accounts.ts';
import type { Guest } from '../../tables/lobby.ts';

/** Fetched when the first passkey comes: most houses have none. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 15 * 60_000;
const newChallenge = () => new Uint8Array(randomBytes(24));
const MOST_PASSKEYS = 20;
/** Devices without PIN or fingerprint sign in, too: having the device is what counts. */
const requireUserVerification = false;

/** Whom passkeys are made for: a domain, and the address pages of it have. */
interface Domain {
  readonly id: string;
  readonly origin: string;
}

/** Browsers know passkeys by name, over HTTPS or on the machine itself; anywhere else there are none. */
export function domainOf({ protocol, host, hostname }: FastifyRequest, config: Config): Domain | null {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0 || (protocol !== 'https' && !isLocal)) return null;
  const { passkeyDomain } = config;
  const above = passkeyDomain !== null && `.${hostname}`.endsWith(`.${passkeyDomain}`);
  return { id: above ? passkeyDomain : hostname, origin: `${protocol}://${host}` };
}

export function mustHaveDomain(request: FastifyRequest, config: Config): Domain {
  const domain = domainOf(request, config);
  if (domain === null) throw new Problem('no-passkeys-here');
  return domain;
}

/** What a browser needs to make a passkey for a guest, or for the same person's next device. */
export async function passkeyOptions(accounts: Accounts, { id: rpID }: Domain, guest: Guest) {
  const known = await accounts.passkeys(guest.id);
  if (known.length >= MOST_PASSKEYS) throw new Problem('passkeys-many', { most: MOST_PASSKEYS });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Undercroft', rpID, userName: guest.name, attestationType: 'none' },
    challenge: newChallenge(),
    // The same for all passkeys of a guest, and tells nobody the guest's id.
    userID: new Uint8Array(createHash('sha256').update(guest.id).digest()),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const expires = theTime() + CHALLENGE_MS;
  await accounts.addOnce({ key: options.challenge, kind: 'passkey', guest: guest.id, expires });
  return options;
}

/** Keeps a passkey that answers a challenge this guest was given. */
export async function keepPasskey(
  accounts: Accounts,
  domain: Domain,
  guest: Guest,
  name: string,
  sent: object,
): Promise<void> {
  const response = sent as RegistrationResponseJSON;
  const expectedChallenge = async (challenge: string) =>
    (await accounts.takeOnce(challenge, 'passkey', theTime()))?.guest === guest.id;
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await believed(() =>
    verifyRegistrationResponse({
      ...{ response, expectedChallenge, requireUserVerification },
      ...{ expectedOrigin: domain.origin, expectedRPID: domain.id },
    }),
  );
  if (!verified || registrationInfo === undefined) throw new Problem('passkey-refused');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const kept = await accounts.addPasskey({
    ...{ id, guest: guest.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter },
    ...{ transports: transports.join(','), name, madeAt: theTime() },
  });
  if (!kept) throw new Problem('passkey-refused');
}

export async function signInOptions(accounts: Accounts, { id: rpID }: Domain) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    ...{ rpID, challenge: newChallenge(), userVerification: 'preferred' },
  });
  const expires = theTime() + CHALLENGE_MS;
  await accounts.addOnce({ key: options.challenge, kind: 'sign-in', guest: '', expires });
  return options;
}

/** Whose passkey has answered a challenge of ours: a guest's id. */
export async function bearerOfPasskey(accounts: Accounts, domain: Domain, sent: object): Promise<string> {
  const response = sent as AuthenticationResponseJSON;
  const passkey = typeof response.id === 'string' ? await accounts.passkey(response.id) : null;
  if (passkey === null) throw new Problem('unknown-passkey');
  const expectedChallenge = async (challenge: string) =>
    (await accounts.takeOnce(challenge, 'sign-in', theTime())) !== null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await believed(() =>
    verifyAuthenticationResponse({
      ...{ response, expectedChallenge, requireUserVerification },
      ...{ expectedOrigin: domain.origin, expectedRPID: domain.id, credential: credentialOf(passkey) },
    }),
  );
  if (!verified) throw new Problem('passkey-refused');
  await accounts.usedPasskey(passkey.id, authenticationInfo.newCounter, theTime());
  return passkey.guest;
}

/** Whatever was sent that is no answer of a passkey is refused, not our fault. */
async function believed<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Problem('passkey-refused');
  }
}

const listOf = (transports: string): string[] => (transports === '' ? [] : transports.split(','));

const credentialOf = ({ id, publicKey, counter, transports }: Passkey) => ({
  ...{ id, counter, transports: listOf(transports) },
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
});
