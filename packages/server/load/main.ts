// npm run load: a real server process over loopback, and the figures it reaches.
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { botTables } from './bot-tables.ts';
import { cutLine } from './cut-line.ts';
import { emptyAndFull } from './filled.ts';
import { killing } from './kills.ts';
import { Line } from './line.ts';
import { many } from './many.ts';
import { manyNodes } from './nodes.ts';
import { Pace, spread } from './pace.ts';
import { startServer } from './server.ts';
import { manyStreams } from './streams.ts';
import { begin, LoadPair, type LoadTable, leaveToBots, type Timing } from './tables.ts';

const HELP = `Usage: npm run load -- [--game karak] [--seconds 8] [--tables 100] [--rate 1000] [--idle 1000] [--json]
       npm run load -- --kills 100 [--minutes 10] [--json]
       npm run load -- --nodes 4 [--tables 40] [--seconds 8] [--rate 200] [--kills 20] [--json]
       npm run load -- --streams 10000 [--json]
       npm run load -- --bot-tables [--minutes 10] [--json]
       npm run load -- --filled [--accounts 1000000] [--open 200000] [--finished 5000000] [--minutes 10] [--json]
       npm run load -- --cut-line [--minutes 30] [--json]

Starts a server of its own and measures it: answers a second with durable commits, flat out and at
a steady rate; memory of idle tables; many open streams; the event loop while eight bots play.
With DATABASE_URL set it measures PostgreSQL instead of SQLite.

--kills ends servers of its own with kill -9 while every game is played at them, over SQLite and over two
nodes on a PostgreSQL of its own, and looks whether a confirmed answer was lost and whether every stream
went on without a gap and without a repeat. --nodes starts nginx, PostgreSQL, NATS and so many nodes, says
what an answer costs with 1, 2, 4 … of them, steadily and as fast as they come, then, with --kills, plays
every game through them while nodes, NATS and the database are killed. --streams opens so many at one node
with SQLite, says what each costs, starts the node again and says how they came back. --bot-tables begins
and ends tables of computer players and shows how much memory the server needs as time goes by. --filled makes
a PostgreSQL of its own with so many accounts, open tables and finished matches, and compares what people wait
for and how long jobs take with an empty house and a small one. --cut-line starts two nodes with a NATS that falls silent, lets
nobody in and is killed, and looks whether a node crashes and whether a right that ended at one node holds at
the other. --kills, --bot-tables and --cut-line stop after so many minutes at the latest; at a filled house people come for so long.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'karak' },
    seconds: { type: 'string', default: '8' },
    tables: { type: 'string', default: '100' },
    rate: { type: 'string' },
    streams: { type: 'string' },
    idle: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '0' },
    'bot-tables': { type: 'boolean', default: false },
    filled: { type: 'boolean', default: false },
    accounts: { type: 'string', default: '1000000' },
    open: { type: 'string', default: '200000' },
    finished: { type: 'string', default: '5000000' },
    'cut-line': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
type Wish =
  | 'accounts'
  | 'open'
  | 'finished'
  | 'seconds'
  | 'tables'
  | 'rate'
  | 'streams'
  | 'idle'
  | 'kills'
  | 'minutes'
  | 'nodes';
const wish = (name: Wish, otherwise?: number) => {
  if (values[name] === undefined && otherwise !== undefined) return otherwise;
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name}: expected a whole number, 1 or more, not "${values[name]}"`);
  process.exit(2);
};
/** Answers a second where nothing else is said: of one server, and of several nodes that share one machine. */
const RATE = 1000;
const RATE_OF_NODES = 200;
/** Streams opened beside everything else that is measured. */
const STREAMS = 2000;
/** The first answers wake everything up: they are not counted. */
const WARM_UP_MS = 2000;
const say = (text: string) => console.error(text);
const show = (figures: object) =>
  values.json ? console.log(JSON.stringify(figures)) : console.dir(figures, { depth: null });
const { game } = values;

if (values.nodes !== '0') {
  const figures = await manyNodes({
    ...{ nodes: wish('nodes'), tables: wish('tables'), seconds: wish('seconds'), say },
    rate: wish('rate', RATE_OF_NODES),
    kills: Number(values.kills),
  });
  show(figures);
  process.exit(figures.faults === 0 ? 0 : 1);
}
if (values.kills !== '0') {
  const figures = await killing(wish('kills'), wish('minutes'), say);
  show(figures);
  process.exit(figures.faults === 0 ? 0 : 1);
}
if (values.streams !== undefined) {
  show(await manyStreams(wish('streams'), say));
  process.exit(0);
}
if (values.filled) {
  show(
    await emptyAndFull(
      { accounts: wish('accounts'), open: wish('open'), finished: wish('finished') },
      wish('minutes'),
      say,
    ),
  );
  process.exit(0);
}
if (values['cut-line']) {
  const over = Date.now() + wish('minutes') * 60_000;
  const seen = await cutLine(() => Date.now() > over, say);
  show(seen);
  process.exit(seen.faults.length === 0 ? 0 : 1);
}
if (values['bot-tables']) {
  show(await botTables(wish('minutes'), say));
  process.exit(0);
}

type Server = Awaited<ReturnType<typeof startServer>>;

const tablesOfTwo = (line: Line, count: number): Promise<LoadTable[]> =>
  many(Array.from({ length: count }), () => begin(line, { game }));

/** Answers at every table at once: as fast as they come, or so many a second. */
async function answering({ port, written }: Server, perSecond: number | null) {
  const line = new Line(port);
  const timing: Timing = { confirmed: [], heard: [] };
  const tables = await tablesOfTwo(line, wish('tables'));
  const { turn } = new Pace(perSecond);
  const pairs = tables.map((table) => new LoadPair(line, table, timing, turn));
  await Promise.all(pairs.map((pair) => pair.open()));
  await pause(WARM_UP_MS);
  line.bytes = 0;
  const before = written();
  timing.confirmed.length = 0;
  timing.heard.length = 0;
  const began = performance.now();
  await pause(wish('seconds') * 1000);
  const seconds = (performance.now() - began) / 1000;
  for (const pair of pairs) pair.stop();
  const answers = timing.confirmed.length;
  const { bytes } = line;
  const stored = written() - before;
  line.close();
  return {
    tables: tables.length,
    answersPerSecond: Math.round(answers / seconds),
    confirmedMs: spread(timing.confirmed),
    heardByAllMs: spread(timing.heard),
    bytesPerAnswer: Math.round(bytes / answers),
    diskBytesPerAnswer: Math.round(stored / answers),
  };
}

async function idleTables(server: Server) {
  const line = new Line(server.port);
  await tablesOfTwo(line, 50);
  await pause(4000);
  const before = await server.memory();
  const tables = await tablesOfTwo(line, wish('idle'));
  const loaded = await server.memory();
  await pause(4500);
  const idle = await server.memory();
  const began = performance.now();
  await many(Array.from({ length: STREAMS }), async (_, at) => {
    const { id, people } = tables[Math.floor(at / 2) % tables.length];
    await line.stream(people[at % 2], id, () => {});
  });
  const seconds = (performance.now() - began) / 1000;
  const open = await server.figure('streams');
  await pause(4500);
  const watched = await server.memory();
  line.close();
  return {
    tables: tables.length,
    inUseBytesPerTable: Math.round((loaded - before) / tables.length),
    idleBytesPerTable: Math.round((idle - before) / tables.length),
    openStreams: open,
    streamsOpenedPerSecond: Math.round(STREAMS / seconds),
    bytesPerOpenStream: Math.round((watched - idle) / STREAMS),
  };
}

/** Eight tables where bots play without rest. */
async function botsThinking(server: Server) {
  const line = new Line(server.port);
  const tables = await many(Array.from({ length: 8 }), () =>
    begin(line, { game, bots: ['master'], awayLimit: 0 }),
  );
  await server.figure('nodejs_eventloop_lag_p99_seconds');
  // Nobody waits for anybody any more.
  for (const table of tables) await leaveToBots(table);
  await server.figure('nodejs_eventloop_lag_p99_seconds');
  await pause(2000);
  const p99 = await server.figure('nodejs_eventloop_lag_p99_seconds');
  line.close();
  return { tables: tables.length, loopDelayP99Ms: Number((p99 * 1000).toFixed(1)) };
}

/** Nothing of one measurement should be left over in the next. */
const settle = () => pause(5000);

const server = await startServer({ BOT_PAUSE_MS: '0' });
try {
  say(
    `a server on port ${server.port}, ${availableParallelism()} cores, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}`,
  );
  say('idle tables and open streams …');
  const idle = await idleTables(server);
  await settle();
  say(`answers at ${wish('rate', RATE)} a second …`);
  const steady = await answering(server, wish('rate', RATE));
  await settle();
  say('answers as fast as they come …');
  const flatOut = await answering(server, null);
  await settle();
  say('eight bots without rest …');
  const bots = await botsThinking(server);
  const figures = { game, steady, flatOut, idle, bots };
  show(figures);
} finally {
  await server.stop();
}
