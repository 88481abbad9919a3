import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { Words } from '../load/killed-table.ts';
import { startPostgres } from '../load/postgres.ts';

it('what is killed and measured is a PostgreSQL that waits for its disk', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const db = new Client({ connectionString: await postgres.database() });
  await db.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect((await db.query(`SHOW ${setting}`)).rows).toEqual([{ [setting]: 'on' }]);
  }
  await db.end();
});

it('a word that is heard twice is seen', () => {
  const words = new Words();
  expect([7, 8, 7, 9, 7].map((id) => words.hear(id))).toEqual([true, true, false, true, false]);
  expect([words.has(8), words.has(10)]).toEqual([true, false]);
});
