import { Signer } from '@fastify/cookie';
import { dayOf } from '@undercroft/bots/today';
import type { Client } from '@undercroft/protocol';
import { Client as Database } from 'pg';
import { fill, guestId, type Size } from './fill.ts';
import { Line } from './line.ts';
import { many } from './many.ts';
import { spread } from './pace.ts';
import { startPostgres } from './postgres.ts';
import { startServer } from './server.ts';
import { begin } from './tables.ts';

const SECRET = 'a secret for measuring and for nothing else';
/** All houses are asked in turns, short ones, so that whatever else the machine has to do meets all of them. */
const TURNS = 100;
const ROUNDS_A_TURN = 8;
/** So many come to look around for each who sits down to play. */
const LOOKERS = 3;
/**
 * A house that is so many times smaller: everybody there has as many tables and matches as in the full one, each list
 * has a page to show, and whoever asks is seldom remembered. What it lacks is size alone.
 */
const SMALLER = 50;
/** The first ones wake everything up: they are not counted. */
const WARM_UP = 40;

type Times = Record<string, number[]>;
type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * What an empty house, a small one and a full one cost those who come: the same requests, the same jobs. People come for
 * so many minutes at most.
 */
export async function emptyAndFull(size: Size, minutes: number, say: (text: string) => void) {
  const postgres = await startPostgres([
    'shared_buffers=1GB',
    'maintenance_work_mem=512MB',
    'max_wal_size=8GB',
  ]);
  try {
    const url = await postgres.database();
    await layOut(url);
    const began = Date.now();
    await fill(url, size, say);
    const filling = Math.round((Date.now() - began) / 1000);
    const few = await postgres.database();
    await layOut(few);
    const [accounts, open, finished] = [size.accounts, size.open, size.finished].map((all) =>
      Math.ceil(all / SMALLER),
    );
    await fill(few, { accounts, open, finished }, () => {});
    const houses = [
      await openAt(await postgres.database(), 0),
      await openAt(few, accounts),
      await openAt(url, size.accounts),
    ];
    const until = Date.now() + minutes * 60_000;
    for (let turn = 1; turn <= TURNS && (turn === 1 || Date.now() < until); turn++) {
      say(`turn ${turn} of ${TURNS} at all houses …`);
      for (const house of houses) await round(house, house.times, ROUNDS_A_TURN);
    }
    const [empty, small, filled] = await Promise.all(houses.map((house) => house.close()));
    const times = (slow: { p99: number }, quick: { p99: number }) =>
      Number((slow.p99 / quick.p99).toFixed(2));
    const requests = Object.fromEntries(
      Object.keys(filled.times).map((what) => {
        const [none, few, many] = [empty, small, filled].map(({ times }) => spread(times[what] ?? []));
        const p99 = { ofEmpty: times(many, none), ofSmall: times(many, few) };
        return [what, { empty: none, small: few, filled: many, p99 }];
      }),
    );
    return {
      ...{ size, gigabytes: await gigabytes(url), secondsToFill: filling, requests },
      jobs: { empty: empty.jobs, small: small.jobs, filled: filled.jobs },
      megabytes: { empty: empty.megabytes, small: small.megabytes, filled: filled.megabytes },
    };
  } finally {
    await postgres.stop();
  }
}

const start = (url: string) => startServer({ DATABASE_URL: url, SECRET, BOT_PAUSE_MS: '0' });

/** The storage's shape, and a table to copy of each kind: one that is played, one that is over. */
async function layOut(url: string): Promise<void> {
  const server = await start(url);
  const line = new Line(server.port);
  const over = await begin(line, { game: 'karak' });
  await over.people[0].ask('POST /tables/:id/resign', { id: over.id });
  await begin(line, { game: 'karak' });
  line.close();
  await server.stop();
}

async function openAt(url: string, accounts: number) {
  const server = await start(url);
  const line = new Line(server.port);
  const times: Times = {};
  await round({ line, accounts }, {}, WARM_UP);
  return {
    ...{ line, accounts, times },
    async close() {
      const [jobs, memory] = [await jobsOf(server), await server.memory()];
      line.close();
      await server.stop();
      return { times, jobs, megabytes: Math.round(memory / 1e6) };
    },
  };
}

/** What people do, one thing after the other; in a full house by people who have been there for long. */
async function round(
  { line, accounts }: { line: Line; accounts: number },
  times: Times,
  rounds: number,
): Promise<void> {
  const timed = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const done = await act();
    times[what] ??= [];
    times[what].push(performance.now() - began);
    return done;
  };
  const signer = new Signer(SECRET);
  const somebody = async (): Promise<Client> =>
    accounts === 0
      ? line.guest('Somebody')
      : line.as(signer.sign(guestId(Math.floor(Math.random() * accounts))));
  const day = String(dayOf(new Date()) - 2);
  const lookAround = async (who: Client) => {
    await timed('GET /me', () => who.ask('GET /me'));
    await timed('GET /me, once more', () => who.ask('GET /me'));
    await timed('GET /tables', () => who.ask('GET /tables'));
    await timed('GET /me/tables', () => who.ask('GET /me/tables'));
    await timed('GET /me/games', () => who.ask('GET /me/games'));
    await timed('GET /me/ratings', () => who.ask('GET /me/ratings'));
    for (const span of ['all', 'week'] as const) {
      await timed(`GET /ratings, ${span}`, () => who.ask('GET /ratings', { query: { game: 'karak', span } }));
    }
    await timed('GET /days/:day/:game', () => who.ask('GET /days/:day/:game', { day, game: 'karak' }));
  };
  await many(
    Array.from({ length: rounds }),
    async () => {
      for (let looker = 0; looker < LOOKERS; looker++) await lookAround(await somebody());
      const { id, people } = await timed('a table of two, begun', () => begin(line, { game: 'karak' }));
      for (const one of people) {
        const { version, answers } = await timed('GET /tables/:id/update', () =>
          one.ask('GET /tables/:id/update', { id }),
        );
        if (answers.length === 0) continue;
        const body = { version, answer: answers[0] };
        await timed('POST /tables/:id/answers', () => one.ask('POST /tables/:id/answers', { id, body }));
      }
      await timed('POST /tables/:id/chat', () =>
        people[0].ask('POST /tables/:id/chat', { id, body: { text: 'Well played' } }),
      );
      await timed('POST /tables/:id/resign', () => people[0].ask('POST /tables/:id/resign', { id }));
    },
    4,
  );
}

/** How long each job took the last time, in seconds. */
async function jobsOf({ port }: Server): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = text.matchAll(/^undercroft_job_seconds\{job="([^"]+)"\} (\S+)$/gm);
  return Object.fromEntries([...found].map(([, name, seconds]) => [name, Number(seconds)]));
}

async function gigabytes(url: string): Promise<number> {
  const db = new Database({ connectionString: url });
  await db.connect();
  const { rows } = await db.query('SELECT pg_database_size(current_database()) AS bytes');
  await db.end();
  return Number((Number(rows[0].bytes) / 1e9).toFixed(1));
}
