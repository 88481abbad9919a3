import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import serveStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../ground/problem.ts';
import type { Builds, BuiltFile } from '../storage/builds.ts';
import { ASSETS, type Screens } from '../storage/screens.ts';
import type { TypeBoxApp } from './typed.ts';

/** Built files carry a hash of their content in their name: they never change. */
const NEVER_CHANGES = /[\\/]assets[\\/]/;
const FOR_EVER = 'public, max-age=31536000, immutable';

const WELCOME = `Undercroft is running, without screens: packages/web has not been built.
The API is described at /api/docs.
`;

/** The page of a house that is looked at: a television has its own. */
const pageAt = (url: string) => (/^\/tv(?:[/?]|$)/.test(url) ? 'tv/tv.html' : 'index.html');

/** The browser client, where it has been built. Every page of it is the same file, but for the television's. */
export async function serveScreens(
  app: TypeBoxApp,
  base: string,
  screens: Screens | null,
  builds: Builds,
): Promise<void> {
  const pages = {
    'index.html': pageOf(screens, base, 'index.html'),
    'tv/tv.html': pageOf(screens, base, 'tv/tv.html'),
  };
  const sendPage = (reply: FastifyReply, url: string) => {
    const page = pages[pageAt(url)];
    allowOwnScripts(reply, page);
    return reply.header('cache-control', 'no-cache').type('text/html').send(page);
  };
  if (screens !== null) {
    for (const url of ['/', '/index.html'])
      app.get(url, { schema: { hide: true } }, async (request, reply) => sendPage(reply, request.url));
    await app.register(serveStatic, {
      root: screens.folder,
      wildcard: false,
      // The pages as they are would be among the files.
      index: false,
      globIgnore: ['**/assets/**', '**/*.{br,gz}', '**/index.html', '**/tv.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', NEVER_CHANGES.test(path) ? FOR_EVER : 'no-cache');
      },
    });
    for (const folder of ASSETS) serveAssets(app, folder, screens, builds);
  } else {
    app.get('/', { schema: { hide: true } }, async (_, reply) => {
      reply.type('text/plain');
      return WELCOME;
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (screens !== null && page && !request.url.startsWith('/api/')) return sendPage(reply, request.url);
    throw new Problem('nothing-here');
  });
}

/** One route for them all: a route for each of many hundreds takes a server longer than all else at its start. */
function serveAssets(app: TypeBoxApp, folder: string, screens: Screens, builds: Builds): void {
  const files = screens.assets.get(folder) ?? new Set();
  const schema = { hide: true, params: Type.Object({ '*': Type.String() }) };
  app.get(`/${folder}/*`, { schema }, async ({ params, headers }, reply) => {
    const file = params['*'];
    // Whoever builds the screens anew takes them away under a server that runs; the storage has them, too.
    if (files.has(file) && existsSync(join(screens.folder, folder, file)))
      return reply.sendFile(`${folder}/${file}`);
    const kept = await builds.find(`${folder}/${file}`);
    if (kept !== null) return sendKept(reply, file, kept, headers['accept-encoding']);
    reply.callNotFound();
    return reply;
  });
}

/** What the screens are made of. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A file of another build. */
function sendKept(
  reply: FastifyReply,
  file: string,
  { encoding, body }: BuiltFile,
  accepted = '',
): FastifyReply {
  reply
    .header('cache-control', FOR_EVER)
    .header('vary', 'accept-encoding')
    .type(TYPES[extname(file)] ?? 'application/octet-stream');
  if (encoding === null) return reply.send(body);
  if (!/\bbr\b/.test(accepted)) return reply.send(brotliDecompressSync(body));
  return reply.header('content-encoding', encoding).send(body);
}

/** A script that stands in the page itself must run even where no file comes: it is allowed by what it says. */
function allowOwnScripts({ raw }: FastifyReply, page: string): void {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  if (scripts.length === 0) return;
  const allowed = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self' ${allowed.join(' ')}`),
  );
}

/** A page as this house sends it: it knows where the house stands, and of which build it is. */
function pageOf(screens: Screens | null, base: string, file: string): string {
  if (screens === null || !existsSync(join(screens.folder, file))) return '';
  const page = readFileSync(join(screens.folder, file), 'utf8');
  return page
    .replace('<html ', `<html data-base="${base}" data-build="${screens.build}" `)
    .replaceAll(/(href|src)="\//g, `$1="${base}/`);
}
