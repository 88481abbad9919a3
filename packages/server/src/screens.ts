import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { Type } from 'typebox';
import type { TypeBoxApp } from './app.ts';
import { Problem } from './problem.ts';

const BUILT = join(import.meta.dirname, '../../web/dist');
/** Built files carry a hash of their content in their name: they never change. */
const NEVER_CHANGES = /[\\/]assets[\\/]/;
const ASSETS = ['assets', 'tv/assets'];

const WELCOME = `Undercroft is running, without screens: packages/web has not been built.
The API is described at /api/docs.
`;

/** Whether the browser client has been built. */
export const hasScreens = (): boolean => existsSync(join(BUILT, 'index.html'));

/** The page of a house that is looked at: a television has its own. */
const pageAt = (url: string) => (/^\/tv(?:[/?]|$)/.test(url) ? 'tv/tv.html' : 'index.html');

/** The browser client, where it has been built. Every page of it is the same file, but for the television's. */
export async function serveScreens(app: TypeBoxApp, base: string): Promise<void> {
  const built = hasScreens();
  const below = (page: string) =>
    base !== '' && existsSync(join(BUILT, page)) ? pageBelow(base, page) : null;
  const fronts = { 'index.html': below('index.html'), 'tv/tv.html': below('tv/tv.html') };
  const front = fronts['index.html'];
  if (front !== null) {
    for (const url of ['/', '/index.html']) {
      app.get(url, { schema: { hide: true } }, async (_, reply) =>
        reply.header('cache-control', 'no-cache').type('text/html').send(front),
      );
    }
  }
  if (built) {
    await app.register(serveStatic, {
      root: BUILT,
      wildcard: false,
      // The page as it is would be one of the files.
      ...(front !== null && { index: false }),
      globIgnore: [
        '**/assets/**',
        '**/*.{br,gz}',
        ...(front === null ? [] : ['**/index.html', '**/tv.html']),
      ],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const age = NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', age);
      },
    });
    for (const folder of ASSETS.filter((name) => existsSync(join(BUILT, name)))) serveAssets(app, folder);
  } else {
    app.get('/', { schema: { hide: true } }, async (_, reply) => {
      reply.type('text/plain');
      return WELCOME;
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (built && page && !request.url.startsWith('/api/')) {
      const at = pageAt(request.url);
      const own = fronts[at];
      reply.header('cache-control', 'no-cache');
      return own === null ? reply.sendFile(at) : reply.type('text/html').send(own);
    }
    throw new Problem('nothing-here');
  });
}

/** One route for them all: a route for each of many hundreds takes a server longer than all else at its start. */
function serveAssets(app: TypeBoxApp, folder: string): void {
  const files = new Set(readdirSync(join(BUILT, folder)));
  const schema = { hide: true, params: Type.Object({ '*': Type.String() }) };
  app.get(`/${folder}/*`, { schema }, async ({ params }, reply) => {
    const file = params['*'];
    if (files.has(file)) return reply.sendFile(`${folder}/${file}`);
    reply.callNotFound();
    return reply;
  });
}

/** The page where the house stands below a path: what it fetches, and what it tells the client. */
function pageBelow(base: string, file: string): string {
  const page = readFileSync(join(BUILT, file), 'utf8');
  return page.replace('<html ', `<html data-base="${base}" `).replaceAll(/(href|src)="\//g, `$1="${base}/`);
}
