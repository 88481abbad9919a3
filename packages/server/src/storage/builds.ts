import type { Sql } from './sql.ts';

/** A file of the screens; what has an encoding is kept compressed. */
export interface BuiltFile {
  readonly encoding: 'br' | null;
  readonly body: Buffer;
}

const pathsIn = (sql: Sql) => sql.all<{ path: string }>('SELECT path FROM built_files');

/**
 * The screens' files by their names, which change with their content. A page that is open when its server is replaced,
 * or that another node has sent, finds its files at every server on this storage.
 */
export const buildsIn = (sql: Sql) => ({
  /** A build runs now; what is not kept of it yet is read. */
  async keep(
    build: string,
    files: readonly string[],
    now: number,
    read: (path: string) => Promise<BuiltFile>,
  ): Promise<void> {
    // First its list: nobody tidies away what stands on one.
    await sql.run(
      'INSERT INTO builds (build, files, seen_at) VALUES (?, ?, ?) ON CONFLICT (build) DO UPDATE SET seen_at = excluded.seen_at',
      build,
      JSON.stringify(files),
      now,
    );
    const there = new Set((await pathsIn(sql)).map(({ path }) => path));
    const missing = files.filter((path) => !there.has(path));
    await Promise.all(
      missing.map(async (path) => {
        const { encoding, body } = await read(path);
        await sql.run(
          'INSERT INTO built_files (path, encoding, body) VALUES (?, ?, ?) ON CONFLICT (path) DO NOTHING',
          path,
          encoding,
          body.toString('base64'),
        );
      }),
    );
  },

  async find(path: string): Promise<BuiltFile | null> {
    const row = await sql.one<{ encoding: 'br' | null; body: string }>(
      'SELECT encoding, body FROM built_files WHERE path = ?',
      path,
    );
    return row && { encoding: row.encoding, body: Buffer.from(row.body, 'base64') };
  },

  /** A build that has not run since is forgotten, with every file that no other one needs. */
  async tidy(unseenSince: number): Promise<void> {
    await sql.run('DELETE FROM builds WHERE seen_at < ?', unseenSince);
    const lists = await sql.all<{ files: string }>('SELECT files FROM builds');
    const needed = new Set(lists.flatMap(({ files }) => JSON.parse(files) as string[]));
    for (const { path } of await pathsIn(sql))
      if (!needed.has(path)) await sql.run('DELETE FROM built_files WHERE path = ?', path);
  },
});
export type Builds = ReturnType<typeof buildsIn>;
