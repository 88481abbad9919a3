import { Client } from '@undercroft/protocol';
import { ROUTES } from '@undercroft/protocol/schemas';
import { Client as Database, type QueryConfig } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fill, guestId } from '../load/fill.ts';
import { reckonRatings } from '../src/reckon.ts';
import { Device } from './accounts/device.ts';
import { begun, passOn } from './accounts/playing.ts';
import { provider } from './accounts/provider.ts';
import { freshDatabase } from './databases.ts';
import { everythingIsAsked } from './everything.ts';
import { serve } from './serving.ts';
import { mailServer } from './turns/receivers.ts';

/** Enough that reading all of it is never the shortest way. */
const SIZE = { accounts: 20_000, open: 5000, finished: 40_000 };
/** What grows with the house; whatever else there is stays small. */
const LARGE = [
  ...['guests', 'tables', 'lobbies', 'plays', 'members', 'sat', 'records', 'results', 'ratings', 'profiles'],
  ...['turns_due', 'turn_wishes', 'ways', 'passkeys', 'entries', 'friends', 'links', 'invited', 'shunned'],
  ...['reports', 'recovery_codes', 'identities', 'once', 'codes', 'achieved', 'luck', 'sets', 'clubs'],
  ...['club_members', 'club_tables', 'leagues', 'league_players', 'league_tables', 'day_tries'],
  ...['shared_sets', 'shared_versions'],
  ...['tournaments', 'tournament_players', 'tournament_tables'],
  ...['day_tens', 'ten_answers', 'week_cups', 'puzzle_tries', 'solvers', 'puzzle_ratings'],
];
/**
 * Lines of one table that one statement may read: a look at those who have not been here for long takes 5,000 in one go,
 * and each minute what is open, or ended lately, is counted.
 */
const MOST_READ = 10_000;
/** Lines that one statement reads where ratings are reckoned anew: a page. */
const RECKONED_AT_ONCE = 5000;

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
    .filter((node) => node['Relation Name'] === table && node['Node Type'] !== 'ModifyTable')
    .map((node) => [node['Actual Rows'], node['Rows Removed by Filter'], node['Actual Loops']])
    .reduce((all, [rows = 0, left = 0, loops = 1]) => all + (rows + left) * loops, 0);

/** What was asked of the database, and with which values, a few times at most. */
type Asked = Map<string, (readonly unknown[])[]>;
const TIMES = 4;

/** Everything that is asked of the database from here on, until nobody listens any more. */
function listening() {
  const asked: Asked = new Map();
  const query = Database.prototype.query;
  const spy = vi.spyOn(Database.prototype, 'query').mockImplementation(function (
    this: Database,
    ...args: unknown[]
  ) {
    const [said] = args as [QueryConfig | string];
    if (typeof said === 'object' && said.text !== undefined) {
      const before = asked.get(said.text) ?? [];
      asked.set(said.text, [...before, said.values ?? []].slice(-TIMES));
    }
    return Reflect.apply(query, this, args);
  } as typeof query);
  const stop = () => spy.mockRestore();
  onTestFinished(stop);
  return { asked, stop };
}

/** Every route that somebody asks for. */
function routesAsked(): Set<string> {
  // A stream is opened by a method of its own, and a provider sends browsers back by an address.
  const routes = new Set<string>(['GET /tables/:id/stream', 'GET /sign-in/openid/back']);
  const { ask } = Client.prototype;
  const spy = vi.spyOn(Client.prototype, 'ask').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    routes.add(String(args[0]));
    return Reflect.apply(ask, this, args);
  } as typeof ask);
  onTestFinished(() => spy.mockRestore());
  return routes;
}

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

    const { asked, stop } = listening();
    const routes = routesAsked();
    const post = await mailServer();
    const { issuer } = await provider('undercroft', 'between-us');
    const { base, house } = await serve({
      ...{ databaseUrl, operatorKey, smtpUrl: post.url, mailFrom: 'Undercroft <games@club.example>' },
      openId: { issuer, clientId: 'undercroft', clientSecret: 'between-us', name: 'Club' },
      ...{ publicUrl: 'https://games.example', webhooks: 'any' as const },
    });
    const known = await house.sql.one<{ id: string }>('SELECT id FROM guests WHERE id = ?', guestId(7));
    expect(known).not.toBeNull();
    await everythingIsAsked({ base, key: operatorKey, post });
    expect(Object.keys(ROUTES).filter((route) => !routes.has(route))).toEqual([]);
    for (const { name } of house.jobs.health) await house.jobs.run(name);
    // What has a time comes then: nobody has been here, nothing was touched.
    await house.keeper.tidy(Date.now() + 30 * 86_400_000);
    await house.teller.tell(Date.now() + 3_600_000);
    expect(
      house.jobs.health.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`])),
    ).toEqual([]);
    // Somebody with a long past is forgotten.
    await house.keeper.removeGuest(guestId(11));
    stop();

    const db = new Database({ connectionString: databaseUrl });
    await db.connect();
    onTestFinished(() => db.end());
    // A month in which nothing was done is read whole and has nothing to read.
    const { rows: months } = await db.query(`SELECT DISTINCT tableoid::regclass::text AS name FROM entries`);
    const large = [...LARGE, ...months.map(({ name }) => String(name))];
    const isWhole = (plan: Plan) =>
      plan['Node Type'] === 'Seq Scan' && large.includes(plan['Relation Name'] ?? '');
    const whole: string[] = [];
    for (const [text, values] of asked) {
      if (
        !/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(text) ||
        /pg_inherits|to_regclass|clock_timestamp/.test(text)
      )
        continue;
      const said = text.replace(/\s+/g, ' ');
      const { rows } = await db.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
      const found = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(isWhole);
      for (const plan of found) whole.push(`${plan['Relation Name']}: ${said}`);
      // Nor does it go through all of it by an index: by the plan for these values, and by the one for any.
      for (const one of values) {
        for (const mode of ['force_custom_plan', 'force_generic_plan']) {
          const read = await done(db, text, one, mode);
          if (read === null) continue;
          for (const table of new Set(nodesOf(read).map((plan) => plan['Relation Name'] ?? ''))) {
            const lines = large.includes(table) ? readOf(read, table) : 0;
            if (lines > MOST_READ) whole.push(`${lines} of ${table}: ${said}`);
          }
        }
      }
    }
    expect(whole).toEqual([]);
    /** How many lines of each table are read by what was asked like this; whoever asked has the long past now. */
    const reads = async (like: RegExp) => {
      const [[text, values]] = [...asked].filter(([text]) => like.test(text));
      const now = (values.at(-1) ?? []).map((value) => (/^\w{22}$/.test(String(value)) ? guestId(7) : value));
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
    // Whoever looks for what was abandoned reads none of what came to its end.
    expect((await reads(/status <> 'over' AND \(status = 'gathering'/))('tables')).toBeLessThan(20);
    expect(asked.size).toBeGreaterThan(200);

    // Whoever has all ratings reckoned anew reads every match once, a page after the other, and finds each by an index.
    const command = listening();
    let reckoned = 0;
    await reckonRatings({ databaseUrl, dataDir: '' }, (_, matches) => {
      reckoned += matches;
    });
    command.stop();
    expect(reckoned).toBeGreaterThanOrEqual(SIZE.finished / 2);
    const pages = [...command.asked].filter(([text]) => /FROM results WHERE game|UPDATE results/.test(text));
    expect(pages.length).toBeGreaterThan(2);
    for (const [text, values] of pages)
      for (const one of values) {
        const read = await done(db, text, one, 'force_generic_plan', 'enable_seqscan', 'enable_bitmapscan');
        expect(read && readOf(read, 'results'), text.slice(0, 200)).toBeLessThanOrEqual(RECKONED_AT_ONCE);
      }
  });
});

/**
 * How the database does this, and takes back what it has done; null where it is a line that is there already. In a house
 * that is much larger it would not think of some ways to do it: `without` those.
 */
async function done(
  db: Database,
  text: string,
  values: readonly unknown[],
  mode: string,
  ...without: readonly string[]
): Promise<Plan | null> {
  const literals = values.map((value) => {
    if (value === null || value === undefined) return 'NULL';
    return db.escapeLiteral(Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value));
  });
  const given = literals.length === 0 ? '' : `(${literals})`;
  try {
    const left = without.map((way) => `SET LOCAL ${way} = off;`).join(' ');
    await db.query(`BEGIN; SET LOCAL plan_cache_mode = ${mode}; ${left} PREPARE said AS ${text}`);
    const { rows } = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE said${given}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return null;
    throw error;
  } finally {
    await db.query('ROLLBACK; DEALLOCATE ALL');
  }
}

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
