import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Update } from '@undercroft/protocol';
import { Client as Database } from 'pg';
import { describe, expect, it } from 'vitest';
import { backUp, restore } from '../src/backup.ts';
import { CONTENTS } from '../src/storage/copying.ts';
import { Client } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

const storages = {
  SQLite: async () => ({ dataDir: freshFolder(), databaseUrl: null }),
  PostgreSQL: async () => ({ dataDir: freshFolder(), databaseUrl: await freshDatabase() }),
};
type Storage = keyof typeof storages;
const ways: [Storage, Storage][] = [
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
];

describe('a backup', () => {
  it.each(ways)('of %s is restored in %s, and everybody plays on', async (from, to) => {
    const source = await storages[from]();
    const { base, house } = await serve(source);
    const over = await twoPlaying(base, { game: 'kragmortha' });
    await over.bo.post(`${over.at}/resign`);
    await house.keeper.tidy(Date.now() + 100 * 86_400_000);
    const { body: record } = await over.ada.get<object>(`${over.at}/record`);
    const { ada, bo, at } = await twoPlaying(base);
    const { body: seen } = await ada.get<Update>(`${at}/update`);
    const file = join(freshFolder(), 'backup.gz');
    // While the server goes on.
    expect(await backUp(source, file)).toMatchObject({ tables: 2, guests: 4 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await ada.post(`${at}/chat`, { text: 'after the backup' });

    const target = await storages[to]();
    expect(await restore(target, file)).toMatchObject({ tables: 2, guests: 4 });
    const restored = await serve(target);
    const again = [ada, bo].map(({ token }) => new Client(restored.base, token)) as [Client, Client];
    expect((await again[0].get<Update>(`${at}/update`)).body).toEqual(seen);
    const { one, update } = await asked(...again, at);
    const { version, answers } = update;
    expect((await one.post(`${at}/answers`, { version, answer: answers[0] })).status).toBe(200);
    if (target.databaseUrl !== null) {
      // What was done at tables lies by its months again, not with everything else.
      const lies = 'SELECT DISTINCT tableoid::regclass::text AS name FROM entries';
      const [{ name }] = await restored.house.sql.all<{ name: string }>(lies);
      expect(name).toMatch(/^entries_\d{4}_\d{2}$/);
    }
    const watcher = new Client(restored.base, over.ada.token);
    expect((await watcher.get<object>(`${over.at}/record`)).body).toEqual(record);
    expect(await restored.house.store.entries(at.split('/').at(-1) ?? '', 0, 'chat')).toEqual([]);
  });

  it('of PostgreSQL reads every line once, however many there are', async () => {
    const LINES = 20_000;
    const databaseUrl = await freshDatabase('laid-out');
    /** What is done by a connection counts when it has ended. */
    const asked = async (text: string) => {
      const db = new Database({ connectionString: databaseUrl });
      await db.connect();
      const { rows } = await db.query(text);
      await db.end();
      return rows;
    };
    await asked(`INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
      SELECT 't' || n % 100, n, 'update', n, '{}', ${Date.now()} FROM generate_series(1, ${LINES}) AS n`);
    const read = async () => {
      const [{ lines }] = await asked(`SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS lines
        FROM pg_stat_user_tables WHERE relname LIKE 'entries%'`);
      return Number(lines);
    };
    const before = await read();
    const backup = join(freshFolder(), 'backup.gz');
    expect(await backUp({ dataDir: freshFolder(), databaseUrl }, backup)).toMatchObject({ entries: LINES });
    await expect.poll(async () => (await read()) - before).toBeGreaterThanOrEqual(LINES);
    expect((await read()) - before).toBeLessThan(LINES * 1.1);
  });

  it('is made and restored by commands that say what they did, or why not', async () => {
    const dataDir = freshFolder();
    const { base, app } = await serve({ dataDir });
    await twoPlaying(base);
    const file = join(freshFolder(), 'today.gz');
    const command = (deed: string, to: string, ...more: string[]) =>
      run(process.execPath, [join(ROOT, 'packages/undercroft/bin/undercroft.js'), deed, ...more], {
        env: { ...process.env, DATA_DIR: to, DATABASE_URL: '' },
      });
    expect((await command('backup', dataDir, file)).stdout).toContain('1 tables, 2 guests');
    await expect(command('backup', dataDir, file)).rejects.toThrow('is there already');
    await expect(command('backup', freshFolder(), `${file}.2`)).rejects.toThrow('nothing to back up');
    await expect(command('backup', dataDir)).rejects.toThrow('expected a file');
    await app.close();
    await expect(command('restore', dataDir, file)).rejects.toThrow('is there already');
    const fresh = freshFolder();
    await expect(command('restore', fresh, `${file}.none`)).rejects.toThrow('no such file');
    expect((await command('restore', fresh, file)).stdout).toContain('1 tables, 2 guests');
  });

  it('that is damaged leaves nothing behind', async () => {
    const dataDir = freshFolder();
    const { base } = await serve({ dataDir });
    await twoPlaying(base);
    const folder = freshFolder();
    const file = join(folder, 'whole.gz');
    await backUp({ dataDir, databaseUrl: null }, file);
    const whole = readFileSync(file);
    const [head, ...lines] = gunzipSync(whole).toString().trimEnd().split('\n');
    const damaged = {
      'cut off': [whole.subarray(0, whole.length / 2), 'unexpected end of file'],
      'another file': [Buffer.from('hello'), 'incorrect header check'],
      empty: [gzipSync(''), 'not a backup of Undercroft'],
      'no head': [gzipSync(lines.join('\n')), 'not a backup of Undercroft'],
      'a line': [gzipSync([head, ...lines, '["tables"]'].join('\n')), `line ${lines.length + 2} is not part`],
      newer: [gzipSync(`{"format":"undercroft-backup","shape":"99 0"}\n`), 'made by a newer version'],
    } as const;
    for (const [how, [bytes, said]] of Object.entries(damaged)) {
      const broken = join(folder, `${how}.gz`);
      writeFileSync(broken, bytes);
      const target = freshFolder();
      await expect(restore({ dataDir: target, databaseUrl: null }, broken), how).rejects.toThrow(said);
      expect(existsSync(join(target, 'undercroft.sqlite')), how).toBe(false);
      const databaseUrl = await freshDatabase();
      await expect(restore({ dataDir: target, databaseUrl }, broken), how).rejects.toThrow(said);
      // Nothing is in the way of the right one.
      await restore({ dataDir: target, databaseUrl }, file);
    }
  });

  it('forgets nothing that a storage has', async () => {
    const dataDir = freshFolder();
    await serve({ dataDir });
    const db = new DatabaseSync(join(dataDir, 'undercroft.sqlite'), { readOnly: true });
    const there = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
    db.close();
    // The screens' files come from wherever the server does; where nobody remembers anything, there is no news.
    const all = [...CONTENTS.filter((name) => name !== 'told'), 'builds', 'built_files', 'news'];
    expect(there.map(({ name }) => name).sort()).toEqual(all.sort());
  });
});
