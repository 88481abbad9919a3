import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_NAMES } from '@undercroft/games';
import { Faults, KilledTable } from './killed-table.ts';
import { Mortal } from './mortal.ts';
import { startPostgres } from './postgres.ts';
import { freePort } from './server.ts';

/** Between two kills everybody may come back and play a little. */
const LEAST_MS = 200;
const SPREAD_MS = 1500;
/** Every so many kills the tables are ended and compared, and others begin. */
const KILLS_A_ROUND = 10;
/** Of so many kills one is the database's own crash, where it has a process of its own. */
const CRASH_EVERY = 5;

/** One storage, its servers and a table of each game: killed again and again, then compared. */
async function round(
  env: Record<string, string>,
  nodes: number,
  kills: number,
  faults: Faults,
  until: number,
  crash: (() => Promise<void>) | null,
) {
  const servers: Mortal[] = [];
  for (let node = 0; node < nodes; node++) servers.push(new Mortal(await freePort(), env));
  await Promise.all(servers.map((server) => server.start()));
  const ports = servers.map(({ port }) => port);
  const begin = (game: string, bot: boolean) => KilledTable.begin(ports, game, bot, faults);
  const tables = await Promise.all(GAME_NAMES.flatMap((game) => [begin(game, false), begin(game, true)]));
  let killed = 0;
  let crashed = 0;
  try {
    while (killed < kills && Date.now() < until) {
      await pause(LEAST_MS + Math.random() * SPREAD_MS);
      killed++;
      if (crash !== null && killed % CRASH_EVERY === 0) {
        await crash();
        crashed++;
      } else {
        const server = servers[Math.floor(Math.random() * servers.length)];
        await server.kill();
        await server.start();
      }
      await Promise.all(tables.map((table) => table.back()));
      // A match that is over makes room for the next one.
      for (const [at, table] of tables.entries()) {
        if (!table.over) continue;
        await table.compare();
        table.close();
        tables[at] = await begin(table.game, table.bot);
      }
    }
    await Promise.all(tables.map((table) => table.compare()));
  } finally {
    for (const table of tables) table.close();
    await Promise.all(servers.map((server) => server.kill()));
  }
  return { killed, crashed };
}

/** Kills servers under load over both storages and all games; what was confirmed must be there, in order, once. */
export async function killing(kills: number, minutes: number, say: (text: string) => void) {
  const began = Date.now();
  const until = began + minutes * 60_000;
  const postgres = await startPostgres();
  const figures: Record<string, object> = {};
  let faults = 0;
  try {
    const storages: Record<string, { nodes: number; faults: Faults; kills: number; crashes: number }> = {
      SQLite: { nodes: 1, faults: new Faults(), kills: 0, crashes: 0 },
      'PostgreSQL, two nodes': { nodes: 2, faults: new Faults(), kills: 0, crashes: 0 },
    };
    const done = () => Object.values(storages).reduce((sum, { kills }) => sum + kills, 0);
    while (done() < kills && Date.now() < until) {
      for (const [name, storage] of Object.entries(storages)) {
        if (Date.now() >= until) break;
        const folder = mkdtempSync(join(tmpdir(), 'undercroft-kills-'));
        const wanted = Math.min(KILLS_A_ROUND, kills - done());
        const env = storage.nodes === 1 ? { DATA_DIR: folder } : { DATABASE_URL: await postgres.database() };
        const crash = storage.nodes === 1 ? null : () => postgres.crash();
        const { killed, crashed } = await round(env, storage.nodes, wanted, storage.faults, until, crash);
        storage.kills += killed;
        storage.crashes += crashed;
        rmSync(folder, { recursive: true, force: true });
        say(
          `${name}: ${storage.kills} kills, ${storage.crashes} of the database, ${storage.faults.sentence}`,
        );
      }
    }
    for (const [name, storage] of Object.entries(storages)) {
      figures[name] = { kills: storage.kills, crashes: storage.crashes, ...storage.faults.figures };
      faults += storage.faults.count;
    }
  } finally {
    await postgres.stop();
  }
  return { seconds: Math.round((Date.now() - began) / 1000), faults, ...figures };
}
