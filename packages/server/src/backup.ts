import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Config } from './ground/config.ts';
import {
  type Content,
  type Copying,
  copyPostgres,
  copySqlite,
  isContent,
  type Row,
} from './storage/copying.ts';
import { SHAPE } from './storage/migrations.ts';

export { readConfig } from './ground/config.ts';

const FORMAT = 'undercroft-backup';
/** Written in one go; PostgreSQL takes 65,535 values in one. */
const LINES_AT_ONCE = 200;

/** The first line of a backup. */
interface Head {
  readonly format: typeof FORMAT;
  readonly shape: string;
  readonly at: string;
}

/** How much of everything there was. */
export type Counts = Partial<Record<Content, number>>;
export type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

const sqliteOf = ({ dataDir }: Where) => join(dataDir, 'undercroft.sqlite');

/** Writes everything as it is at this moment; the server may go on. */
export async function backUp(where: Where, target: string): Promise<Counts> {
  const source = sqliteOf(where);
  if (where.databaseUrl === null && !existsSync(source)) {
    throw new Error(`${source}: there is nothing to back up (DATA_DIR says where to look)`);
  }
  if (existsSync(target)) throw new Error(`${target} is there already: name a new file`);
  const storage = where.databaseUrl ? await copyPostgres(where.databaseUrl) : copySqlite(source, true);
  const counts: Counts = {};
  try {
    // Whoever finds the file finds it whole. It holds every secret of the house: for its owner alone.
    const part = createWriteStream(`${target}.part`, { mode: 0o600 });
    await pipeline(Readable.from(lines(storage, counts)), createGzip(), part);
    await rename(`${target}.part`, target);
  } catch (error) {
    await rm(`${target}.part`, { force: true });
    throw error;
  } finally {
    await storage.close(false);
  }
  return counts;
}

async function* lines(storage: Copying, counts: Counts): AsyncGenerator<string> {
  let head: Head | undefined;
  const waiting: string[] = [];
  for await (const [content, row] of storage.rows()) {
    counts[content] = (counts[content] ?? 0) + 1;
    if (content === 'house' && row.key === SHAPE) {
      head = { format: FORMAT, shape: String(row.value), at: new Date().toISOString() };
      yield `${JSON.stringify(head)}\n`;
    }
    const line = `${JSON.stringify([content, row])}\n`;
    if (head === undefined) waiting.push(line);
    else {
      yield* waiting.splice(0);
      yield line;
    }
  }
  if (head === undefined) {
    throw new Error('the storage has no shape yet: start this version of the server once, then back up');
  }
}

/** Lays everything out in an empty storage, of whichever kind; it is all there or nothing is. */
export async function restore(where: Where, source: string): Promise<Counts> {
  if (!existsSync(source)) throw new Error(`${source}: no such file`);
  const file = sqliteOf(where);
  if (where.databaseUrl === null) {
    if (existsSync(file)) throw new Error(`${file} is there already: restore into a DATA_DIR without one`);
    mkdirSync(where.dataDir, { recursive: true });
  }
  const storage = where.databaseUrl ? await copyPostgres(where.databaseUrl) : copySqlite(file, false);
  const counts: Counts = {};
  let done = false;
  try {
    await pipeline(createReadStream(source), createGunzip(), (bytes) =>
      layOut(linesOf(bytes), storage, counts, source),
    );
    done = true;
  } finally {
    await storage.close(done);
    if (!done && where.databaseUrl === null) await rm(file, { force: true });
  }
  return counts;
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const some of bytes) {
    const lines = (rest + decoder.decode(some, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function layOut(
  lines: AsyncIterable<string>,
  storage: Copying,
  counts: Counts,
  source: string,
): Promise<void> {
  let number = 0;
  /** Lines that go together. */
  let batch: Row[] = [];
  let of: Content = 'house';
  const put = async () => {
    if (batch.length > 0) await storage.put(of, batch);
    counts[of] = (counts[of] ?? 0) + batch.length;
    batch = [];
  };
  for await (const line of lines) {
    number++;
    const said = parsed(line);
    if (number === 1) {
      const { format, shape } = (said ?? {}) as Partial<Head>;
      if (format !== FORMAT || shape === undefined) throw new Error(`${source}: not a backup of Undercroft`);
      await storage.make(shape);
      continue;
    }
    const [content, row] = (Array.isArray(said) ? said : []) as [string?, Row?];
    if (content === undefined || !isContent(content) || row === undefined) {
      throw new Error(`${source}: line ${number} is not part of a backup`);
    }
    if (content !== of || batch.length >= LINES_AT_ONCE) await put();
    of = content;
    batch.push(row);
  }
  await put();
  if (number === 0) throw new Error(`${source}: not a backup of Undercroft`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
