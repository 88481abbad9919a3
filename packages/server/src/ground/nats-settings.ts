import { readFileSync } from 'node:fs';
import {
  type Authenticator,
  credsAuthenticator,
  type NodeConnectionOptions,
  nkeyAuthenticator,
  tokenAuthenticator,
  usernamePasswordAuthenticator,
} from '@nats-io/transport-node';

/** How a node gets in at NATS, beside what stands in the address: files, and a key that may also be said itself. */
export interface NatsKeys {
  /** A .creds file. */
  readonly creds: string | null;
  /** The seed of an nkey, or a file that holds it. */
  readonly nkey: string | null;
  /** Certificates: whom to believe, and who we are. */
  readonly ca: string | null;
  readonly cert: string | null;
  readonly key: string | null;
}

export const NO_KEYS: NatsKeys = { creds: null, nkey: null, ca: null, cert: null, key: null };

/** Addresses as NATS_URL has them. */
export const serversIn = (urls: string): string[] => urls.split(',').map((url) => url.trim());

/** Without the passwords that may stand in an address. */
export const hostsIn = (urls: string): string => urls.replaceAll(/[^,/@]*@/g, '');

/** What the library wants to know; throws a sentence where it makes no sense. */
export function natsSettings(urls: string, keys: NatsKeys): NodeConnectionOptions {
  const addresses = serversIn(urls).map(readAddress);
  const people = new Set(
    addresses.flatMap(({ username, password }) => (username ? [`${username}:${password}`] : [])),
  );
  if (people.size > 1) throw new Error('NATS_URL: expected the same user and password at every server');
  const who = addresses.find(({ username }) => username !== '');
  const authenticator = [
    ...(who === undefined ? [] : [byAddress(who)]),
    ...(keys.creds === null ? [] : [credsAuthenticator(fileOf('NATS_CREDS', keys.creds))]),
    ...(keys.nkey === null ? [] : [nkeyAuthenticator(seedOf(keys.nkey))]),
  ];
  if (authenticator.length > 1) {
    throw new Error('NATS_CREDS: expected one way to get in: a user in NATS_URL, NATS_CREDS or NATS_NKEY');
  }
  return {
    servers: addresses.map(({ host }) => host),
    ...(authenticator.length > 0 && { authenticator }),
    ...tlsOf(
      addresses.some(({ protocol }) => protocol === 'tls:'),
      keys,
    ),
  };
}

function readAddress(address: string): URL {
  // As the library does, an address may go without its beginning.
  const url = address.includes('://') ? address : `nats://${address}`;
  if (URL.canParse(url) && /^(nats|tls):\/\/[^/]+\/?$/.test(url)) return new URL(url);
  throw new Error(`NATS_URL: expected something like nats://localhost:4222, not "${hostsIn(address)}"`);
}

function byAddress({ username, password }: URL): Authenticator {
  const [user, secret] = [username, password].map(decodeURIComponent);
  return secret === '' ? tokenAuthenticator(user) : usernamePasswordAuthenticator(user, secret);
}

/** Asked for by tls:// or by a certificate; where the server wants it, it is had anyway. */
function tlsOf(asked: boolean, { ca, cert, key }: NatsKeys): Pick<NodeConnectionOptions, 'tls'> {
  if ((cert === null) !== (key === null))
    throw new Error('NATS_CERT: expected NATS_KEY with it, and the other way round');
  if (!asked && ca === null && cert === null) return {};
  return {
    tls: {
      ...(ca !== null && { ca: textOf('NATS_CA', ca) }),
      ...(cert !== null && { cert: textOf('NATS_CERT', cert) }),
      ...(key !== null && { key: textOf('NATS_KEY', key) }),
    },
  };
}

/** A user's seed begins with SU. */
function seedOf(nkey: string): Uint8Array {
  const seed = /^SU[A-Z2-7]{56}$/.test(nkey) ? nkey : textOf('NATS_NKEY', nkey).trim();
  if (!/^SU[A-Z2-7]{56}$/.test(seed))
    throw new Error('NATS_NKEY: expected the seed of a user (SU…), or a file with it');
  return Buffer.from(seed);
}

const textOf = (name: string, path: string): string => fileOf(name, path).toString();

function fileOf(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new Error(`${name}: expected a file that can be read, not "${path}"`);
  }
}
