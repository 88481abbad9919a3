import { dayOf } from '@undercroft/bots/today';
import { setTheClock, theTime } from '../ground/clock.ts';
import type { Config } from '../ground/config.ts';
import type { Reporting } from '../ground/report.ts';
import type { Line } from '../line/line.ts';
import type { Judging } from '../people/days/judging.ts';
import { forgetAtTables } from '../people/forgetting.ts';
import type { Ratings } from '../people/ratings/ratings.ts';
import type { Identity } from '../people/rights/identity.ts';
import type { News } from '../people/rights/news.ts';
import { tendTournaments } from '../people/tournaments/rounds.ts';
import type { Teller } from '../people/turns/teller.ts';
import type { Builds } from '../storage/builds.ts';
import type { Kept } from '../storage/kept.ts';
import type { Screens } from '../storage/screens.ts';
import { keepScreens } from '../storage/screens.ts';
import type { Sql } from '../storage/sql.ts';
import type { Store } from '../storage/store.ts';
import type { BotPlayers } from '../tables/bots/bot-players.ts';
import type { Hall } from '../tables/hall.ts';
import type { Keeper } from '../tables/keeping.ts';
import type { Live } from '../tables/live.ts';
import { dueAt, timeIsUp } from '../tables/playing.ts';
import type { Presence } from '../tables/presence.ts';
import type { Streams } from '../tables/streams.ts';
import type { Job } from './jobs.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** What is looked at in one go; the rest waits for the next. */
const AT_A_TIME = 1000;
/** An invitation that nobody has taken for so long is worth nothing. */
const INVITED_DAYS = 30;
/** Single answers to a day's ten are kept for so long. */
const TENS_DAYS = 30;
/** Under this key the house knows that its ratings were reckoned from what an older version left. */
const RECKONED = 'ratings';

/** What is counted from time to time, since counting is not for nothing. */
export interface Figures {
  tables: Readonly<Record<string, number>>;
  /** What waits to be done, by what it is. */
  backlog: Readonly<Record<string, number>>;
}

/** What the jobs are done with. */
interface Needs extends Kept {
  readonly config: Config;
  readonly store: Store;
  readonly sql: Sql;
  readonly line: Line | null;
  readonly hall: Hall;
  readonly bots: BotPlayers;
  readonly keeper: Keeper;
  readonly judging: Judging;
  readonly streams: Streams;
  readonly presence: Presence;
  readonly identity: Identity;
  readonly news: News;
  readonly ratings: Ratings;
  readonly keySecret: string;
  readonly teller: Teller;
  readonly screens: Screens | null;
  readonly builds: Builds;
  readonly figures: Figures;
  readonly report: Reporting;
}

/** What this node says to the others of itself. */
interface Telling {
  tellPresence(id: string): void;
  tellHealth(): Promise<void>;
}

/** What is done with a table that was left in the middle. */
interface Deeds {
  record(live: Live): Promise<void>;
  /** Lets a computer player answer whose turn it is. */
  takeUp(live: Live): void;
}

/** Everything the house does by itself, each a name, when, and what. */
export function jobsOf(house: Needs, hearing: Telling, { record, takeUp }: Deeds): Job[] {
  const {
    store,
    hall,
    bots,
    keeper,
    judging,
    streams,
    presence,
    identity,
    teller,
    friends,
    results,
    leaving,
    ratings,
    figures,
    ways,
    line,
    news,
  } = house;
  const { report, config, sql, screens, builds } = house;

  return [
    {
      name: 'clocks',
      everyMs: SECOND_MS,
      /** Whoever's time is up is looked for in the storage: the node that asked them may be gone. */
      async run(now) {
        for (const id of await store.due(now, AT_A_TIME)) {
          await hall.change(id, struck).catch((error) => report(error, 'the clock of a table'));
        }
      },
    },
    {
      name: 'bots',
      everyMs: MINUTE_MS,
      /** A computer player whose turn nobody is at, because a node or the server ended, is found again. */
      run: owed(),
    },
    {
      name: 'look-up',
      everyMs: 3 * SECOND_MS,
      waits: true,
      /** A node that ends in the wrong moment has stored something and told nobody. */
      async run() {
        if (line === null) return;
        await news.read();
        if (streams.tables.length === 0) return;
        for (const [id, seq] of Object.entries(await store.seqs(streams.tables))) {
          if (streams.isBehind(id, seq)) hall.refresh(id, seq).then(() => streams.catchUp(id));
        }
      },
    },
    {
      name: 'presence',
      everyMs: 30 * SECOND_MS,
      waits: true,
      async run() {
        presence.sweep((id) => hall.holds(id));
        for (const id of presence.shared) hearing.tellPresence(id);
      },
    },
    { name: 'visits', everyMs: 5 * SECOND_MS, waits: true, run: () => identity.keepVisits() },
    {
      name: 'time',
      everyMs: MINUTE_MS,
      waits: true,
      /** A storage inside of this process has no clock of its own. */
      run: async () => (config.databaseUrl === null ? undefined : setTheClock(sql)),
    },
    { name: 'health', everyMs: 15 * SECOND_MS, run: () => hearing.tellHealth() },
    {
      name: 'turns',
      everyMs: config.tellEverySeconds * SECOND_MS,
      waits: true,
      run: (now) => teller.tell(now),
    },
    { name: 'keeping', everyMs: HOUR_MS, run: (now) => keeper.tidy(now) },
    { name: 'storage', everyMs: HOUR_MS, run: (now) => store.tidy(now - HOUR_MS) },
    {
      name: 'screens',
      everyMs: HOUR_MS,
      /** Pages that are open during an update find their files. */
      async run(now) {
        if (screens === null || config.keepBuildsDays === 0) return;
        await keepScreens(builds, screens, now);
        await builds.tidy(now - config.keepBuildsDays * DAY_MS);
      },
    },
    { name: 'news', everyMs: HOUR_MS, run: (now) => house.newsKept.tidy(now - DAY_MS) },
    { name: 'invitations', everyMs: HOUR_MS, run: (now) => friends.tidy(now - INVITED_DAYS * DAY_MS) },
    { name: 'tens', everyMs: HOUR_MS, run: (now) => house.tens.tidy(dayOf(new Date(now)) - TENS_DAYS) },
    {
      name: 'records',
      everyMs: 10 * MINUTE_MS,
      /** A match that ended as its server did has left no result. */
      async run() {
        for (const id of await results.missing(AT_A_TIME)) {
          await hall.look(id, record).catch((error) => report(error, 'the result of a match'));
        }
      },
    },
    {
      name: 'tournaments',
      everyMs: 2 * SECOND_MS,
      /** Rounds whose time has come are drawn, and what a node that ended has left undone is done. */
      run: (now) => tendTournaments(house, now),
    },
    {
      name: 'judging',
      everyMs: 5 * SECOND_MS,
      /** How well people chose at the tables of the day. */
      run: (now) => judging.run(now),
    },
    {
      name: 'forgetting',
      everyMs: MINUTE_MS,
      async run() {
        for (const guest of await leaving.guests(AT_A_TIME)) await forgetAtTables(house, guest);
      },
    },
    {
      name: 'ratings',
      everyMs: DAY_MS,
      /** What an older version left is reckoned once. */
      async run() {
        const done = await sql.one('SELECT value FROM house WHERE key = ?', RECKONED);
        if (done === null) await ratings.reckon();
        await store.settled(RECKONED, 'reckoned');
      },
    },
    {
      name: 'figures',
      everyMs: MINUTE_MS,
      async run(now) {
        figures.tables = await store.counts();
        figures.backlog = {
          turns: await ways.backlog(now),
          clocks: (await store.due(now, AT_A_TIME)).length,
          records: (await results.missing(AT_A_TIME)).length,
          rounds: (await house.tournaments.toDraw(now, AT_A_TIME)).length,
          judging: (await house.days.toJudge(now, AT_A_TIME)).length,
          forgetting: (await leaving.guests(AT_A_TIME)).length,
        };
      },
    },
  ];

  function struck({ lobby, table, movedAt }: Live) {
    const seat = table?.waitsFor ?? null;
    const due = dueAt(lobby, seat, movedAt);
    if (seat === null || due === null || due > theTime()) return null;
    return { lobby: timeIsUp(lobby, seat, table?.turn ?? 0) };
  }

  /** Tables are touched to the minute: what looks untouched for two may be, and looking does no harm. The first time all. */
  function owed(): Job['run'] {
    let first = true;
    return async (now) => {
      bots.unstick();
      const since = first ? now : now - MINUTE_MS;
      for (const id of await store.owed(since, AT_A_TIME)) {
        await hall.look(id, takeUp).catch((error) => report(error, 'taking up a game'));
      }
      first = false;
    };
  }
}
