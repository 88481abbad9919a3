import { spawn } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openBox } from '@undercroft/kernel';
import { Client as Database } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../load/server.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Client } from './client.ts';
import { freshDatabase } from './databases.ts';
import { twoPeople, twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

async function opened(file: string) {
  const { store } = await openSqlite(file);
  onTestFinished(() => store.close());
  return store;
}

/** A server process, begun in a shell with this before it. */
async function runServer(before: string, env: Record<string, string>) {
  const port = await freePort();
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn('sh', ['-c', `${before} exec "${process.execPath}" "${main}"`], {
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started = new Promise<boolean>((resolve) => {
    child.stdout.once('data', () => resolve(true));
    child.once('exit', () => resolve(false));
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { base: `http://127.0.0.1:${port}`, child, ended, started: await started, errors: () => errors };
}

describe('the SQLite file', () => {
  it('takes the next change after one that could not be committed', async () => {
    const file = join(freshFolder(), 'test.sqlite');
    const first = (await openSqlite(file)).store;
    await first.close();
    // A guest called Bad breaks a promise that is only checked when everything is committed.
    const db = new DatabaseSync(file);
    db.exec(`CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER bad AFTER INSERT ON guests WHEN NEW.name = 'Bad'
      BEGIN INSERT INTO children VALUES (7); END;`);
    db.close();
    const store = await opened(file);
    await expect(store.addGuest('bad', 'Bad', 1)).rejects.toThrow('FOREIGN KEY');
    await store.addGuest('ada', 'Ada', 1);
    expect(await store.guestName('ada')).toBe('Ada');
    expect(await store.guestName('bad')).toBeNull();
  });

  it('is for one server at a time, and for its owner alone', async () => {
    const dataDir = freshFolder();
    const file = join(dataDir, 'undercroft.sqlite');
    writeFileSync(file, '', { mode: 0o644 });
    const store = await opened(file);
    for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777, name).toBe(0o600);
    await expect(openSqlite(file)).rejects.toThrow(`another server is using ${file}`);
    const second = await runServer('', { DATA_DIR: dataDir });
    expect(second.started).toBe(false);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain('another server is using');
    await store.addGuest('ada', 'Ada', 1);
  });

  it('shrinks when much of it is not needed any more', async () => {
    const file = join(freshFolder(), 'test.sqlite');
    const store = await opened(file);
    const shelf = { game: 'karak', status: 'over', public: false, summary: '{}', host: '', members: [] };
    for (let i = 0; i < 40; i++) {
      const set = { hash: `${i}`, body: 'x'.repeat(50_000) };
      const table = { id: `t${i}`, invitation: `i${i}`, lobby: '{}', at: 1, set };
      await store.create({ ...table, shelf: { ...shelf, set: set.hash } });
      await store.commit({
        id: `t${i}`,
        from: 0,
        shelf: { ...shelf, set: null },
        waitsFor: null,
        botAsked: false,
        dueAt: null,
        asked: null,
        now: 1,
        node: '',
        at: 1,
      });
    }
    await store.tidy(0);
    const full = statSync(file).size;
    expect(full).toBeGreaterThan(2_000_000);
    await store.tidy(2);
    expect(statSync(file).size).toBeLessThan(full / 4);
  });

  it('of an older version is put in order: lists, and sets that lay inside the tables', async () => {
    const dataDir = freshFolder();
    const { base, app, house } = await serve({ dataDir });
    const { set } = openBox(house.hall.game('karak'));
    const { ada, bo, at, table } = await twoPlaying(base, { public: true, set });
    const lobby = (await house.store.table(table.id))?.lobby ?? '';
    await app.close();
    const db = new DatabaseSync(join(dataDir, 'undercroft.sqlite'));
    for (const later of [
      'achieved',
      'builds',
      'built_files',
      'news',
      'club_members',
      'club_tables',
      'clubs',
      'day_tries',
      'day_tens',
      'ten_answers',
      'week_cups',
      'puzzle_tries',
      'puzzle_ratings',
      'solvers',
      'friends',
      'identities',
      'invited',
      'league_players',
      'league_tables',
      'leagues',
      'links',
      'luck',
      'once',
      'passkeys',
      'profiles',
      'recovery_codes',
      'results',
      'turns_due',
      'ratings',
      'sat',
      'tournament_players',
      'tournament_tables',
      'tournaments',
      'shared_reports',
      'shared_sets',
      'shared_versions',
      'leaving',
      'turn_wishes',
      'ways',
    ])
      db.exec(`DROP TABLE ${later}`);
    for (const later of [
      ...['tables_in_time', 'tables_counted', 'tables_host', 'tables_unrecorded'],
      ...['codes_expires', 'codes_table', 'codes_guest', 'members_in_time', 'members_running'],
      ...['tables_unfinished'],
    ])
      db.exec(`DROP INDEX ${later}`);
    db.exec('ALTER TABLE tables DROP COLUMN recorded; ALTER TABLE guests DROP COLUMN generation');
    db.exec(`DROP TABLE shunned; DROP TABLE reports; DROP TABLE bans; DROP INDEX guests_seen;
      ALTER TABLE guests DROP COLUMN seen_at;`);
    db.exec(`ALTER TABLE tables ADD COLUMN lobby TEXT NOT NULL DEFAULT ''; ALTER TABLE tables ADD COLUMN play TEXT;
      UPDATE tables SET play = (SELECT body FROM plays WHERE table_id = id);
      DROP TABLE plays; DROP TABLE lobbies; ALTER TABLE entries DROP COLUMN opened_at;`);
    db.prepare('UPDATE tables SET lobby = ?').run(JSON.stringify({ ...JSON.parse(lobby), set }));
    db.exec(`DELETE FROM house WHERE key = 'shape'; DROP INDEX tables_unpacked; DROP INDEX tables_due;
      ALTER TABLE tables DROP COLUMN due_at; DROP TABLE records;
      ALTER TABLE tables DROP COLUMN packed; DROP INDEX tables_set; DROP TABLE sets; ALTER TABLE members DROP COLUMN seat;
      ALTER TABLE tables DROP COLUMN host;
      ALTER TABLE tables DROP COLUMN set_hash;
      INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
      VALUES ('broken', 'broken', 0, 'karak', 'gathering', 1, 1, 1, '{');`);
    db.close();
    const again = await serve({ dataDir });
    const later = new Client(again.base, ada.token);
    expect((await later.get(`${at}/set`)).body).toEqual(set);
    type Listed = { tables: { id: string; you: { seat: number } }[] };
    expect((await later.get<Listed>('/api/tables')).body.tables).toMatchObject([
      { id: table.id, you: { seat: 0 } },
    ]);
    const { body } = await new Client(again.base, bo.token).get<Listed>('/api/me/tables');
    expect(body.tables).toMatchObject([{ id: table.id, you: { seat: 1 }, ownSet: true }]);
  });
});

describe('a storage that fails', () => {
  it('is told by /healthz when the disk is full', async () => {
    const dataDir = freshFolder();
    // No file may grow beyond 0.75 MB: what a full disk looks like from inside.
    // Screens that are kept for later would fill it before anybody comes.
    const settings = { DATA_DIR: dataDir, RATE_LIMIT: '100000', SCREENS_DIR: freshFolder() };
    const { base, started } = await runServer('ulimit -f 1500;', settings);
    expect(started).toBe(true);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const { ada, at } = await twoPeople(base);
    let stored = 200;
    for (let i = 0; i < 400 && stored < 500; i++) {
      stored = (await ada.patch(`${at}/seats/0`, { seed: 'x'.repeat(100) + i })).status;
    }
    expect(stored).toBeGreaterThanOrEqual(500);
    await expect.poll(async () => (await fetch(`${base}/healthz`)).status).toBe(503);
    expect((await ada.get(at)).status).toBe(200);
  });

  it('takes the process with it when its thread dies, and says so', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'data'));
    // Only in threads of the server, and only when the test says so.
    const dies = `import { isMainThread } from 'node:worker_threads'; import { existsSync } from 'node:fs';
      if (!isMainThread) setInterval(() => { if (existsSync(${JSON.stringify(join(folder, 'die'))})) throw new Error('broken on purpose') }, 20)`;
    writeFileSync(join(folder, 'dies.mjs'), dies);
    const NODE_OPTIONS = `--import ${join(folder, 'dies.mjs')}`;
    const { started, ended, errors } = await runServer('', { DATA_DIR: join(folder, 'data'), NODE_OPTIONS });
    expect(started).toBe(true);
    writeFileSync(join(folder, 'die'), '');
    expect(await ended).toBe(1);
    expect(errors()).toContain('The storage is gone, and the server ends with it: Error: broken on purpose');
  });
});

describe('a PostgreSQL that does not answer', () => {
  it('is given up after a while, told by /healthz, and used again when it does', async () => {
    const databaseUrl = await freshDatabase();
    const { base } = await serve({ databaseUrl });
    const somebody = new Database({ connectionString: databaseUrl });
    await somebody.connect();
    onTestFinished(() => somebody.end());
    const look = async () => {
      const replies = await Promise.all(['/api/tables', '/healthz'].map((path) => fetch(base + path)));
      return replies.map(({ status }) => status);
    };
    expect(await look()).toEqual([200, 200]);
    // Whoever looks after the database may lock what the server needs.
    await somebody.query('BEGIN; LOCK TABLE tables, house IN ACCESS EXCLUSIVE MODE');
    await expect.poll(look, { timeout: 60_000, interval: 1000 }).toEqual([503, 503]);
    await somebody.query('ROLLBACK');
    await expect.poll(look, { timeout: 60_000, interval: 1000 }).toEqual([200, 200]);
  });
});
