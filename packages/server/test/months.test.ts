import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { Months } from '../src/storage/postgres-months.ts';
import { freshDatabase } from './databases.ts';

it('several nodes make room for the same months at once, and none of them minds', async () => {
  const url = await freshDatabase('laid-out');
  const nodes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new Client(url);
      await client.connect();
      onTestFinished(() => client.end());
      return new Months(async (text, values) => (await client.query(text, values)).rows);
    }),
  );
  // Far ahead, so that none of these is there yet; each time they begin together.
  for (let year = 2100; year < 2120; year++)
    await Promise.all(nodes.map((node) => node.layOutAhead(Date.UTC(year, 0))));
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(`SELECT relname FROM pg_class WHERE relname LIKE 'entries\\_21%\\_01'`);
  expect(rows).toHaveLength(20);
});
