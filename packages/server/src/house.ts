import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { OpenId } from './accounts/openid.ts';
import { BotPlayers } from './bot-players.ts';
import { setTheClock } from './clock.ts';
import type { Config } from './config.ts';
import { forget } from './forgetting.ts';
import { Hall } from './hall.ts';
import { Health } from './health.ts';
import { Hearing } from './hearing.ts';
import { recordAchieved } from './history/recording.ts';
import { HouseRules } from './house-rules.ts';
import { Identity } from './identity.ts';
import { Jobs } from './jobs/jobs.ts';
import { jobsOf } from './jobs/list.ts';
import { Keeper } from './keeping.ts';
import type { Live } from './live.ts';
import type { Figures } from './metrics.ts';
import { NatsLine } from './nats-line.ts';
import { News } from './news.ts';
import { PageErrors } from './page-errors.ts';
import { Presence } from './presence.ts';
import { Problem } from './problem.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Report } from './report.ts';
import { builtScreens, type Screens } from './screens.ts';
import { type Games, wholeShelf } from './shelf.ts';
import { mutedBy } from './shunning.ts';
import { Builds } from './store/builds.ts';
import { type Kept, keptIn } from './store/kept.ts';
import { openPostgres } from './store/postgres.ts';
import type { Sql } from './store/sql.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Line, Store } from './store/store.ts';
import { Streams } from './streams.ts';
import { Teller } from './turns/teller.ts';
import { upgrade } from './upgrade.ts';

/** Everything the routes need, put together once. */
export interface House extends Kept {
  readonly config: Config;
  readonly store: Store;
  /** Where the house knows a provider. */
  readonly openId: OpenId | null;
  readonly ratings: Ratings;
  readonly teller: Teller;
  readonly sql: Sql;
  /** How often the storage could not do what it was asked. */
  readonly storageFaults: () => number;
  /** The browser client, where it has been built, and the files of builds before it. */
  readonly screens: Screens | null;
  readonly builds: Builds;
  readonly line: Line | null;
  /** Comes when the storage is gone for good. */
  readonly lost: Promise<Error>;
  readonly identity: Identity;
  readonly rules: HouseRules;
  readonly news: News;
  readonly hall: Hall;
  readonly keeper: Keeper;
  readonly presence: Presence;
  readonly streams: Streams;
  readonly bots: BotPlayers;
  readonly health: Health;
  readonly jobs: Jobs;
  /** What is counted from time to time, for whoever watches. */
  readonly figures: Figures;
  readonly report: Report;
  /** What pages have told of themselves. */
  readonly pageErrors: PageErrors;
  /** What to sign with when the storage holds no secret yet. */
  readonly freshSecret: string;
  /** From it and the key somebody sent follows what they make. */
  readonly keySecret: string;
  close(): Promise<void>;
}

/** The house without what it does by itself. */
export type Rooms = Omit<House, 'jobs' | 'close'>;

/** How long a bot's turn is left to the node that seems to be at it. */
const OTHER_NODE_GRACE_MS = 3000;

/** Puts the house together: storage, line, rooms, what they tell each other, and what is done from time to time. */
export async function furnish(config: Config, log: Report, games?: Games): Promise<House> {
  // A table that another version has to play, or that was just removed, is nothing that went wrong.
  const report: Report = (error, what) => {
    const expected = error instanceof Problem && (error.reason === 'busy' || error.reason === 'not-found');
    if (!expected) log(error, what);
  };
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.natsUrl !== null)
    : await openSqlite(join(config.dataDir, 'undercroft.sqlite'));
  const { store, sql, lost, faults: storageFaults } = opened;
  if (config.databaseUrl !== null) await setTheClock(sql);
  const line =
    config.natsUrl === null
      ? opened.line
      : new NatsLine(config.natsUrl, config.natsKeys, await store.house('line', randomUUID()));
  await upgrade(store);
  const kept = keptIn(sql);
  const { people, accounts, history, ways } = kept;

  const node = randomUUID();
  const hall = new Hall(store, games ?? (await wholeShelf()), {
    ...{ node, line, idleMs: config.tableIdleSeconds * 1000 },
    codeLetters: config.codeLetters,
  });
  const presence = new Presence(node);
  const streams = new Streams(hall, store, presence, config);
  const bots = new BotPlayers(hall, config.botThreads, config.botPauseMs, (error, game) =>
    report(error, `a computer player of ${game}`),
  );
  const identity = new Identity(store, people, accounts);
  const news = new News(sql, kept.newsKept, line, node);
  const rules = new HouseRules(people, news);
  const ratings = new Ratings(sql, hall.games);
  const health = new Health({ hall, streams, bots, jobs: () => jobs.health, line });
  const teller = await Teller.open(ways, store, config, (error) =>
    report(error, 'telling somebody of a turn'),
  );
  const keeper = new Keeper(store, people, hall, config, (error) => report(error, 'keeping a table'));
  const hearing = new Hearing({
    ...{ node, line, hall, presence, streams, bots, identity, rules, news, health, report },
  });

  // Achievements first: what has no results yet is looked at again.
  const record = async (live: Live) => {
    await recordAchieved({ store, history }, live);
    await ratings.record(live);
  };
  rules.onChange = () => streams.dismiss(({ guest, address }) => rules.banOf(guest, address) !== null);
  // In this order: what changes between the two is read as news.
  await news.begin();
  await rules.reload();
  streams.mutedBy = (guest) => mutedBy(people, guest);
  streams.onPresence = (id) => hearing.tellPresence(id);
  streams.onFault = (error) => report(error, 'a stream');
  hall.onChange = (live, deed) => {
    if (line?.tellsChanges === false) void line.say({ kind: 'table', node, id: live.id, seq: live.seq });
    streams.tell(live, deed);
    if (deed.lobby?.status === 'over') record(live).catch((error) => report(error, 'the result of a match'));
    bots.consider(live);
  };
  hall.isRead = (id) => streams.reads(id);
  hall.onFollow = (id) => line?.say({ ...presence.message(id), ask: true }).catch(() => {});
  hall.onOpen = (live) => bots.consider(live, line === null ? 0 : OTHER_NODE_GRACE_MS);
  hall.onSettled = (id) => streams.catchUp(id);
  bots.onThink = (id, version) => line?.say({ kind: 'thinking', node, id, version }).catch(() => {});
  // Others may have it in memory: they look again, and find nothing.
  keeper.onTableRemoved = (id) => {
    void streams.catchUp(id);
    const seq = Number.MAX_SAFE_INTEGER;
    line
      ?.say({ kind: 'table', node, id, seq })
      .catch((error) => report(error, 'saying that a table is gone'));
  };
  keeper.removeGuest = (guest) => forget(house, guest);
  await hearing.begin();

  const rooms = {
    ...kept,
    ...{
      config,
      store,
      sql,
      storageFaults,
      line,
      lost,
      identity,
      rules,
      news,
      hall,
      keeper,
      presence,
      streams,
      bots,
    },
    ...{ health, ratings, teller, report, figures: { tables: {}, backlog: {} } as Figures },
    ...{ screens: builtScreens(config.screensDir), builds: new Builds(sql), pageErrors: new PageErrors() },
    openId: config.openId && config.publicUrl ? new OpenId(config.openId, config.publicUrl) : null,
    freshSecret: randomBytes(32).toString('base64url'),
    keySecret: await store.house('keys', randomBytes(32).toString('base64url')),
  };
  const jobs: Jobs = new Jobs(jobsOf(rooms, hearing, record), report);
  const house: House = {
    ...rooms,
    jobs,
    async close() {
      teller.close();
      await jobs.close();
      health.close();
      await bots.close();
      await hall.close();
      await line?.close();
      await store.close();
    },
  };
  // Nobody waits for any of them: the house is open.
  jobs.begin();
  return house;
}
