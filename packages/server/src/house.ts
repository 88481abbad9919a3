import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import type { Game } from '@undercroft/kernel';
import { BotPlayers } from './bot-players.ts';
import { forgetCircles } from './circles/clubs.ts';
import type { Config } from './config.ts';
import { Hall } from './hall.ts';
import { Health } from './health.ts';
import { recordAchieved } from './history/recording.ts';
import { HouseRules } from './house-rules.ts';
import { Identity } from './identity.ts';
import { Keeper } from './keeping.ts';
import type { Live } from './live.ts';
import { NatsLine } from './nats-line.ts';
import { dueAt, timeIsUp } from './playing.ts';
import { Presence } from './presence.ts';
import { Problem } from './problem.ts';
import { Ratings } from './ratings/ratings.ts';
import { mutedBy } from './shunning.ts';
import { Accounts } from './store/accounts.ts';
import { Clubs } from './store/clubs.ts';
import { Friends } from './store/friends.ts';
import { History } from './store/history.ts';
import { Leagues } from './store/leagues.ts';
import { MyGames } from './store/my-games.ts';
import type { People } from './store/people.ts';
import { openPostgres } from './store/postgres.ts';
import { Results } from './store/results.ts';
import type { Sql } from './store/sql.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Line, Message, Store } from './store/store.ts';
import { Ways } from './store/ways.ts';
import { Streams } from './streams.ts';
import { Teller } from './turns/teller.ts';
import { upgrade } from './upgrade.ts';

/** Everything the routes need, put together once. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly accounts: Accounts;
  readonly myGames: MyGames;
  readonly ways: Ways;
  readonly results: Results;
  readonly history: History;
  readonly friends: Friends;
  readonly clubs: Clubs;
  readonly leagues: Leagues;
  readonly ratings: Ratings;
  readonly teller: Teller;
  readonly sql: Sql;
  readonly line: Line | null;
  /** Comes when the storage is gone for good. */
  readonly lost: Promise<Error>;
  readonly identity: Identity;
  readonly rules: HouseRules;
  readonly hall: Hall;
  readonly keeper: Keeper;
  readonly presence: Presence;
  readonly streams: Streams;
  readonly bots: BotPlayers;
  readonly health: Health;
  /** What to sign with when the storage holds no secret yet. */
  readonly freshSecret: string;
  close(): Promise<void>;
}

const TIDY_EVERY_MS = 3_600_000;
/** How long a bot's turn is left to the node that seems to be at it. */
const OTHER_NODE_GRACE_MS = 3000;
/** Tables are touched to the minute: what looks untouched for two may be, and looking does no harm. */
const TAKE_UP_EVERY_MS = 60_000;
const TAKEN_UP = 1000;
const STRIKE_EVERY_MS = 1000;
/** A match that ended as its server did is found within this. */
const RECORD_WITHIN_MS = 2 * 86_400_000;
const PRESENCE_EVERY_MS = 30_000;
const LOOK_UP_EVERY_MS = 3000;
const HEALTH_EVERY_MS = 15_000;

/** Every game there is. */
export type Games = Readonly<Record<string, Game>>;
const wholeShelf = async (): Promise<Games> =>
  Object.fromEntries(await Promise.all(GAME_NAMES.map(async (name) => [name, await loadGame(name)])));

export async function furnish(
  config: Config,
  log: (error: unknown, game: string) => void,
  games?: Games,
): Promise<House> {
  // A table that another version has to play, or that was just removed, is nothing that went wrong.
  const report = (error: unknown, game: string) => {
    const expected = error instanceof Problem && (error.reason === 'busy' || error.reason === 'not-found');
    if (!expected) log(error, game);
  };
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.natsUrl !== null)
    : await openSqlite(join(config.dataDir, 'undercroft.sqlite'));
  const { store, people, sql, lost } = opened;
  const line =
    config.natsUrl === null
      ? opened.line
      : await NatsLine.open(config.natsUrl, await store.house('line', randomUUID()));
  await upgrade(store);
  const node = randomUUID();
  const hall = new Hall(store, games ?? (await wholeShelf()), {
    ...{ node, line, idleMs: config.tableIdleSeconds * 1000 },
    codeLetters: config.codeLetters,
  });
  const presence = new Presence(node);
  const streams = new Streams(hall, store, presence, config);
  const bots = new BotPlayers(hall, config.botThreads, config.botPauseMs, report);
  const accounts = new Accounts(sql);
  const identity = new Identity(store, people, accounts);
  const rules = new HouseRules(people);
  rules.onChange = () => streams.dismiss(({ guest, address }) => rules.banOf(guest, address) !== null);
  await rules.reload();
  streams.mutedBy = (guest) => mutedBy(people, guest);

  const results = new Results(sql);
  const ratings = new Ratings(results);
  const ways = new Ways(sql);
  const history = new History(sql);
  const friends = new Friends(sql);
  const clubs = new Clubs(sql);
  const leagues = new Leagues(sql);
  const teller = await Teller.open(ways, store, config, (error) => report(error, 'turns'));
  // Achievements first: what has no results yet is looked at again.
  const record = async (live: Live) => {
    await recordAchieved({ store, history }, live);
    await ratings.record(live);
  };
  hall.onChange = (live, deed) => {
    if (line?.tellsChanges === false) void line.say({ kind: 'table', node, id: live.id, seq: live.seq });
    streams.tell(live, deed);
    teller.heard(live, deed);
    if (deed.lobby?.status === 'over') record(live).catch((error) => report(error, 'ratings'));
    bots.consider(live);
  };
  hall.isRead = (id) => streams.reads(id);
  hall.onFollow = (id) => line?.say({ ...presence.message(id), ask: true }).catch(() => {});
  bots.onThink = (id, version) => line?.say({ kind: 'thinking', node, id, version }).catch(() => {});
  hall.onOpen = (live) => bots.consider(live, line === null ? 0 : OTHER_NODE_GRACE_MS);
  hall.onSettled = (id) => streams.catchUp(id);

  const tellPresence = (id: string) => line?.say(presence.message(id)).catch(() => {});
  streams.onPresence = tellPresence;
  streams.onFault = (error) => report(error, 'table');
  const health = new Health({ hall, streams, bots });
  const tellHealth = () => line?.say({ kind: 'node', node, health: health.tell() }).catch(() => {});
  const healthTimer = setInterval(tellHealth, HEALTH_EVERY_MS);
  const presenceTimer = setInterval(() => {
    presence.sweep((id) => hall.holds(id));
    presence.tables.forEach(tellPresence);
  }, PRESENCE_EVERY_MS);
  await line?.hear(hear, hearAgain);
  void tellHealth();

  function hear(message: Message): void {
    if (message.node === node) return;
    const { kind } = message;
    if (kind === 'forgotten' || kind === 'renamed' || kind === 'signed-out')
      identity.forgotten(message.guest);
    if (kind === 'forgotten') ratings.forgetAll();
    if (kind === 'forgotten' || kind === 'signed-out')
      streams.dismiss(({ guest }) => guest === message.guest);
    if (message.kind === 'node' && health.hear(message.health)) void tellHealth();
    if (message.kind === 'shunned') void streams.retell(message.guest);
    if (message.kind === 'rules-of-the-house') readRules();
    if (message.kind === 'pointer') streams.point(message.id, message);
    if (message.kind === 'presence') {
      presence.hear(message);
      streams.tellPresence(message.id);
      const version = message.ask && bots.thinksOf(message.id);
      if (version !== undefined) bots.onThink(message.id, version);
      if (message.ask && streams.reads(message.id)) tellPresence(message.id);
    }
    if (message.kind === 'thinking') bots.leaveTo(message);
    if (message.kind === 'table') {
      const { id, seq } = message;
      // One after the other: whoever is just opening a stream counts as a reader by then.
      hall.refresh(id, seq).then(() => streams.catchUp(id));
    }
  }

  /** A node that ends in the wrong moment has stored something and told nobody: the storage is asked now and then. */
  const lookUp = async () => {
    if (line === null || streams.tables.length === 0) return;
    for (const [id, seq] of Object.entries(await store.seqs(streams.tables))) {
      if (streams.isBehind(id, seq)) hall.refresh(id, seq).then(() => streams.catchUp(id));
    }
  };
  const lookUpTimer = setInterval(() => lookUp().catch(() => {}), LOOK_UP_EVERY_MS);

  /** The line was cut and is back: whatever was said meanwhile is in the storage. */
  function hearAgain(): void {
    hall.forgetAll();
    identity.forgetAll();
    readRules();
    for (const guest of streams.guests) void streams.retell(guest);
    for (const id of presence.tables) streams.catchUp(id);
    dismissForgotten().catch((error) => report(error, 'guests'));
  }

  function readRules(): void {
    rules.reload().catch((error) => report(error, 'storage'));
  }

  async function dismissForgotten(): Promise<void> {
    for (const guest of streams.guests) {
      if ((await identity.find(guest)) === null) streams.dismiss((reader) => reader.guest === guest);
    }
  }

  /** A computer player whose turn nobody is at, because a node or the server ended, is found again. */
  const takeUp = async (untouchedSince: number) => {
    for (const id of await store.owed(untouchedSince, TAKEN_UP)) {
      await hall.look(id, () => {}).catch((error) => report(error, 'table'));
    }
  };
  const takeUpTimer = setInterval(
    () => takeUp(Date.now() - TAKE_UP_EVERY_MS).catch((error) => report(error, 'storage')),
    TAKE_UP_EVERY_MS,
  );
  await takeUp(Date.now());

  /** Whoever's time is up is looked for in the storage: the node that asked them may be gone. */
  const strike = async () => {
    for (const id of await store.due(Date.now(), TAKEN_UP)) {
      await hall
        .change(id, ({ lobby, table, movedAt }) => {
          const seat = table?.waitsFor ?? null;
          const turn = table?.turn ?? 0;
          const due = dueAt(lobby, seat, movedAt);
          return seat === null || due === null || due > Date.now()
            ? null
            : { lobby: timeIsUp(lobby, seat, turn) };
        })
        .catch((error) => report(error, 'clock'));
    }
  };
  let striking = false;
  const clockTimer = setInterval(() => {
    if (striking) return;
    striking = true;
    strike()
      .catch((error) => report(error, 'clock'))
      .finally(() => {
        striking = false;
      });
  }, STRIKE_EVERY_MS);

  const keeper = new Keeper(store, people, hall, config, (error) => report(error, 'storage'));
  // Others may have it in memory: they look again, and find nothing.
  keeper.onTableRemoved = (id) => {
    void streams.catchUp(id);
    const seq = Number.MAX_SAFE_INTEGER;
    line?.say({ kind: 'table', node, id, seq }).catch((error) => report(error, 'storage'));
  };
  keeper.onGuestRemoved = (guest) => {
    identity.forgotten(guest);
    history.forget(guest).catch((error) => report(error, 'storage'));
    forgetCircles({ clubs, leagues, friends }, guest).catch((error) => report(error, 'storage'));
    line?.say({ kind: 'forgotten', node, guest }).catch((error) => report(error, 'storage'));
  };
  const tidyUp = async () => {
    await keeper.tidy(Date.now());
    await store.tidy(Date.now() - TIDY_EVERY_MS);
    await friends.tidy();
    for (const id of await results.missing(Date.now() - RECORD_WITHIN_MS, TAKEN_UP)) {
      await hall.look(id, record).catch((error) => report(error, 'ratings'));
    }
  };
  const tidyTimer = setInterval(() => tidyUp().catch((error) => report(error, 'storage')), TIDY_EVERY_MS);
  await tidyUp();

  return {
    ...{
      config,
      store,
      people,
      accounts,
      myGames: new MyGames(sql),
      sql,
      line,
      lost,
      identity,
      rules,
      hall,
      keeper,
    },
    ...{ history, friends, clubs, leagues },
    ...{ ways, results, ratings, teller, presence, streams, bots, health },
    freshSecret: randomBytes(32).toString('base64url'),
    async close() {
      clearInterval(tidyTimer);
      clearInterval(takeUpTimer);
      clearInterval(clockTimer);
      clearInterval(presenceTimer);
      clearInterval(lookUpTimer);
      clearInterval(healthTimer);
      health.close();
      await teller.close();
      await bots.close();
      await hall.close();
      await line?.close();
      await store.close();
    },
  };
}
