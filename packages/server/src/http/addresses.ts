import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Networks inside this machine, for containers and virtual machines: no guest is in them. */
const INSIDE = /^(docker|br-|veth|virbr|vboxnet|vmnet|lxc|cni|podman)/;

/** Listens wherever this machine can be reached. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** An address that leads back to the machine it is used on. */
export const isLoopback = (address: string): boolean =>
  address === 'localhost' || address === '::1' || /^(::ffff:)?127\./.test(address);

/** How others in the same house reach a server that listens on this host, the likeliest way first. */
export function guestAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return [];
  const machine = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)
    // Nearly every house uses one of these; what else there is may be a tunnel to somewhere.
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)));
  const reached = isEverywhere(host) ? machine : [host];
  return reached.map((address) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
}

const isHome = (address: string): boolean => address.startsWith('192.168.');
