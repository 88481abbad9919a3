import { Client as Database, type QueryConfig } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fill, guestId } from '../load/fill.ts';
import { Device } from './accounts/device.ts';
import { begun, passOn } from './accounts/playing.ts';
import { freshDatabase } from './databases.ts';
import { serve } from './serving.ts';

/** Enough that reading all of it is never the shortest way. */
const SIZE = { accounts: 20_000, open: 5000, finished: 40_000 };
/** What grows with the house; whatever else there is stays small. */
const LARGE = [
  ...['guests', 'tables', 'lobbies', 'plays', 'members', 'sat', 'records', 'results', 'ratings', 'profiles'],
  ...['turns_due', 'turn_wishes', 'ways', 'passkeys', 'entries'],
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** What was really read, each time it was; said when the statement was really done. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Lines of one table that a plan has read, those it left out included. */
const readOf = (plan: Plan, table: string): number =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] === table)
    .map((node) => [node['Actual Rows'], node['Rows Removed by Filter'], node['Actual Loops']])
    .reduce((all, [rows = 0, left = 0, loops = 1]) => all + (rows + left) * loops, 0);

describe('a house with many people', () => {
  it('answers every request and does every job without reading a whole table', async () => {
    const databaseUrl = await freshDatabase('laid-out');
    const operatorKey = 'a key of twenty-four letters';
    const first = await serve({ databaseUrl });
    const [one, two] = [await Device.of(first.base, 'One'), await Device.of(first.base, 'Two')];
    await passOn(one, await begun(one, two, 'karak'));
    await one.ask('POST /tables/:id/resign', { id: await begun(one, two, 'goblin') });
    await first.app.close();
    await fill(databaseUrl, SIZE, () => {});
    await longPast(databaseUrl, guestId(7));

    // Everything that is asked of the database from here on.
    const asked = new Map<string, readonly unknown[]>();
    const query = Database.prototype.query;
    const spy = vi.spyOn(Database.prototype, 'query').mockImplementation(function (
      this: Database,
      ...args: unknown[]
    ) {
      const [said] = args as [QueryConfig | string];
      if (typeof said === 'object' && said.text !== undefined) asked.set(said.text, said.values ?? []);
      return Reflect.apply(query, this, args);
    } as typeof query);
    onTestFinished(() => spy.mockRestore());

    const { base, house } = await serve({ databaseUrl, operatorKey });
    const known = await house.sql.one<{ id: string }>('SELECT id FROM guests WHERE id = ?', guestId(7));
    expect(known).not.toBeNull();
    await everythingSomebodyDoes(base);
    await everythingTheOperatorDoes(base, operatorKey);
    for (const { name } of house.jobs.health) await house.jobs.run(name);
    await house.keeper.tidy(Date.now() + 30 * 86_400_000);
    expect(
      house.jobs.health.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`])),
    ).toEqual([]);
    // Somebody with a long past is forgotten.
    await house.keeper.removeGuest(guestId(11));
    spy.mockRestore();
    const [ada] = await house.sql.ids("SELECT id FROM guests WHERE name = 'Ada L.'");

    const db = new Database({ connectionString: databaseUrl });
    await db.connect();
    onTestFinished(() => db.end());
    const whole: string[] = [];
    // A month in which nothing was done is read whole and has nothing to read.
    const { rows: months } = await db.query(`SELECT DISTINCT tableoid::regclass::text AS name FROM entries`);
    const large = [...LARGE, ...months.map(({ name }) => String(name))];
    const isWhole = (plan: Plan) =>
      plan['Node Type'] === 'Seq Scan' && large.includes(plan['Relation Name'] ?? '');
    for (const text of asked.keys()) {
      if (
        !/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(text) ||
        /pg_inherits|to_regclass|clock_timestamp/.test(text)
      )
        continue;
      const { rows } = await db.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
      const found = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(isWhole);
      for (const plan of found) whole.push(`${plan['Relation Name']}: ${text.replace(/\s+/g, ' ')}`);
    }
    expect(whole).toEqual([]);
    /** How many lines of each table are read by what was asked like this; whoever asked has the long past now. */
    const reads = async (like: RegExp) => {
      const [[text, values]] = [...asked].filter(([text]) => like.test(text));
      const now = values.map((value) => (value === ada ? guestId(7) : value));
      const { rows } = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, now);
      return (table: string) => readOf(rows[0]['QUERY PLAN'][0].Plan, table);
    };
    // A list of open tables is a page of it, however many there are, and so is the list of one's own.
    const open = await reads(/WHERE public AND NOT archived/);
    for (const table of ['tables', 'lobbies']) {
      expect(open(table)).toBeGreaterThan(50);
      expect(open(table)).toBeLessThan(100);
    }
    const own = await reads(/rested_at AS "touchedAt"/);
    for (const table of ['members', 'tables', 'lobbies']) {
      expect(own(table), table).toBeGreaterThan(99);
      expect(own(table), table).toBeLessThan(110);
    }
    // Nor is a long past read for what runs, what waits, and where to go next.
    for (const like of [
      /ended = 0 AND status <> 'over'/,
      /SELECT count\(\*\) AS count FROM members/,
      /due_at IS NULL/,
    ]) {
      const running = await reads(like);
      expect(running('members'), String(like)).toBeLessThan(20);
    }
    expect(asked.size).toBeGreaterThan(100);
  });
});

/** Somebody who has finished three thousand matches. */
async function longPast(url: string, guest: string): Promise<void> {
  const db = new Database({ connectionString: url });
  await db.connect();
  await db.query(
    `INSERT INTO members (guest, table_id, seat, rested_at, ended) SELECT $1, id, 2, touched_at, 1 FROM tables
     WHERE status = 'over' ORDER BY id LIMIT 3000 ON CONFLICT DO NOTHING`,
    [guest],
  );
  await db.query('ANALYZE members');
  await db.end();
}

async function everythingSomebodyDoes(base: string): Promise<void> {
  const [ada, bo] = [await Device.of(base, 'Ada'), await Device.of(base, 'Bo')];
  await ada.ask('PUT /me', { body: { name: 'Ada L.' } });
  await bo.ask('PUT /me/turns', { body: { language: 'en', zone: 'UTC', quiet: null, often: 'at-once' } });
  await bo.ask('POST /me/ways/push', {
    body: { label: 'x', endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } },
  });
  const { code } = await ada.ask('POST /me/friends/link');
  await bo.ask('POST /links', { body: { code } });
  const [{ id: friend }] = (await ada.ask('GET /me/friends')).friends;
  const invited = await ada.ask('POST /tables', { body: { game: 'karak', public: true } });
  await ada.ask('POST /tables/:id/invitations', { id: invited.id, body: { friend } });
  const id = await begun(ada, bo, 'karak', { rated: true, clock: 600 });
  await passOn(ada, id);
  await ada.ask('POST /tables/:id/chat', { id, body: { text: 'Well played' } });
  const { version } = await bo.ask('GET /tables/:id/update', { id });
  await bo.ask('PUT /tables/:id/seen', { id, body: { version } });
  await ada.ask('GET /tables/:id/away', { id });
  await bo.ask('POST /tables/:id/resign', { id });
  await ada.ask('GET /tables/:id/record', { id });
  await ada.ask('POST /tables/:id/rematch', { id });
  for (const span of ['week', 'all'] as const)
    await ada.ask('GET /ratings', { query: { game: 'karak', span } });
  await bo.ask('PUT /me/profile', { body: { ratings: true } });
  for (const route of [
    ...([
      'GET /tables',
      'GET /me/tables',
      'GET /me/ratings',
      'GET /me/data',
      'GET /me/games',
      'GET /me/turns',
    ] as const),
    ...(['GET /me/friends', 'GET /me/account', 'GET /me/clubs', 'GET /me/next', 'GET /me/shunned'] as const),
  ]) {
    await ada.ask(route as 'GET /me/tables');
  }
  const { id: club } = await ada.ask('POST /clubs', { body: { name: 'Crypt' } });
  await ada.ask('GET /clubs/:id', { id: club });
  await ada.ask('POST /me/codes');
  await bo.ask('DELETE /me');
}

async function everythingTheOperatorDoes(base: string, key: string): Promise<void> {
  for (const path of ['tables', 'tables?status=playing', 'guests', 'bans', 'reports', 'health', 'limits']) {
    const reply = await fetch(`${base}/api/operator/${path}`, { headers: { 'operator-key': key } });
    expect(reply.status, path).toBe(200);
  }
}
