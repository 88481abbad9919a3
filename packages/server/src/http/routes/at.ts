import { ROUTES } from '@undercroft/protocol/schemas';
import type { HTTPMethods } from 'fastify';

/** A route as the protocol has it: method, address, and the shape of all that comes and goes. */
export function at<R extends keyof typeof ROUTES>(route: R) {
  const [method, path] = route.split(' ');
  // A copy: problems are added to what each route may reply.
  const schema: (typeof ROUTES)[R] = { ...ROUTES[route] };
  return { method: method as HTTPMethods, url: `/api${path}`, schema };
}
