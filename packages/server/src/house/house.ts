import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newSecret } from '@undercroft/kernel';
import { setTheClock } from '../ground/clock.ts';
import type { Config } from '../ground/config.ts';
import { Problem } from '../ground/problem.ts';
import type { Reporting } from '../ground/report.ts';
import { type Games, wholeShelf } from '../ground/shelf.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Figures } from '../jobs/list.ts';
import { jobsOf } from '../jobs/list.ts';
import { NatsLine } from '../line/nats-line.ts';
import { OpenId } from '../people/accounts/openid.ts';
import { recordTry } from '../people/days/days.ts';
import { Judging } from '../people/days/judging.ts';
import { forget } from '../people/forgetting.ts';
import { recordAchieved } from '../people/history/recording.ts';
import { Ratings } from '../people/ratings/ratings.ts';
import { Identity } from '../people/rights/identity.ts';
import { News } from '../people/rights/news.ts';
import { Orders } from '../people/rights/orders.ts';
import { mutedBy } from '../people/shunning.ts';
import { recordTable } from '../people/tournaments/rounds.ts';
import { Teller } from '../people/turns/teller.ts';
import { buildsIn } from '../storage/builds.ts';
import { keptIn } from '../storage/kept.ts';
import { openPostgres } from '../storage/postgres.ts';
import { builtScreens } from '../storage/screens.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { BotPlayers } from '../tables/bots/bot-players.ts';
import { Hall } from '../tables/hall.ts';
import { Keeper } from '../tables/keeping.ts';
import type { Live } from '../tables/live.ts';
import { Presence } from '../tables/presence.ts';
import { Streams } from '../tables/streams.ts';
import { upgrade } from '../tables/upgrade.ts';
import { Health } from './health.ts';
import { Hearing } from './hearing.ts';
import { PageErrors } from './page-errors.ts';

/** Everything the routes need, put together once. */
export type House = Awaited<ReturnType<typeof furnish>>;

/** How long a bot's turn is left to the node that seems to be at it. */
const OTHER_NODE_GRACE_MS = 3000;

/** Puts the house together: storage, line, rooms, what they tell each other, and what is done from time to time. */
export async function furnish(config: Config, log: Reporting, games?: Games) {
  // A table that another version has to play, or that was just removed, is nothing that went wrong.
  const report: Reporting = (error, what) => {
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
      : new NatsLine(config.natsUrl, config.natsKeys, await store.settled('line', randomUUID()));
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
  const orders = new Orders(people, news);
  const ratings = new Ratings(sql, hall.games);
  const health = new Health({ hall, streams, bots, jobs: () => jobs.health, line });
  const teller = await Teller.open(ways, store, config, (error) =>
    report(error, 'telling somebody of a turn'),
  );
  const keeper = new Keeper(store, people, hall, config, (error) => report(error, 'keeping a table'));
  const judging = new Judging(kept.days, keeper, (error) => report(error, 'judging a match'));
  const hearing = new Hearing({
    ...{ node, line, hall, presence, streams, bots, identity, orders, news, health, report },
  });

  /** From it and the key somebody sent follows what they make; and the tables that a tournament draws. */
  const keySecret = await store.settled('keys', randomBytes(32).toString('base64url'));
  const rounds = { tournaments: kept.tournaments, sql, hall, ratings, keySecret, report };
  // Achievements first: what has no results yet is looked at again.
  const record = async (live: Live) => {
    await recordAchieved({ store, history }, live);
    await recordTry(kept, live);
    await recordTable(rounds, live);
    await ratings.record(live);
  };
  orders.onChange = () => streams.dismiss(({ guest, address }) => orders.banOf(guest, address) !== null);
  // In this order: what changes between the two is read as news.
  await news.begin();
  await orders.reload();
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
  const takeUp = (live: Live) => bots.consider(live, line === null ? 0 : OTHER_NODE_GRACE_MS);
  hall.onOpen = takeUp;
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
    ...{ ...kept, config, store, sql, line, identity, orders, news, hall, keeper, presence, streams, bots },
    ...{ health, ratings, teller, report, figures: { tables: {}, backlog: {} } as Figures },
    /** Comes when the storage is gone for good. */
    lost,
    /** How often the storage could not do what it was asked. */
    storageFaults,
    /** The browser client, where it has been built, and the files of builds before it. */
    screens: builtScreens(config.screensDir),
    builds: buildsIn(sql),
    /** What pages have told of themselves. */
    pageErrors: new PageErrors(),
    /** Where the house knows a provider. */
    openId: config.openId && config.publicUrl ? new OpenId(config.openId, config.publicUrl) : null,
    judging,
    /** What the luck of all days follows from. */
    daySecret: await store.settled('days', newSecret()),
    /** What to sign with when the storage holds no secret yet. */
    freshSecret: randomBytes(32).toString('base64url'),
    keySecret,
  };
  const jobs: Jobs = new Jobs(jobsOf(rooms, hearing, { record, takeUp }), report);
  const house = {
    ...rooms,
    jobs,
    async close() {
      teller.close();
      await jobs.close();
      health.close();
      await bots.close();
      await judging.close();
      await hall.close();
      await line?.close();
      await store.close();
    },
  };
  // Nobody waits for any of them: the house is open.
  jobs.begin();
  return house;
}
