import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { TypeBoxApp } from './app.ts';
import { Problem } from './problem.ts';

const BUILT = join(import.meta.dirname, '../../web/dist');
/** Built files carry a hash of their content in their name: they never change. */
const NEVER_CHANGES = /[\\/]assets[\\/]/;

const WELCOME = `Undercroft is running, without screens: packages/web has not been built.
The API is described at /api/docs.
`;

/** Whether the browser client has been built. */
export const hasScreens = (): boolean => existsSync(join(BUILT, 'index.html'));

/** The browser client, where it has been built. Every page of it is the same file. */
export async function serveScreens(app: TypeBoxApp): Promise<void> {
  const built = hasScreens();
  if (built) {
    await app.register(serveStatic, {
      root: BUILT,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const age = NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', age);
      },
    });
  } else {
    app.get('/', { schema: { hide: true } }, async (_, reply) => {
      reply.type('text/plain');
      return WELCOME;
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (built && page && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    throw new Problem('not-found', 'there is nothing at this address');
  });
}
