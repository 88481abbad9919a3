import { describe } from 'vitest';
import type { Config } from '../src/ground/config.ts';
import { freshDatabase } from './databases.ts';
import { serve } from './serving.ts';

type Node = Awaited<ReturnType<typeof serve>>;
/** Two nodes of one server; with SQLite there is one, which is both. */
type Open = (changes?: Partial<Config>) => Promise<readonly [Node, Node]>;

/** The same tests on SQLite, and on PostgreSQL with two nodes. */
export function onEveryStorage(what: string, tests: (open: Open) => void): void {
  describe(`${what} (SQLite)`, () => {
    tests(async (changes) => {
      const node = await serve(changes);
      return [node, node];
    });
  });

  describe(`${what} (PostgreSQL, two nodes)`, () => {
    tests(async (changes) => {
      const databaseUrl = await freshDatabase('laid-out');
      return [await serve({ ...changes, databaseUrl }), await serve({ ...changes, databaseUrl })];
    });
  });
}
