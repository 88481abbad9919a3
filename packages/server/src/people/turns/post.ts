import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that lead into somebody's own network, this machine, or nowhere. */
const PRIVATE = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [net, bits] = range.split('/');
  PRIVATE.addSubnet(net, Number(bits), 'ipv4');
}
for (const range of [
  ...['::/128', '::1/128', '64:ff9b::/96', '100::/64', '2001::/32', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'ff00::/8'],
]) {
  const [net, bits] = range.split('/');
  PRIVATE.addSubnet(net, Number(bits), 'ipv6');
}

class PrivateAddress extends Error {
  constructor() {
    super('the address is inside a private network');
  }
}

export function isPrivate(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  // IPv4 written as IPv6 in any other way is nothing that anybody writes in good faith.
  if (isIPv6(bare) && /^(0*:)*:?ffff:/i.test(bare)) return true;
  return PRIVATE.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** Looks a name up, and refuses it where it leads inside: what was looked at is what is called. */
export const onlyPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.some(({ address }) => isPrivate(address))) return callback(new PrivateAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0].address, addresses[0].family);
  });
};

interface Post {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const PATIENCE_MS = 10_000;

/** Whether an address can be called at all, before anybody looks its name up. */
export function mayCall(url: string, anywhere: boolean): boolean {
  const { hostname, username, password } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const inside =
    literal === 'localhost' || literal.endsWith('.localhost') || (isIP(literal) !== 0 && isPrivate(literal));
  return username === '' && password === '' && (anywhere || !inside);
}

/** Sends something to an address on the web; follows nothing, reads nothing, and tells the status. */
export function post(
  url: string,
  { method = 'POST', headers, body }: Post,
  anywhere: boolean,
  stopping: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!mayCall(url, anywhere)) return reject(new PrivateAddress());
    const send = new URL(url).protocol === 'https:' ? overHttps : overHttp;
    const sending = send(
      url,
      {
        ...{ method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        ...{ timeout: PATIENCE_MS, agent: false, ...(!anywhere && { lookup: onlyPublic }) },
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stopping]),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('no answer')));
    sending.on('error', reject);
    sending.end(body);
  });
}
