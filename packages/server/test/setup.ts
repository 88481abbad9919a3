import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/load/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the next fresh database is handed out. */
    databases: string;
  }
}

/** One PostgreSQL for all tests, begun when the first of them wants a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  const desk = createServer(async (_, reply) => {
    // Databases of a minute's life need no tidying up.
    postgres ??= startPostgres(['autovacuum=off', 'full_page_writes=off', 'max_wal_size=4GB']);
    const url = postgres.then((running) => running.database());
    await url.then(
      (fresh) => reply.end(fresh),
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
