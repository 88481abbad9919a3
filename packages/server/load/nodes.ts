import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_NAMES } from '@undercroft/games';
import { Client } from 'pg';
import { Faults, KilledTable } from './killed-table.ts';
import { Line } from './line.ts';
import { many } from './many.ts';
import { Mortal } from './mortal.ts';
import { startNginx } from './nginx.ts';
import { Pace } from './pace.ts';
import { startPostgres } from './postgres.ts';
import { startNats } from './programs.ts';
import { freePort } from './server.ts';
import { begin, LoadPair, type Timing } from './tables.ts';

interface Wishes {
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
  /** Answers a second at which costs are compared: far from what one node can do. */
  readonly rate: number;
  /** Kills of nodes, of NATS and of the database. */
  readonly kills: number;
  readonly say: (text: string) => void;
}

/** The first answers at each node wake it up: they are not counted. */
const WARM_UP_ANSWERS = 1500;
/** On a machine with much else to do that many would take too long. */
const WARM_UP_MS = 60_000;
/** So long nobody plays, to see what nodes need for themselves. */
const IDLE_MS = 10_000;
/** A rate is reached by so much of it. */
const REACHED = 0.9;
/** What was sent at the pace before is answered by then. */
const SETTLE_MS = 1000;
/** How much more an answer may cost with several nodes. */
const A_FIFTH = 1.2;
/** Between two kills everybody may come back and play a little. */
const LEAST_MS = 300;
const SPREAD_MS = 1500;
const TICKS_A_SECOND = 100;

/** Nodes behind nginx on one PostgreSQL, with NATS between them. */
async function startNodes(count: number) {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  if (nats === null) throw new Error('nats-server is missing: install it, and try again');
  const url = await postgres.database();
  const env = {
    DATABASE_URL: url,
    NATS_URL: nats.url,
    TRUST_PROXY: '1',
    BOT_PAUSE_MS: '0',
  };
  const nodes: Mortal[] = [];
  for (let at = 0; at < count; at++) nodes.push(new Mortal(await freePort(), env));
  await Promise.all(nodes.map((node) => node.start()));
  const nginx = await startNginx(nodes.map(({ port }) => port));
  if (nginx === null) throw new Error('nginx is missing: install it, and try again');
  return {
    ...{ postgres, url, nats, nodes, nginx },
    async stop() {
      await nginx.stop('SIGTERM');
      await Promise.all(nodes.map((node) => node.kill()));
      await nats.stop();
      await postgres.stop();
    },
  };
}
type Nodes = Awaited<ReturnType<typeof startNodes>>;

/** Seconds of a core that a process has had. */
function coreSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function heardBy({ port }: Mortal): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^undercroft_messages_heard (.+)$/m.exec(text)?.[1]);
}

/** Bytes the database has written ahead so far. */
async function writtenAhead(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes",
    );
    return Number(rows[0].bytes);
  } finally {
    await client.end();
  }
}

interface Reading {
  /** Seconds of a core that all nodes have had. */
  readonly core: number;
  readonly heard: number;
  readonly written: number;
  readonly at: number;
  readonly answers: number;
}

/** What an answer cost between two readings: all that nodes needed, and that without what they need for themselves. */
function cost(before: Reading, after: Reading, nodes: number, idle: number) {
  const answers = after.answers - before.answers;
  const seconds = (after.at - before.at) / 1000;
  const core = (after.core - before.core) * 1000;
  return {
    answersPerSecond: Math.round(answers / seconds),
    coreMsPerAnswer: Number((core / answers).toFixed(3)),
    coreMsPerAnswerAlone: Number(((core - idle * seconds) / answers).toFixed(3)),
    messagesHeardPerNodePerAnswer: Number(((after.heard - before.heard) / nodes / answers).toFixed(4)),
    bytesWrittenAheadPerAnswer: Math.round((after.written - before.written) / answers),
  };
}

/** Many tables of every game: what an answer costs at a steady rate, and as fast as they go. */
async function figuresOf({ nginx, nodes, url }: Nodes, { tables: count, seconds, rate }: Wishes) {
  const line = new Line(nginx.port);
  const timing: Timing = { confirmed: [], heard: [] };
  const pace = new Pace(null);
  const pairs = new Set<LoadPair>();
  /** Two people and a table; when the match is over, the next one. */
  const play = async (at: number): Promise<void> => {
    const table = await begin(line, { game: GAME_NAMES[at % GAME_NAMES.length] });
    const pair = new LoadPair(line, table, timing, pace.turn);
    pairs.add(pair);
    await pair.open();
    pair.over.then(() => (pairs.delete(pair) ? play(at) : undefined)).catch(() => {});
  };
  const read = async (): Promise<Reading> => {
    const [written, ...heard] = await Promise.all([writtenAhead(url), ...nodes.map(heardBy)]);
    return {
      core: nodes.reduce((sum, { pid }) => sum + coreSeconds(pid), 0),
      heard: heard.reduce((sum, messages) => sum + messages),
      ...{ written, at: performance.now(), answers: timing.confirmed.length },
    };
  };
  const during = async (perSecond: number | null) => {
    pace.set(perSecond);
    await pause(SETTLE_MS);
    const before = await read();
    await pause(seconds * 1000);
    const after = await read();
    const taken = timing.confirmed.slice(before.answers, after.answers).sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor(taken.length * share)]?.toFixed(1);
    return { ...cost(before, after, nodes.length, idle), confirmedMs: { p50: at(0.5), p99: at(0.99) } };
  };
  // Who has just been started has much to do that is over soon.
  await pause(IDLE_MS);
  const quiet = await read();
  await pause(IDLE_MS);
  const still = await read();
  /** Thousandths of a core, all nodes together, a second. */
  const idle = ((still.core - quiet.core) * 1000) / ((still.at - quiet.at) / 1000);
  await many(Array.from({ length: count }), (_, at) => play(at));
  const warm = Date.now() + WARM_UP_MS * nodes.length;
  while (timing.confirmed.length < WARM_UP_ANSWERS * nodes.length && Date.now() < warm) await pause(100);
  const steady = await during(rate);
  const flatOut = await during(null);
  for (const pair of pairs) pair.stop();
  pairs.clear();
  line.close();
  return { idleCoreMsPerSecond: Math.round(idle), steady, flatOut };
}

/** Whole games of every kind, while nodes, NATS and the database are killed and come back. */
async function survive({ nginx, nodes, nats, postgres }: Nodes, { kills, say }: Wishes): Promise<Faults> {
  const faults = new Faults();
  const start = (game: string, bot: boolean) => KilledTable.begin([nginx.port], game, bot, faults);
  const tables = await Promise.all(GAME_NAMES.flatMap((game) => [start(game, false), start(game, true)]));
  const victims = [...nodes.map(() => 'node' as const), 'nats' as const, 'database' as const];
  const killed = { node: 0, drained: 0, nats: 0, database: 0 };
  try {
    for (let kill = 0; kill < kills; kill++) {
      await pause(LEAST_MS + Math.random() * SPREAD_MS);
      const victim =
        kill < 2
          ? (['nats', 'database'] as const)[kill]
          : victims[Math.floor(Math.random() * victims.length)];
      if (victim === 'node') {
        const node = nodes[Math.floor(Math.random() * nodes.length)];
        const gently = Math.random() < 0.3;
        await (gently ? node.end() : node.kill());
        killed[gently ? 'drained' : 'node']++;
        await node.start();
      } else {
        killed[victim]++;
        if (victim === 'nats') {
          await nats.stop();
          await nats.start();
        } else await postgres.crash();
        // A node that finds neither ends, and is started again.
      }
      await Promise.all(tables.map((table) => table.back()));
      say(`${kill + 1} of ${kills}: ${JSON.stringify(killed)}, ${faults.sentence}`);
      for (const [at, table] of tables.entries()) {
        if (!table.over) continue;
        await table.compare();
        table.close();
        tables[at] = await start(table.game, table.bot);
      }
    }
    await Promise.all(tables.map((table) => table.compare()));
  } finally {
    for (const table of tables) table.close();
  }
  return faults;
}

/** What an answer costs with 1, 2, 4 … nodes, and whether anything is lost when parts of the house are killed. */
export async function manyNodes(wishes: Wishes) {
  const { nodes, kills, say } = wishes;
  const figures: Record<string, Awaited<ReturnType<typeof figuresOf>>> = {};
  const costs: number[] = [];
  const reached: boolean[] = [];
  for (let count = 1; count <= nodes; count *= 2) {
    const house = await startNodes(count);
    try {
      const measured = await figuresOf(house, wishes);
      figures[count === 1 ? '1 node' : `${count} nodes`] = measured;
      costs.push(measured.steady.coreMsPerAnswerAlone);
      reached.push(measured.steady.answersPerSecond >= wishes.rate * REACHED);
      say(`${count} nodes: ${JSON.stringify(measured)}`);
    } finally {
      await house.stop();
    }
  }
  const comparedWithOne = costs.map((cost) => Number((cost / costs[0]).toFixed(2)));
  // Where answers waited for the machine, what one costs that stands alone is not known.
  const rateReached = reached.every(Boolean);
  const withinAFifth = rateReached ? comparedWithOne.every((cost) => cost <= A_FIFTH) : null;
  const compared = { comparedWithOne, rateReached, withinAFifth };
  if (kills === 0) return { ...figures, ...compared, faults: 0 };
  const house = await startNodes(nodes);
  try {
    const faults = await survive(house, wishes);
    return { ...figures, ...compared, kills, faults: faults.count, ...faults.figures };
  } finally {
    await house.stop();
  }
}
