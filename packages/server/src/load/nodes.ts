import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_NAMES } from '@undercroft/games';
import { Faults, KilledTable } from './killed-table.ts';
import { Line } from './line.ts';
import { Mortal } from './mortal.ts';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { startNats } from './programs.ts';
import { freePort } from './server.ts';
import { begin, LoadPair, type Timing } from './tables.ts';

interface Wishes {
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
  /** Kills of nodes, of NATS and of the database. */
  readonly kills: number;
  readonly say: (text: string) => void;
}

/** The first answers at each node wake it up: they are not counted. */
const WARM_UP_ANSWERS = 1500;
/** Between two kills everybody may come back and play a little. */
const LEAST_MS = 300;
const SPREAD_MS = 1500;
const TICKS_A_SECOND = 100;

/** Nodes behind nginx on one PostgreSQL, with NATS between them. */
async function startHouse(count: number) {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  if (nats === null) throw new Error('nats-server is missing: install it, and try again');
  const env = {
    DATABASE_URL: await postgres.database(),
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
    ...{ postgres, nats, nodes, nginx },
    async stop() {
      await nginx.stop('SIGTERM');
      await Promise.all(nodes.map((node) => node.kill()));
      await nats.stop();
      await postgres.stop();
    },
  };
}
type House = Awaited<ReturnType<typeof startHouse>>;

/** Seconds of a core that a process has had. */
function coreSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function heardBy({ port }: Mortal): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^undercroft_messages_heard (.+)$/m.exec(text)?.[1]);
}

/** Many tables as fast as they go: what an answer costs. */
async function figuresOf({ nginx, nodes }: House, { tables: count, seconds }: Wishes) {
  const line = new Line(nginx.port);
  const timing: Timing = { confirmed: [], heard: [] };
  const pairs: LoadPair[] = [];
  for (let at = 0; at < count; at++) {
    const game = GAME_NAMES[at % GAME_NAMES.length];
    const table = await begin(line, { game });
    pairs.push(new LoadPair(line, table, timing, async () => {}));
  }
  await Promise.all(pairs.map((pair) => pair.open()));
  while (timing.confirmed.length < WARM_UP_ANSWERS * nodes.length) await pause(100);
  const measure = async () => ({
    core: nodes.reduce((sum, { pid }) => sum + coreSeconds(pid), 0),
    heard: await Promise.all(nodes.map(heardBy)),
    at: performance.now(),
    answers: timing.confirmed.length,
  });
  const before = await measure();
  await pause(seconds * 1000);
  const after = await measure();
  for (const pair of pairs) pair.stop();
  line.close();
  const answers = after.answers - before.answers;
  const sorted = timing.confirmed.slice(before.answers).sort((a, b) => a - b);
  const heard = after.heard.reduce((sum, messages, at) => sum + messages - before.heard[at], 0);
  return {
    answersPerSecond: Math.round(answers / ((after.at - before.at) / 1000)),
    coreMsPerAnswer: Number((((after.core - before.core) * 1000) / answers).toFixed(3)),
    messagesHeardPerNodePerAnswer: Number((heard / nodes.length / answers).toFixed(4)),
    confirmedMs: {
      p50: sorted[answers >> 1]?.toFixed(1),
      p99: sorted[Math.floor(answers * 0.99)]?.toFixed(1),
    },
  };
}

/** Whole games of every kind, while nodes, NATS and the database are killed and come back. */
async function survive({ nginx, nodes, nats, postgres }: House, { kills, say }: Wishes): Promise<Faults> {
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
  const figures: Record<string, object> = {};
  for (let count = 1; count <= nodes; count *= 2) {
    const house = await startHouse(count);
    try {
      figures[`${count} nodes`] = await figuresOf(house, wishes);
      say(`${count} nodes: ${JSON.stringify(figures[`${count} nodes`])}`);
    } finally {
      await house.stop();
    }
  }
  const house = await startHouse(nodes);
  try {
    const faults = await survive(house, wishes);
    return { ...figures, kills, faults: faults.count, ...faults.figures };
  } finally {
    await house.stop();
  }
}
