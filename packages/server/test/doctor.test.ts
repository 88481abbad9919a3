import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { found, startNats } from '../load/programs.ts';
import { examine, report } from '../src/doctor.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { freshDatabase } from './databases.ts';
import { freshFolder, serve } from './serving.ts';

/** What is in the way with these settings. */
async function wrongWith(env: Record<string, string>): Promise<string> {
  const findings = await examine({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: freshFolder(), ...env });
  // Whether the screens are built is not this test's affair.
  return report(findings.filter(({ what }) => !what.includes('screens')));
}

async function shelved(change: (db: DatabaseSync) => void): Promise<string> {
  const dataDir = freshFolder();
  const file = join(dataDir, 'undercroft.sqlite');
  const { store } = await openSqlite(file);
  await store.close();
  const db = new DatabaseSync(file);
  change(db);
  db.close();
  return wrongWith({ DATA_DIR: dataDir });
}

describe('the doctor', () => {
  it('finds nothing where nothing is wrong, and touches nothing', async () => {
    const dataDir = join(freshFolder(), 'not', 'there', 'yet');
    const said = await wrongWith({ DATA_DIR: dataDir });
    expect(said).toContain(`✓ ${dataDir} can be written`);
    expect(said).toContain('Nothing is in the way.');
    expect(() => mkdirSync(dataDir)).toThrow('ENOENT');
    expect(await wrongWith({ DATABASE_URL: await freshDatabase() })).toMatch(/✓ PostgreSQL \d+ answers/);
  });

  it('finds a port that is taken, and knows our own server', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => {
      other.close();
    });
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    other.on('connection', (socket) => socket.destroy());
    expect(await wrongWith({ PORT })).toContain(`✗ port ${PORT} on 127.0.0.1 cannot be used (EADDRINUSE)`);
    const ours = new URL((await serve()).base).port;
    expect(await wrongWith({ PORT: ours })).toContain(`· Undercroft is running on port ${ours}`);
  });

  it('finds settings that make no sense, and an address the machine does not have', async () => {
    expect(await wrongWith({ TRUST_PROXY: 'true' })).toContain('→ TRUST_PROXY: expected how many proxies');
    expect(await wrongWith({ HOST: '192.0.2.77' })).toContain('this machine has no address 192.0.2.77');
    expect(await wrongWith({})).toContain('· nobody but this machine can reach the server');
  });

  it('finds a folder that cannot be written', async () => {
    const folder = freshFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await wrongWith({ DATA_DIR: join(file, 'data') })).toContain('cannot be written');
    if (process.getuid?.() === 0) return;
    chmodSync(folder, 0o500);
    expect(await wrongWith({ DATA_DIR: folder })).toContain(`✗ ${folder} cannot be written`);
  });

  it('finds data that is damaged, newer than the program, or from the future', async () => {
    const dataDir = freshFolder();
    writeFileSync(join(dataDir, 'undercroft.sqlite'), 'x'.repeat(5000));
    expect(await wrongWith({ DATA_DIR: dataDir })).toContain('cannot be read: file is not a database');
    expect(await shelved((db) => db.exec(`UPDATE house SET value = '99 99'`))).toContain(
      '→ the data was made by a newer version',
    );
    expect(await shelved((db) => db.exec(`UPDATE house SET value = '1 0'`))).toContain(
      '· the data is behind this version (steps to take: ',
    );
    const later = Date.now() + 3_600_000;
    const row = `'t', 'i', 0, 'karak', 'over', 0, 1, ${later}`;
    expect(
      await shelved((db) =>
        db.exec(
          `INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at) VALUES (${row})`,
        ),
      ),
    ).toMatch(/✗ this machine's clock is behind the newest table by 3\d\d\d s/);
  });

  it('finds a database that does not let us in, and a public address that does not answer', async () => {
    const DATABASE_URL = 'postgres://nobody:x@127.0.0.1:1/none';
    expect(await wrongWith({ DATABASE_URL })).toContain('✗ PostgreSQL does not let us in');
    const PUBLIC_URL = 'http://127.0.0.1:1';
    expect(await wrongWith({ PUBLIC_URL })).toContain(`· ${PUBLIC_URL} does not answer`);
  });

  it('finds a NATS that does not answer, and says no password', async () => {
    const DATABASE_URL = await freshDatabase();
    const said = await wrongWith({ DATABASE_URL, NATS_URL: 'nats://ada:swordfish@127.0.0.1:1' });
    expect(said).toContain('✗ NATS_URL: nothing answers at nats://127.0.0.1:1');
    expect(said).toContain('→ start nats-server there or correct NATS_URL');
    expect(said).not.toContain('swordfish');
    expect(await wrongWith({ NATS_URL: 'nats://127.0.0.1:1' })).toContain(
      '→ NATS_URL: expected DATABASE_URL too',
    );
  });

  it.runIf(found('nats-server'))('finds a NATS that answers, and one of two that does not', async () => {
    const nats = await startNats();
    onTestFinished(() => nats?.stop());
    const DATABASE_URL = await freshDatabase();
    const NATS_URL = nats?.url ?? '';
    expect(await wrongWith({ DATABASE_URL, NATS_URL })).toMatch(
      /✓ NATS \d[\d.]+ answers\n\nNothing is in the way/,
    );
    const both = await wrongWith({ DATABASE_URL, NATS_URL: `${NATS_URL},nats://127.0.0.1:1` });
    expect(both).toMatch(/✓ NATS \d[\d.]+ answers\n✗ NATS_URL: nothing answers at nats:\/\/127.0.0.1:1/);
  });
});
