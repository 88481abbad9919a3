import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './databases.ts';
import { freshFolder, serve } from './serving.ts';

/** Screens as a build leaves them: a page and what it fetches, named by their content. */
function built(when: string, script: string): string {
  const folder = freshFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'tv/assets'), { recursive: true });
  const page = (at: string) => `<html lang="en"><script src="/${at}assets/house-${when}.js"></script></html>`;
  writeFileSync(join(folder, 'index.html'), page(''));
  writeFileSync(join(folder, 'tv/tv.html'), page('tv/'));
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build: `2026-11-${when}-${when}` }));
  for (const at of ['', 'tv/']) {
    writeFileSync(join(folder, `${at}assets/house-${when}.js`), script);
    writeFileSync(join(folder, `${at}assets/house-${when}.js.br`), brotliCompressSync(script));
    writeFileSync(join(folder, `${at}assets/letters-1.woff2`), 'letters');
  }
  return folder;
}

/** Everything a page fetches, wherever it is asked for. */
async function fetches(page: string, base: string): Promise<number[]> {
  const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
  return Promise.all(
    [script, script.replace(/house.*/, 'letters-1.woff2')].map(
      async (path) => (await fetch(base + path)).status,
    ),
  );
}

/** A server of a build, when what it keeps of it lies in the storage. */
async function serveBuild(at: Parameters<typeof serve>[0], when: string, script: string) {
  const served = await serve({ ...at, keepBuildsDays: 14, screensDir: built(when, script) });
  await served.house.jobs.run('screens');
  return served;
}

describe.each(['SQLite', 'PostgreSQL'])('the screens of another build, in %s', (kind) => {
  const storage = async () =>
    kind === 'SQLite' ? { dataDir: freshFolder() } : { databaseUrl: await freshDatabase() };

  it('go on being served after an update, compressed and not', async () => {
    const at = await storage();
    const before = await serveBuild(at, '10', 'old()');
    const pages = await Promise.all(
      ['/', '/tv'].map(async (path) => {
        const reply = await fetch(before.base + path, { headers: { accept: 'text/html' } });
        return reply.text();
      }),
    );
    await before.app.close();
    const after = await serveBuild(at, '11', 'fresh()');
    for (const page of pages) expect(await fetches(page, after.base)).toEqual([200, 200]);
    for (const encoding of ['br', 'identity']) {
      const reply = await fetch(`${after.base}/assets/house-10.js`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(await reply.text()).toBe('old()');
      expect(reply.headers.get('content-type')).toContain('text/javascript');
      expect(reply.headers.get('cache-control')).toContain('immutable');
    }
    expect((await fetch(`${after.base}/assets/house-9.js`)).status).toBe(404);
  });

  it('are let go when their build has not run for long', async () => {
    const at = await storage();
    const before = await serveBuild(at, '10', 'old()');
    await before.house.sql.run('UPDATE builds SET seen_at = 0');
    await before.app.close();
    const { base } = await serveBuild(at, '11', 'fresh()');
    expect((await fetch(`${base}/assets/house-10.js`)).status).toBe(404);
    // What both need stays.
    expect((await fetch(`${base}/assets/letters-1.woff2`)).status).toBe(200);
  });
});

it('screens that are built anew beside a running server are served as they were', async () => {
  const { base, house } = await serveBuild({ dataDir: freshFolder() }, '10', 'old()');
  const page = await (await fetch(base, { headers: { accept: 'text/html' } })).text();
  expect(house.screens).not.toBe(null);
  for (const name of ['assets', 'tv/assets'])
    rmSync(join(house.screens?.folder ?? '', name), { recursive: true });
  expect(await fetches(page, base)).toEqual([200, 200]);
});

it('two nodes of different builds behind one proxy send each other’s pages what they fetch', async () => {
  const at = { databaseUrl: await freshDatabase() };
  const older = await serveBuild(at, '10', 'old()');
  const newer = await serveBuild(at, '11', 'fresh()');
  for (const [sender, other] of [
    [older, newer],
    [newer, older],
  ]) {
    for (const path of ['/', '/tv', '/table/abc']) {
      const reply = await fetch(sender.base + path, { headers: { accept: 'text/html' } });
      expect(await fetches(await reply.text(), other.base)).toEqual([200, 200]);
    }
  }
});
