import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../load/postgres.ts';
import { openPostgres } from '../src/storage/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the next fresh database is handed out. */
    databases: string;
  }
}

/** Brings a database into today's shape; its name. */
async function layOut(url: string): Promise<string> {
  const { store } = await openPostgres(url, true);
  await store.close();
  return new URL(url).pathname.slice(1);
}

/** One PostgreSQL for all tests, begun when the first of them wants a database: an empty one, or one laid out. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  let pattern: Promise<string> | undefined;
  const fresh = async (isLaidOut: boolean) => {
    // Databases of a minute's life need no tidying up, and no disk that keeps them when the power goes.
    postgres ??= startPostgres(['fsync=off', 'autovacuum=off', 'full_page_writes=off', 'max_wal_size=4GB']);
    const running = await postgres;
    if (!isLaidOut) return running.database();
    pattern ??= running.database().then(layOut);
    return running.database(await pattern);
  };
  const desk = createServer(async ({ url }, reply) => {
    await fresh(url === '/laid-out').then(
      (database) => reply.end(database),
      (error) => reply.writeHead(500).end(`${error}`),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('databases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    const running = await postgres?.catch(() => undefined);
    await running?.stop();
  };
}
