import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';
import { Client as Operator } from '@undercroft/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cutLine } from '../load/cut-line.ts';
import { found, startNats } from '../load/programs.ts';
import { readConfig } from '../src/ground/config.ts';
import { type NatsKeys, NO_KEYS } from '../src/ground/nats-settings.ts';
import type { Message } from '../src/line/line.ts';
import { NatsLine } from '../src/line/nats-line.ts';
import { Client, isUpdate, until } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

const KEY = 'the-key-of-whoever-runs-it';
const here = found('nats-server');
const USERS = (password: string) => `authorization { user: house, password: ${password} }`;

async function natsWith(settings: string) {
  const nats = await startNats(settings);
  if (nats === null) throw new Error('no NATS');
  onTestFinished(() => nats.stop());
  const as = (who: string) => nats.url.replace('//', `//${who}@`);
  return { nats, as };
}

/** What one line says, the other hears. */
async function isHeard(url: string, keys: Partial<NatsKeys> = {}): Promise<boolean> {
  const house = randomUUID();
  const heard: Message[] = [];
  const lines = [1, 2].map(() => new NatsLine(url, { ...NO_KEYS, ...keys }, house));
  for (const line of lines) {
    await line.hear(
      (message) => heard.push(message),
      () => {},
    );
    onTestFinished(() => line.close());
  }
  if (!lines.every(({ state }) => state.up)) return false;
  await lines[0].say({ kind: 'news', node: 'one', epoch: 1 });
  await expect.poll(() => heard).toEqual([{ kind: 'news', node: 'one', epoch: 1 }]);
  return true;
}

describe.runIf(here)('a NATS that wants to know who comes', () => {
  it('lets in by user and password, and by token, in the address', async () => {
    const { nats, as } = await natsWith(USERS('swordfish'));
    expect(await isHeard(as('house:swordfish'))).toBe(true);
    expect(await isHeard(as('house:herring'))).toBe(false);
    expect(await isHeard(nats.url)).toBe(false);
    const { as: bearing } = await natsWith('authorization { token: "a b/c" }');
    expect(await isHeard(bearing('a%20b%2Fc'))).toBe(true);
    expect(await isHeard(bearing('abc'))).toBe(false);
  });

  it('lets in by nkey, said or in a file', async () => {
    const user = nkeys.createUser();
    const { nats } = await natsWith(`authorization { users: [ { nkey: ${user.getPublicKey()} } ] }`);
    const nkey = Buffer.from(user.getSeed()).toString();
    const file = join(freshFolder(), 'seed');
    writeFileSync(file, `${nkey}\n`);
    expect(await isHeard(nats.url, { nkey })).toBe(true);
    expect(await isHeard(nats.url, { nkey: file })).toBe(true);
    expect(await isHeard(nats.url, { nkey: Buffer.from(nkeys.createUser().getSeed()).toString() })).toBe(
      false,
    );
  });

  it('lets in by a file of credentials', async () => {
    const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()];
    const signed = (by: typeof user, of: typeof user, nats: object): string => {
      const claims = {
        jti: randomUUID(),
        iat: 1,
        iss: by.getPublicKey(),
        name: 'house',
        sub: of.getPublicKey(),
        nats,
      };
      const text = [{ typ: 'JWT', alg: 'ed25519-nkey' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${text}.${Buffer.from(by.sign(Buffer.from(text))).toString('base64url')}`;
    };
    const none = { subs: -1, data: -1, payload: -1 };
    const limits = { ...none, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
    const ofAccount = signed(operator, account, { type: 'account', version: 2, limits });
    const folder = freshFolder();
    writeFileSync(join(folder, 'operator.jwt'), signed(operator, operator, { type: 'operator', version: 2 }));
    const { nats } = await natsWith(
      `operator: ${join(folder, 'operator.jwt')}\nresolver: MEMORY\nresolver_preload: { ${account.getPublicKey()}: ${ofAccount} }`,
    );
    const creds = join(folder, 'house.creds');
    writeFileSync(
      creds,
      [
        ...['-----BEGIN NATS USER JWT-----', signed(account, user, { type: 'user', version: 2, ...none })],
        ...['------END NATS USER JWT------', '', '-----BEGIN USER NKEY SEED-----'],
        ...[Buffer.from(user.getSeed()).toString(), '------END USER NKEY SEED------', ''],
      ].join('\n'),
    );
    expect(await isHeard(nats.url, { creds })).toBe(true);
    expect(await isHeard(nats.url)).toBe(false);
  });

  it('is spoken to over TLS, whom we believe and who believes us', async () => {
    const folder = freshFolder();
    const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
    const made = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' });
    const tls = `cert_file: ${cert}, key_file: ${key}`;
    const { nats } = await natsWith(`tls { ${tls} }`);
    const url = nats.url.replace('nats:', 'tls:');
    expect(await isHeard(url, { ca: cert })).toBe(true);
    // Nobody we know has signed it.
    expect(await isHeard(url)).toBe(false);
    const { nats: strict } = await natsWith(`tls { ${tls}, ca_file: ${cert}, verify: true }`);
    expect(await isHeard(strict.url, { ca: cert, cert, key })).toBe(true);
    expect(await isHeard(strict.url, { ca: cert })).toBe(false);
    // Without TLS there is nothing we would say.
    const { nats: open } = await natsWith('');
    expect(await isHeard(open.url.replace('nats:', 'tls:'), { ca: cert })).toBe(false);
  });

  const DATABASE_URL = 'postgres://x';
  it.each([
    [{ NATS_URL: 'http://x' }, 'NATS_URL: expected something like nats://localhost:4222, not "http://x"'],
    [
      { NATS_URL: 'nats://a:b@x, nats://c:d@y' },
      'NATS_URL: expected the same user and password at every server',
    ],
    [
      { NATS_URL: 'nats://x', NATS_CREDS: '/none' },
      'NATS_CREDS: expected a file that can be read, not "/none"',
    ],
    [
      { NATS_URL: 'nats://x', NATS_NKEY: '/none' },
      'NATS_NKEY: expected a file that can be read, not "/none"',
    ],
    [{ NATS_URL: 'nats://x', NATS_CERT: '/none' }, 'NATS_CERT: expected NATS_KEY with it'],
    [{ NATS_CREDS: '/none' }, 'NATS_CREDS: expected NATS_URL too'],
  ])('%o is said to make no sense when the server starts', (env, message) => {
    expect(() => readConfig({ DATABASE_URL, ...env })).toThrow(message);
  });
});

describe('rights that end at one node', () => {
  /** Two nodes, of which the second hears nothing of what the first says. */
  async function deafNodes() {
    const settings = { databaseUrl: await freshDatabase('laid-out'), operatorKey: 'k'.repeat(24) };
    const [first, second] = [await serve(settings), await serve(settings)];
    if (first.house.line !== null) vi.spyOn(first.house.line, 'say').mockResolvedValue();
    const operator = (method: string, path: string, body?: object) =>
      fetch(`${first.base}/api/operator${path}`, {
        ...{ method, headers: { 'operator-key': 'k'.repeat(24), 'content-type': 'application/json' } },
        ...(body && { body: JSON.stringify(body) }),
      });
    return { first, second, operator };
  }

  it('end at the other, cookies and streams, although nobody has said so there', async () => {
    const { first, second } = await deafNodes();
    const { ada, table } = await twoPlaying(first.base);
    const there = new Client(second.base, ada.token);
    const reading = new AbortController();
    const events = there.stream(table.id, null, reading.signal);
    await until(events, isUpdate);
    const { body } = await ada.post<{ token: string }>('/api/tokens/exchange', { endOthers: true });
    await expect.poll(async () => (await there.get('/api/me')).status).toBe(401);
    for await (const _ of events);
    expect((await new Client(second.base, body.token).get('/api/me')).status).toBe(200);
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  it('are forbidden at the other, and given back, although nobody has said so there', async () => {
    const { first, second, operator } = await deafNodes();
    const { bo } = await twoPlaying(first.base);
    const there = new Client(second.base, bo.token);
    const status = async () => (await there.get('/api/tables')).status;
    expect(await status()).toBe(200);
    const found = await (await operator('GET', '/guests?text=Bo')).json();
    const { guests } = found as { guests: { id: string }[] };
    await operator('POST', '/bans', { guest: guests[0].id, reason: 'rude' });
    await expect.poll(status).toBe(403);
    const { bans } = (await (await operator('GET', '/bans')).json()) as { bans: { id: string }[] };
    await operator('DELETE', `/bans/${bans[0].id}`);
    await expect.poll(status).toBe(200);
  });

  it('are read anew where what was told is gone already', async () => {
    const { first, second } = await deafNodes();
    const { ada } = await twoPlaying(first.base);
    const there = new Client(second.base, ada.token);
    expect((await there.get('/api/me')).status).toBe(200);
    await ada.post('/api/tokens/exchange', { endOthers: true });
    await first.house.sql.run('UPDATE news SET epoch = epoch + 5, at = 0');
    await first.house.newsKept.tidy(1);
    await expect.poll(async () => (await there.get('/api/me')).status).toBe(401);
  });
});

describe.runIf(here)('while NATS does not let us in', () => {
  const health = async (base: string) => {
    const reply = await fetch(`${base}/healthz`);
    return { status: reply.status, said: await reply.text() };
  };
  const WELL = { status: 200, said: 'ok\n' };
  const DEGRADED = { status: 200, said: 'degraded: the line between nodes is cut\n' };
  const metric = async (base: string, name: string) =>
    Number(
      new RegExp(`^undercroft_${name} (\\S+)`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1],
    );

  it('nodes go on, say so, and hear each other again when it does', async () => {
    const { nats, as } = await natsWith(USERS('swordfish'));
    const databaseUrl = await freshDatabase('laid-out');
    const settings = { databaseUrl, natsUrl: as('house:swordfish'), operatorKey: KEY };
    const [first, second] = [await serve(settings), await serve(settings)];
    const { ada, bo, at, table } = await twoPlaying(first.base);
    const there = [ada, bo].map(({ token }) => new Client(second.base, token));
    expect([await health(first.base), await metric(first.base, 'line_up')]).toEqual([WELL, 1]);
    const told = async () => {
      const { nodes } = await new Operator(first.base, { operatorKey: KEY }).ask('GET /operator/health');
      return nodes[0].line;
    };
    expect(await told()).toMatchObject({ up: true, cuts: 0, fault: null });

    await nats.stop();
    nats.setUp(USERS('herring'));
    await nats.start();
    for (const { base } of [first, second]) await expect.poll(() => health(base)).toEqual(DEGRADED);
    // Whoever runs the server reads why.
    const why = expect.stringMatching(/authorization/i);
    await expect.poll(told).toMatchObject({ up: false, cuts: 1, fault: why });
    expect([await metric(first.base, 'line_up'), await metric(first.base, 'line_cuts')]).toEqual([0, 1]);

    // Tables that are in no memory are read, answers are stored, and whoever asks sees them.
    second.house.hall.forgetAll();
    for (const [one, other] of [[ada, bo], there, [ada, bo]] as const) {
      const now = await asked(one, other, at);
      const { version, answers } = now.update;
      expect((await now.one.post(`${at}/answers`, { version, answer: answers[0] })).status).toBe(200);
    }
    const { status } = await ada.post('/api/tables', { game: 'karak' });
    expect(status).toBe(201);

    await nats.stop();
    nats.setUp(USERS('swordfish'));
    await nats.start();
    for (const { base } of [first, second]) await expect.poll(() => health(base)).toEqual(WELL);
    expect(await metric(first.base, 'line_up')).toBe(1);
    expect(await told()).toMatchObject({ up: true, cuts: 1, fault: null });
    await there[0].get(at);
    const before = second.house.line?.heard ?? 0;
    expect((await ada.post(`${at}/chat`, { text: 'there you are' })).status).toBe(201);
    await expect.poll(() => second.house.line?.heard ?? 0).toBeGreaterThan(before);
    expect([...(second.house.line?.followed ?? [])]).toEqual([table.id]);
  });

  it('a node starts, and is heard once it does', async () => {
    const { nats } = await natsWith('');
    await nats.stop();
    const settings = { databaseUrl: await freshDatabase('laid-out'), natsUrl: nats.url };
    const [first, second] = [await serve(settings), await serve(settings)];
    expect(await health(first.base)).toEqual(DEGRADED);
    const { ada } = await twoPlaying(first.base);
    expect((await new Client(second.base, ada.token).get('/api/me')).status).toBe(200);
    await nats.start();
    for (const { base } of [first, second]) await expect.poll(() => health(base)).toEqual(WELL);
  });

  it('no node crashes and no right outlives its end, whether it is silent, refuses or is gone', async () => {
    const { faults, rounds } = await cutLine(
      (count) => count === 3,
      () => {},
      await freshDatabase('laid-out'),
    );
    expect(faults).toEqual([]);
    expect(rounds).toEqual({ silent: 1, refused: 1, gone: 1 });
  });

  it('one that lets us in and not listen is no line either', async () => {
    const forbidden = 'permissions { subscribe { deny: "undercroft.>" } }';
    const { as } = await natsWith(`authorization { users: [ { user: a, password: b, ${forbidden} } ] }`);
    const line = new NatsLine(as('a:b'), NO_KEYS, 'house');
    onTestFinished(() => line.close());
    await line.hear(
      () => {},
      () => {},
    );
    expect(line.state).toMatchObject({ up: false, fault: expect.stringMatching(/permissions violation/i) });
  });
});
