import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Update } from '@undercroft/protocol';
import { Line } from './line.ts';
import { many } from './many.ts';
import { freePort, startServer } from './server.ts';
import { begin } from './tables.ts';

/** Two who sit, and eighteen who watch. */
const READERS_A_TABLE = 20;
/** Nobody waits longer than this for everybody to be back. */
const PATIENCE_MS = 600_000;

/** Somebody who follows a table as a browser does: back by itself, where it was, after the time the server names. */
class Reader {
  readonly client: Client;
  readonly table: string;
  /** When the line was last there; null while it is not. */
  openSince: number | null = null;
  update: Update | null = null;
  refused = false;

  constructor(client: Client, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Resolves with the first event. */
  follow(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const listen = async () => {
        const onLine = (state: 'open' | 'lost') => {
          this.openSince = state === 'open' ? performance.now() : null;
        };
        for await (const { event, data } of line.follow(this.client, this.table, onLine)) {
          if (event === 'update') this.update = data;
          resolve();
        }
      };
      listen().catch((error) => {
        this.refused = true;
        reject(error);
      });
    });
  }
}

const tenths = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/** Megabytes a process holds. */
function residentMB(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

async function untilAll(readers: readonly Reader[], isSo: (reader: Reader) => boolean): Promise<number> {
  const since = performance.now();
  while (!readers.every((reader) => reader.refused || isSo(reader))) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('some readers did not come back');
    await pause(50);
  }
  return performance.now() - since;
}

/** The most that fell into one second. */
function mostInASecond(times: readonly number[], from: number): number {
  const seconds = new Map<number, number>();
  for (const time of times) {
    const second = Math.floor((time - from) / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}

/** Whoever is asked answers at every table: how long until everybody everywhere has heard of it. */
async function hearNews(readers: readonly Reader[]): Promise<number> {
  const before = new Map(readers.map((reader) => [reader, reader.update?.version]));
  const asked = new Map<string, { client: Client; update: Update }>();
  for (const { client, table, update } of readers) {
    if (update !== null && update.answers.length > 0) asked.set(table, { client, update });
  }
  const hearing = untilAll(readers, (reader) => reader.update?.version !== before.get(reader));
  await many([...asked], ([id, { client, update }]) => {
    const { version, answers } = update;
    return client.ask('POST /tables/:id/answers', { id, body: { version, answer: answers[0] } });
  });
  return hearing;
}

/** So many open streams at one node with SQLite: what each costs, and how they come back when it is started again. */
export async function manyStreams(count: number, say: (text: string) => void) {
  const env = { PORT: String(await freePort()), MAX_STREAMS: String(count + 1000) };
  let server = await startServer(env);
  const line = new Line(server.port);
  try {
    const tables = Math.ceil(count / READERS_A_TABLE);
    say(`${tables} tables …`);
    const readers: Reader[] = [];
    await many(Array.from({ length: tables }), async () => {
      const { id, people } = await begin(line, { game: 'karak', public: true });
      const watching = Array.from({ length: READERS_A_TABLE - people.length }, () => line.as(null));
      readers.push(...[...people, ...watching].map((client) => new Reader(client, id)));
    });
    readers.length = count;
    const [heap, resident] = [await server.memory(), residentMB(server.pid)];
    say(`${count} streams …`);
    const opening = performance.now();
    await many(readers, (reader) => reader.follow(line));
    const seconds = (performance.now() - opening) / 1000;
    const open = await server.figure('streams');
    const full = await server.memory();
    const residentFull = residentMB(server.pid);
    const heard = await hearNews(readers);
    say('the server is ended and started again …');
    line.streamsAskedAt.length = 0;
    const ended = performance.now();
    await server.end();
    server = await startServer(env, server.folder);
    const back = performance.now() - ended;
    await untilAll(readers, ({ openSince }) => openSince !== null && openSince > ended);
    const after = readers
      .filter(({ refused }) => !refused)
      .map(({ openSince }) => (openSince ?? 0) - ended)
      .sort((a, b) => a - b);
    const heardAgain = await hearNews(readers);
    return {
      streams: open,
      tables,
      openedPerSecond: Math.round(count / seconds),
      bytesPerStream: Math.round((full - heap) / count),
      residentMB: { withoutStreams: resident, withStreams: residentFull },
      heardByAllAfterSeconds: tenths(heard),
      restart: {
        serverBackAfterSeconds: tenths(back),
        halfBackAfterSeconds: tenths(after[after.length >> 1]),
        allBackAfterSeconds: tenths(after[after.length - 1]),
        askedInAll: line.streamsAskedAt.length,
        mostAskedInASecond: mostInASecond(line.streamsAskedAt, ended),
        mostOpenedInASecond: mostInASecond(after, 0),
        refused: readers.filter(({ refused }) => refused).length,
        heardByAllAfterSeconds: tenths(heardAgain),
      },
    };
  } finally {
    line.close();
    await server.stop();
  }
}
