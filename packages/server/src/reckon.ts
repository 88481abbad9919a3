import { join } from 'node:path';
import type { Config } from './ground/config.ts';
import { wholeShelf } from './ground/shelf.ts';
import { Ratings } from './people/ratings/ratings.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';

/** Reckons all ratings anew, without a server. */
export async function reckonRatings(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (game: string, matches: number) => void,
): Promise<void> {
  const { sql, store } = databaseUrl
    ? await openPostgres(databaseUrl, true)
    : await openSqlite(join(dataDir, 'undercroft.sqlite'));
  try {
    await new Ratings(sql, await wholeShelf()).reckon(say);
  } finally {
    await store.close();
  }
}
