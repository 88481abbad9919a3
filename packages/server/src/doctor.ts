import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Config, readConfig } from './ground/config.ts';
import { type NatsKeys, serversIn } from './ground/nats-settings.ts';
import { guestAddresses } from './http/addresses.ts';
import { reach } from './line/nats-line.ts';
import { SHAPE, stepsFrom } from './storage/migrations.ts';
import { builtScreens } from './storage/screens.ts';

/** One thing that was looked at: in order, worth knowing, or in the way, and then what to do. */
export interface Finding {
  readonly state: 'fine' | 'note' | 'wrong';
  readonly what: string;
  readonly advice?: string;
}

const fine = (what: string): Finding => ({ state: 'fine', what });
const note = (what: string, advice: string): Finding => ({ state: 'note', what, advice });
const wrong = (what: string, advice: string): Finding => ({ state: 'wrong', what, advice });

const NODE = 24;
/** The oldest PostgreSQL that is still looked after, and has all that is used here. */
const POSTGRES = 14;
const LITTLE_BYTES = 500e6;
const PATIENCE_MS = 5000;
/** Cookies and clocks of games bear that much. */
const CLOCK_MS = 30_000;

/** Looks at everything a server needs, without starting one. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [wrong('the settings', sentence(error))];
  }
  const storage = config.databaseUrl === null ? sqlite(config) : postgres(config.databaseUrl);
  const parts = await Promise.all([
    [runtime()],
    [
      builtScreens(config.screensDir) !== null
        ? fine('screens are built')
        : wrong('the screens are not built', 'start with npm start once, or install a release'),
    ],
    port(config),
    phones(config),
    storage,
    config.natsUrl === null
      ? []
      : Promise.all(serversIn(config.natsUrl).map((server) => nats(server, config.natsKeys))),
    config.publicUrl === null ? [] : outside(config.publicUrl),
  ]);
  return parts.flat();
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function runtime(): Finding {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= NODE) return fine(`Node ${node}`);
  return wrong(`Node ${node} is too old`, `install Node ${NODE} or newer`);
}

async function port({ port, host }: Config): Promise<Finding[]> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host }, () => resolve(null));
  });
  await new Promise((resolve) => server.close(resolve));
  if (error === null) return [fine(`port ${port} is free`)];
  if (error.code === 'EADDRINUSE' && (await isOurs(port))) {
    return [note(`Undercroft is running on port ${port}`, 'nothing to do, unless it is another one')];
  }
  const advice = {
    EADDRINUSE: 'a server may be running already; stop it, or set PORT to another number',
    EACCES: 'ports below 1024 need more rights; set PORT to another number',
    EADDRNOTAVAIL: `this machine has no address ${host}; set HOST to one it has, or to 0.0.0.0`,
  }[error.code ?? ''];
  return [wrong(`port ${port} on ${host} cannot be used (${error.code})`, advice ?? sentence(error))];
}

async function isOurs(port: number): Promise<boolean> {
  const answer = fetch(`http://127.0.0.1:${port}/api/games`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.then(({ ok }) => ok).catch(() => false);
}

/** Phones reach the machine where it has an address in the house and listens there. */
function phones({ host, port, publicUrl }: Config): Finding[] {
  if (publicUrl !== null) return [];
  const [address, ...more] = guestAddresses(host, port);
  if (address !== undefined) {
    const others = more.length > 0 ? ` (or ${more.join(', ')})` : '';
    return [fine(`phones in your network use ${address}${others}; a firewall must let port ${port} in`)];
  }
  const alone = host === 'localhost' || host.startsWith('127.') || host === '::1';
  return alone
    ? [note('nobody but this machine can reach the server', 'set HOST to 0.0.0.0 to let phones in')]
    : [wrong('this machine has no address that phones could reach', 'connect it to your network')];
}

async function sqlite({ dataDir }: Config): Promise<Finding[]> {
  const folder = resolve(dataDir);
  const file = join(folder, 'undercroft.sqlite');
  const findings: Finding[] = [];
  try {
    await access(nearest(folder), constants.W_OK);
    if (!statSync(nearest(folder)).isDirectory()) throw new Error('not a folder');
    if (existsSync(file)) await access(file, constants.R_OK | constants.W_OK);
    findings.push(fine(`${dataDir} can be written`));
  } catch {
    return [
      wrong(`${dataDir} cannot be written`, 'set DATA_DIR to a folder of your own, or change its owner'),
    ];
  }
  const { bavail, bsize } = await statfs(nearest(folder));
  if (bavail * bsize < LITTLE_BYTES) {
    const megabytes = Math.round((bavail * bsize) / 1e6);
    findings.push(
      wrong(`only ${megabytes} MB are free in ${dataDir}`, 'make room: a full disk stops every table'),
    );
  }
  if (existsSync(file)) findings.push(...fileOf(file));
  return findings;
}

/** The folder itself, or the one it would be made in. */
const nearest = (folder: string): string =>
  existsSync(folder) || folder === dirname(folder) ? folder : nearest(dirname(folder));

function fileOf(file: string): Finding[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const row = db.prepare('SELECT value FROM house WHERE key = ?').get(SHAPE);
      const latest = db.prepare('SELECT max(touched_at) AS at FROM tables').get();
      return [...shapeOf(row?.value), ...clockOf(Number(latest?.at ?? 0), 'the newest table')];
    } finally {
      db.close();
    }
  } catch (error) {
    if (/no such table/.test(String(error))) return [];
    return [wrong(`${file} cannot be read: ${sentence(error)}`, 'restore a backup, or move the file away')];
  }
}

function shapeOf(text: unknown): Finding[] {
  try {
    const { steps } = stepsFrom(typeof text === 'string' ? text : null, 'sqlite');
    if (steps.length === 0 || text === undefined) return [];
    return [
      note(
        `the data is behind this version (steps to take: ${steps.length})`,
        'the next start brings it up; back it up first',
      ),
    ];
  } catch (error) {
    return [wrong('the data does not fit this version', sentence(error))];
  }
}

/** Nothing can have happened later than now: then one of the two clocks is off. */
function clockOf(at: number, what: string): Finding[] {
  const ahead = at - Date.now();
  if (ahead < CLOCK_MS) return [];
  const seconds = Math.round(ahead / 1000);
  return [wrong(`this machine's clock is behind ${what} by ${seconds} s`, 'set the clock, best by NTP')];
}

async function postgres(connectionString: string): Promise<Finding[]> {
  const db = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  db.on('error', () => {});
  try {
    await db.connect();
  } catch (error) {
    return [
      wrong(`PostgreSQL does not let us in: ${sentence(error)}`, 'check DATABASE_URL, and that it runs'),
    ];
  }
  try {
    const { rows } = await db.query<{ version: string; now: string; may: boolean; house: boolean }>(
      `SELECT current_setting('server_version_num') AS version,
        extract(epoch FROM clock_timestamp()) * 1000 AS now,
        has_schema_privilege(current_schema(), 'CREATE') AS may,
        to_regclass('house') IS NOT NULL AS house`,
    );
    const [{ version, now, may, house }] = rows;
    const major = Math.floor(Number(version) / 10_000);
    const findings = [
      major >= POSTGRES
        ? fine(`PostgreSQL ${major} answers`)
        : wrong(`PostgreSQL ${major} is too old`, `use ${POSTGRES} or newer`),
    ];
    if (!may) findings.push(wrong('our user may not create tables', 'GRANT CREATE ON SCHEMA to it'));
    const off = Math.round(Math.abs(Number(now) - Date.now()) / 1000);
    if (off * 1000 > CLOCK_MS) {
      findings.push(wrong(`this machine's clock and the database's differ by ${off} s`, 'set both by NTP'));
    }
    if (house) {
      const said = await db.query<{ value: string }>('SELECT value FROM house WHERE key = $1', [SHAPE]);
      findings.push(...shapeOf(said.rows[0]?.value));
    }
    return findings;
  } finally {
    await db.end();
  }
}

/** One server of the line between nodes. */
async function nats(server: string, keys: NatsKeys): Promise<Finding> {
  try {
    const connection = await reach(server, keys);
    const { info } = connection;
    await connection.close();
    return fine(`NATS ${info?.version} answers`);
  } catch (error) {
    return wrong(
      sentence(error),
      'start nats-server there or correct NATS_URL; without it nodes talk over PostgreSQL',
    );
  }
}

/** What guests get when they type the public address. */
async function outside(publicUrl: string): Promise<Finding[]> {
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const date = Date.parse(response.headers.get('date') ?? '');
    return [
      response.ok
        ? fine(`${publicUrl} answers`)
        : note(
            `${publicUrl} answers ${response.status}`,
            'fine before the server runs; afterwards look at the proxy',
          ),
      ...(Number.isNaN(date) ? [] : clockOf(date, publicUrl)),
    ];
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    return [
      note(
        `${publicUrl} does not answer (${sentence(cause ?? error)})`,
        'look at its DNS name and the proxy',
      ),
    ];
  }
}

const MARKS = { fine: '✓', note: '·', wrong: '✗' } as const;

/** All of it on one screen. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, what, advice }) => [
    `${MARKS[state]} ${what}`,
    ...(advice === undefined ? [] : [`  → ${advice}`]),
  ]);
  const count = findings.filter(({ state }) => state === 'wrong').length;
  const sum = { 0: 'Nothing is in the way.', 1: 'One thing is in the way.' }[count];
  return [...lines, '', sum ?? `${count} things are in the way.`].join('\n');
}
