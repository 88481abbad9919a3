import { onShelf } from '@undercroft/games';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/ground/config.ts';
import { isPrivate, mayCall, onlyPublic, post } from '../../src/people/turns/post.ts';
import { quietUntil } from '../../src/people/turns/quiet.ts';
import { newPushKeys, Senders } from '../../src/people/turns/senders.ts';
import { Device } from '../accounts/device.ts';
import { begun, passOn } from '../accounts/playing.ts';
import { freshFolder, serve } from '../serving.ts';
import { onEveryStorage } from '../storages.ts';
import { mailServer, pushService, receiver, silent, silentMail } from './receivers.ts';

const HOUR = 3_600_000;
const LONG = 3600;
const WISHES = { language: 'de', zone: 'Europe/Prague', quiet: null, often: 'at-once' as const };
/** Nothing is told by itself: each test says when. */
const SETTINGS = { webhooks: 'any', tellEverySeconds: LONG } as const;

onEveryStorage('turn by turn', (open) => {
  /** Ada and Bo play at a table where Bo is asked. */
  async function boIsAsked(changes: object = {}, wishes: object = {}, host = 'Ada') {
    const nodes = await open({ ...SETTINGS, ...changes });
    const [node, other] = nodes;
    const ada = await Device.of(node.base, host);
    const bo = await Device.of(node.base, 'Bo');
    const id = await begun(ada, bo, 'karak', wishes);
    await passOn(ada, id);
    /** At all nodes at once, as it happens in a house. */
    let rounds = 0;
    const tell = async (now = Date.now() + 60_000 * rounds++) => {
      await Promise.all([...new Set(nodes)].map(({ house }) => house.teller.tell(now)));
    };
    return { node, other, ada, bo, id, tell };
  }

  it('a push tells once, signed and for that browser alone, until somebody has answered', async () => {
    const { node, ada, bo, id, tell } = await boIsAsked();
    const phone = await pushService();
    const { offers } = await bo.ask('POST /me/ways/push', { body: phone.subscription });
    await bo.ask('PUT /me/turns', { body: WISHES });
    await tell();
    await tell();
    expect(phone.messages()).toEqual([
      {
        ...{ key: offers.push, aud: phone.address, exp: expect.any(Number), sub: expect.any(String) },
        ...{ ttl: expect.any(Number), tag: `table-${id}`, url: `${node.base}/table/${id}` },
        ...{ title: 'Karak: Du bist am Zug', body: 'mit Ada' },
      },
    ]);
    expect(phone.messages()[0].exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
    await passOn(bo, id);
    await tell();
    expect(phone.messages()).toHaveLength(1);
    await passOn(ada, id);
    await tell();
    expect(phone.messages()).toHaveLength(2);
    // A browser that is gone is not told any more.
    phone.answers.status = 410;
    await passOn(bo, id);
    await passOn(ada, id);
    await tell();
    expect((await bo.ask('GET /me/turns')).ways).toEqual([]);
  });

  it('many tables are one message, no oftener than somebody wants, and never in quiet hours', async () => {
    const { ada, bo, tell } = await boIsAsked();
    const phone = await pushService();
    await bo.ask('POST /me/ways/push', { body: phone.subscription });
    await bo.ask('PUT /me/turns', { body: { ...WISHES, language: 'en', often: 'hourly' } });
    await passOn(ada, await begun(ada, bo, 'goblin'));
    const now = Date.now();
    await tell(now);
    expect(phone.messages()).toMatchObject([{ title: '2 tables are waiting for you', url: `${bo.base}/me` }]);
    expect(phone.messages()[0].body.split('\n').sort()).toEqual(
      [`${onShelf('goblin').title} with Ada`, 'Karak with Ada'].sort(),
    );
    await passOn(ada, await begun(ada, bo, 'karak'));
    await tell(now + HOUR / 2);
    expect(phone.messages()).toHaveLength(1);
    const minute = new Date(now + 2 * HOUR).getUTCHours() * 60;
    const quiet = { from: minute, to: (minute + 60) % 1440 };
    await bo.ask('PUT /me/turns', { body: { ...WISHES, zone: 'UTC', quiet } });
    const inTheHour = Math.floor((now + 2 * HOUR) / HOUR) * HOUR + HOUR / 2;
    await tell(inTheHour);
    expect(phone.messages()).toHaveLength(1);
    await tell(inTheHour + HOUR);
    expect(phone.messages()).toHaveLength(2);
  });

  it('whoever has seen it is not told, but reminded before the clock runs out, once', async () => {
    const { ada, bo, id, tell } = await boIsAsked({}, { clock: 86_400 });
    const phone = await pushService();
    await bo.ask('POST /me/ways/push', { body: phone.subscription });
    await bo.ask('PUT /me/turns', { body: WISHES });
    const { version } = await bo.ask('GET /tables/:id/update', { id });
    await bo.ask('PUT /tables/:id/seen', { id, body: { version } });
    const now = Date.now();
    for (const after of [0, 12, 21]) await tell(now + after * HOUR);
    expect(phone.messages()).toEqual([]);
    for (const after of [22.5, 23]) await tell(now + after * HOUR);
    expect(phone.messages()).toMatchObject([{ title: 'Karak: Die Zeit wird knapp' }]);
    expect(phone.messages()[0].body).toMatch(/^mit Ada, bis /);
    // Nobody else can say that Bo has seen it.
    const eve = await Device.of(bo.base, 'Eve');
    const seen = (who: Device) => who.ask('PUT /tables/:id/seen', { id, body: { version } });
    await expect(seen(eve)).rejects.toMatchObject({ reason: 'not-found' });
    await seen(ada);
  });

  it('people who sleep keep nobody awake from being told, however many of them there are', async () => {
    const { node, bo, tell } = await boIsAsked();
    const phone = await pushService();
    await bo.ask('POST /me/ways/push', { body: phone.subscription });
    await bo.ask('PUT /me/turns', { body: { ...WISHES, language: 'en' } });
    // Twenty people in their quiet hours, asked at 540 tables, all of them before Bo by name and by time.
    const { sql, ways } = node.house;
    const now = Date.now();
    const hour = new Date(now).getUTCHours() * 60;
    const asleep = JSON.stringify({ ...WISHES, zone: 'UTC', quiet: { from: hour, to: (hour + 120) % 1440 } });
    const pad = (number: number) => String(number).padStart(3, '0');
    for (let guest = 0; guest < 20; guest++) {
      const id = `!sleeper-${pad(guest)}`;
      await sql.run('INSERT INTO turn_wishes (guest, body, gap_ms, told_at) VALUES (?, ?, 0, 0)', id, asleep);
      const web = JSON.stringify({ kind: 'webhook', base: '', url: 'http://127.0.0.1:9/', shape: 'json' });
      await ways.put({
        ...{ id: `way of ${id}`, guest: id, kind: 'webhook', target: web, label: '', code: null, madeAt: 1 },
        ...{ failures: 0, retryAt: 0, fault: null },
      });
      for (let table = 0; table < 27; table++) {
        await sql.run(
          `INSERT INTO turns_due (table_id, guest, seat, version, tell_at, told) VALUES (?, ?, 0, 0, 1, 0)`,
          ...[`!table-${pad(guest)}-${pad(table)}`, id],
        );
      }
    }
    // One round may be full of them; the next is not.
    await tell(now);
    await tell(now + 20_000);
    expect(phone.messages()).toMatchObject([{ title: 'Karak: your turn', body: 'with Ada' }]);
    // And they are not looked at again before they wake.
    expect(await ways.due(now + 40_000, 1000)).toEqual([]);
    expect(await ways.backlog(now + 3 * HOUR)).toBe(540);
  });

  it('what is to be told is written with the answer that made it so, and goes with the next', async () => {
    const { node, ada, bo, id } = await boIsAsked();
    const due = () => node.house.sql.all('SELECT guest, table_id AS "table", told FROM turns_due');
    expect(await due()).toEqual([]);
    await bo.ask('PUT /me/turns', { body: WISHES });
    const [row] = await due();
    expect(row).toMatchObject({ table: id, told: 0 });
    await ada.ask('POST /tables/:id/chat', { id, body: { text: 'Your turn!' } });
    expect(await due()).toEqual([row]);
    await passOn(bo, id);
    expect(await due()).toEqual([]);
    await passOn(ada, id);
    expect(await due()).toEqual([row]);
    await bo.ask('POST /tables/:id/resign', { id });
    expect(await due()).toEqual([]);
  });

  it('an invitation of a friend is told once, and leads to the table', async () => {
    const { ada, bo, tell, node } = await boIsAsked();
    const { code } = await ada.ask('POST /me/friends/link');
    await bo.ask('POST /links', { body: { code } });
    const phone = await pushService();
    await bo.ask('POST /me/ways/push', { body: phone.subscription });
    await bo.ask('PUT /me/turns', { body: WISHES });
    await tell();
    const [{ id: friend }] = (await ada.ask('GET /me/friends')).friends;
    const { id, you } = await ada.ask('POST /tables', { body: { game: 'goblin' } });
    await ada.ask('POST /tables/:id/invitations', { id, body: { friend } });
    await tell();
    await tell();
    expect(phone.messages().slice(1)).toMatchObject([
      {
        ...{
          title: `${onShelf('goblin').title}: Du bist eingeladen`,
          body: 'Ada hält dir einen Platz frei.',
        },
        ...{ url: `${node.base}/join/${you.invitation}`, tag: `table-${id}` },
      },
    ]);
  });

  it('mail goes where a code has come back from, and says how to stop it', async () => {
    const post = await mailServer();
    const { bo, id, tell, node } = await boIsAsked({
      ...{ smtpUrl: post.url, mailFrom: 'Undercroft <games@club.example>' },
      publicUrl: 'https://games.example',
    });
    await bo.ask('PUT /me/turns', { body: { ...WISHES, language: 'cs' } });
    const { ways } = await bo.ask('POST /me/ways/mail', { body: { address: 'bo@home.example' } });
    expect(ways).toMatchObject([{ kind: 'mail', label: 'bo@home.example', confirmed: false }]);
    await tell();
    expect(post.mails).toHaveLength(1);
    const code = /[A-Z]{4}-[A-Z]{4}/.exec(post.mails[0].text)?.[0] ?? '';
    const confirm = (typed: string) =>
      bo.ask('PUT /me/ways/:id/confirm', { id: ways[0].id, body: { code: typed } });
    await expect(confirm('BBBB-BBBB')).rejects.toMatchObject({ problem: { why: 'wrong-code' } });
    await confirm(code.toLowerCase());
    await tell();
    expect(post.mails).toHaveLength(2);
    const { to, text } = post.mails[1];
    expect(to).toBe('bo@home.example');
    expect(text).toContain(`https://games.example/table/${id}`);
    expect(text).toMatch(/List-Unsubscribe: <https:\/\/games\.example\/me\/turns>/);
    // Who asks for codes again and again, for whomever, is told to wait.
    const again = async () => bo.ask('POST /me/ways/mail', { body: { address: 'eve@home.example' } });
    for (let count = 0; count < 3; count++) await again();
    await expect(again()).rejects.toMatchObject({ problem: { why: 'slow-down' } });
    const silent = await serve();
    const cy = await Device.of(silent.base, 'Cy');
    const asked = cy.ask('POST /me/ways/mail', { body: { address: 'cy@home.example' } });
    await expect(asked).rejects.toMatchObject({ problem: { why: 'no-mail' } });
    expect(node.house.config.mailFrom).toContain('games@');
  });

  it('webhooks are told as they want it; one that fails is tried again later, and says why', async () => {
    const { bo, id, tell, node } = await boIsAsked({}, {}, 'Ada_@all');
    const web = await receiver();
    const add = (shape: 'json' | 'discord' | 'ntfy') =>
      bo.ask('POST /me/ways/webhook', { body: { label: shape, url: `${web.address}/${shape}`, shape } });
    for (const shape of ['json', 'discord', 'ntfy'] as const) await add(shape);
    await bo.ask('PUT /me/turns', { body: { ...WISHES, language: 'en' } });
    web.answers.status = 503;
    const now = Date.now();
    await tell(now);
    await tell(now + 30_000);
    expect(web.received).toHaveLength(3);
    const { ways } = await bo.ask('GET /me/turns');
    expect(ways.map(({ fault }) => fault)).toEqual(Array(3).fill('the other side answered 503'));
    // Each time a little later.
    await tell(now + 61_000);
    await tell(now + 150_000);
    expect(web.received).toHaveLength(6);
    web.answers.status = 200;
    await tell(now + 182_000);
    const told = web.received.slice(6);
    const at = (shape: string) => told.find(({ url }) => url.pathname === `/${shape}`) ?? expect.fail(shape);
    const link = `${node.base}/table/${id}`;
    expect(JSON.parse(at('json').body.toString())).toEqual({
      ...{ title: 'Karak: your turn', text: 'with Ada_@all', url: link },
    });
    expect(JSON.parse(at('discord').body.toString())).toEqual({
      // A name is neither bold nor a call to everybody.
      content: `**Karak: your turn**\nwith Ada\\_\\@all\n${link}`,
      allowed_mentions: { parse: [] },
    });
    expect(at('ntfy').body.toString()).toBe('with Ada_@all');
    expect([...at('ntfy').url.searchParams]).toEqual([
      ['title', 'Karak: your turn'],
      ['click', link],
    ]);
    expect((await bo.ask('GET /me/turns')).ways.every(({ fault }) => fault === null)).toBe(true);
    // The button that tries it is honest.
    const way = ways[0].id;
    await bo.ask('POST /me/ways/:id/test', { id: way });
    web.answers.status = 302;
    web.answers.location = `${web.address}/elsewhere`;
    const before = web.received.length;
    const refused = bo.ask('POST /me/ways/:id/test', { id: way });
    await expect(refused).rejects.toMatchObject({ problem: { why: 'not-told' } });
    expect(web.received).toHaveLength(before + 1);
  });

  it('a way that has failed rests while the others are told', async () => {
    const { ada, bo, id, tell } = await boIsAsked();
    const [well, ill] = [await receiver(), await receiver()];
    for (const { address } of [well, ill]) {
      const body = { label: 'mine', url: `${address}/here`, shape: 'json' as const };
      await bo.ask('POST /me/ways/webhook', { body });
    }
    await bo.ask('PUT /me/turns', { body: WISHES });
    ill.answers.status = 503;
    const now = Date.now();
    const tried = [];
    // After the second failure it rests for two minutes.
    for (const seconds of [0, 61, 125, 185]) {
      await tell(now + seconds * 1000);
      tried.push([well.received.length, ill.received.length]);
      await passOn(bo, id);
      await passOn(ada, id);
    }
    expect(tried).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
    ]);
  });

  it('eight receivers that never answer keep neither the ninth waiting nor the house from closing', async () => {
    const { bo, node, ada } = await boIsAsked();
    const [well, ill] = [await receiver(), await silent()];
    const told = async (who: Device, url: string) => {
      await who.ask('POST /me/ways/webhook', { body: { label: 'mine', url, shape: 'json' } });
      await who.ask('PUT /me/turns', { body: WISHES });
    };
    for (let count = 0; count < 8; count++) {
      const cy = await Device.of(node.base, `Cy ${count}`);
      await passOn(ada, await begun(ada, cy, 'karak'));
      await told(cy, `${ill.address}/${count}`);
    }
    await told(bo, `${well.address}/here`);
    const telling = node.house.teller.tell(Date.now() + 60_000);
    await expect.poll(() => [ill.waiting(), well.received.length]).toEqual([8, 1]);
    await node.app.close();
    await telling;
    await expect.poll(ill.waiting).toBe(0);
  });

  it('a mail server that never answers keeps nobody from closing the house', async () => {
    const { port, connected } = await silentMail();
    const env = {
      DATA_DIR: freshFolder(),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'house@home.example',
    };
    const senders = new Senders(readConfig(env), newPushKeys());
    const sending = senders.mail('ada@home.example', 'your turn', 'at the table');
    sending.catch(() => {});
    await expect.poll(connected).toBe(1);
    senders.close();
    await expect(sending).rejects.toThrow('no answer');
  });

  it('goes with everything else when somebody is forgotten', async () => {
    const { bo, tell, node } = await boIsAsked();
    const web = await receiver();
    const body = { label: 'mine', url: `${web.address}/secret-place`, shape: 'json' as const };
    await bo.ask('POST /me/ways/webhook', { body });
    await bo.ask('PUT /me/turns', { body: WISHES });
    await tell();
    expect(await bo.ask('GET /me/data')).toMatchObject({ told: [{ kind: 'webhook', where: body.url }] });
    await bo.ask('DELETE /me');
    for (const table of ['ways', 'turn_wishes', 'turns_due']) {
      expect(await node.house.sql.all(`SELECT * FROM ${table}`), table).toEqual([]);
    }
  });

  it('a bot plays one turn for whoever is too late, where that is agreed, or on and on', async () => {
    for (const timeUp of ['one-turn', 'plays-on'] as const) {
      const { node, ada, bo, id } = await boIsAsked({}, { clock: 600, timeUp });
      expect((await ada.ask('GET /tables/:id', { id })).timeUp).toBe(timeUp);
      // Bo has thought for years; from the next answer on the clock runs as it should.
      await node.house.hall.change(id, (live) => {
        live.movedAt = 0;
        return { lobby: { ...live.lobby, clockFrom: 0 } };
      });
      const adaIsAsked = async () => (await ada.ask('GET /tables/:id/update', { id })).answers.length > 0;
      await expect.poll(adaIsAsked, { timeout: 60_000 }).toBe(true);
      const { seats } = await bo.ask('GET /tables/:id', { id });
      expect(seats[1].standIn).toBe(timeUp === 'one-turn' ? null : 'adept');
      if (timeUp === 'plays-on') continue;
      await passOn(ada, id);
      expect((await bo.ask('GET /tables/:id/update', { id })).answers.length).toBeGreaterThan(0);
    }
  });
});

describe('what may be called', () => {
  it('is nothing inside a network, however it is written', async () => {
    for (const inside of [
      ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'],
      ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
    ]) {
      expect(isPrivate(inside), inside).toBe(true);
      const host = inside.includes(':') ? `[${inside}]` : inside;
      expect(mayCall(`http://${host}/`, false), inside).toBe(false);
    }
    for (const outside of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) {
      expect(isPrivate(outside), outside).toBe(false);
    }
    // Numbers that mean an address, and names that lead inside.
    for (const url of ['http://2130706433/', 'http://0x7f.1/', 'http://localhost/', 'http://a.localhost/']) {
      expect(mayCall(url, false), url).toBe(false);
    }
    const found = new Promise((resolve) => onlyPublic('localhost', { all: true }, resolve));
    expect(String(await found)).toContain('inside a private network');
    const web = await receiver();
    await expect(
      post(web.address, { headers: {}, body: '' }, false, new AbortController().signal),
    ).rejects.toThrow('inside a private');
    expect(web.received).toEqual([]);
  });

  it('is refused when somebody asks for it, unless whoever runs the server allows it', async () => {
    const { base } = await serve();
    const eve = await Device.of(base, 'Eve');
    const hook = (url: string) =>
      eve.ask('POST /me/ways/webhook', { body: { label: 'x', url, shape: 'json' } });
    await expect(hook('http://192.168.0.1/admin')).rejects.toMatchObject({
      problem: { why: 'private-address' },
    });
    const push = { label: 'x', endpoint: 'https://127.0.0.1/', keys: { p256dh: 'a', auth: 'b' } };
    const asked = eve.ask('POST /me/ways/push', { body: push });
    await expect(asked).rejects.toMatchObject({ problem: { why: 'private-address' } });
    const none = await serve({ webhooks: 'none' });
    const cy = await Device.of(none.base, 'Cy');
    const called = cy.ask('POST /me/ways/webhook', {
      body: { label: 'x', url: 'https://example.com/', shape: 'json' },
    });
    await expect(called).rejects.toMatchObject({ problem: { why: 'no-webhooks' } });
  });
});

describe('quiet hours', () => {
  const wishes = (from: number, to: number) => ({ ...WISHES, quiet: { from, to } });
  const prague = (hour: number) => Date.UTC(2026, 0, 10, hour - 1);
  it('are by the clock where somebody is, may go past midnight, and have an end', () => {
    const until = (from: number, to: number) => (hour: number) => quietUntil(wishes(from, to), prague(hour));
    const morning = prague(31);
    expect([21, 22, 23, 24, 30, 31].map(until(22 * 60, 7 * 60))).toEqual([
      ...[null, morning, morning, morning, morning, null],
    ]);
    expect([11, 12, 13].map(until(12 * 60, 13 * 60))).toEqual([null, prague(13), null]);
    expect(quietUntil({ ...WISHES, quiet: null }, prague(3))).toBeNull();
  });
});
