import { expect, it, vi } from 'vitest';
import { readConfig } from '../../src/ground/config.ts';
import { onEveryStorage } from '../storages.ts';
import { provider } from './provider.ts';

/** What a reply says, as far as these tests look at it. */
interface Said {
  readonly url: string;
  readonly guest: { readonly name: string } | null;
  readonly tables: readonly unknown[];
}
const said = async (reply: Response) => (await reply.json()) as Said;

/** A browser that keeps every cookie and follows nobody by itself. */
function browser(base: string) {
  const jar = new Map<string, string>();
  const send = async (path: string, method = 'GET', body?: object) => {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(new URL(path, base), {
      ...{ method, redirect: 'manual' as const },
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const who = async () => (await said(await send('/api/me'))).guest?.name ?? null;
  return { send, who, jar };
}
type Browser = ReturnType<typeof browser>;

onEveryStorage('signing in with OpenID Connect', (open) => {
  const PUBLIC = 'https://games.example';
  async function house() {
    const there = await provider('undercroft', 'between-us');
    const openId = { issuer: there.issuer, clientId: 'undercroft', clientSecret: 'between-us', name: 'Club' };
    const [node, other] = await open({ openId, publicUrl: PUBLIC });
    return { ...there, node, other };
  }
  /** To the provider and back: where one ends up. */
  async function signIn({ send }: Browser, bring = false, change = (query: string) => query) {
    const { url } = await said(await send('/api/sign-in/openid', 'POST', { bring }));
    const asked = await fetch(url, { redirect: 'manual' });
    const back = new URL(asked.headers.get('location') ?? '');
    expect(back.origin).toBe(PUBLIC);
    const reply = await send(back.pathname + change(back.search));
    expect(reply.status).toBe(302);
    return reply.headers.get('location');
  }

  it('lets nobody in who was banned and forgotten, whichever browser they come with', async () => {
    const { node, other } = await house();
    const laptop = browser(node.base);
    await signIn(laptop);
    const [{ guest }] = await node.house.sql.all<{ guest: string }>('SELECT guest FROM identities');
    const ban = {
      id: 'b'.repeat(12),
      kind: 'guest' as const,
      who: guest,
      name: 'Ada',
      reason: 'rude',
      at: 1,
      until: null,
    };
    await node.house.orders.ban(ban);
    expect((await laptop.send('/api/me', 'DELETE')).status).toBe(204);
    const phone = browser(other.base);
    const { url } = await said(await phone.send('/api/sign-in/openid', 'POST', {}));
    const asked = await fetch(url, { redirect: 'manual' });
    const back = new URL(asked.headers.get('location') ?? '');
    await expect.poll(async () => other.house.orders.bans.length).toBe(2);
    expect((await phone.send(back.pathname + back.search)).status).toBe(403);
    expect(await node.house.sql.all('SELECT guest FROM identities')).toEqual([]);
  });

  it('takes no cookie that was signed for something else, and gives none that opens another door', async () => {
    const { node } = await house();
    const ada = browser(node.base);
    await ada.send('/api/me', 'PUT', { name: 'Ada' });
    await ada.send('/api/sign-in/openid', 'POST', {});
    const { undercroft, 'undercroft-openid': onTheWay } = Object.fromEntries(ada.jar);
    ada.jar.set('undercroft-openid', undercroft);
    const back = await ada.send('/api/sign-in/openid/back?code=a&state=b');
    expect([back.status, back.headers.get('location')]).toEqual([302, '/me/account#refused']);
    // By its form alone: the storage is not even asked.
    const asked = vi.spyOn(node.house.accounts, 'guest');
    ada.jar.set('undercroft', onTheWay);
    expect(await ada.who()).toBeNull();
    const token = decodeURIComponent(onTheWay);
    const asProgram = await fetch(`${node.base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(asProgram.status).toBe(401);
    expect(asked).not.toHaveBeenCalled();
  });

  it('makes an account of whoever comes, under a name that fits, and finds it again anywhere', async () => {
    const { node, other, person } = await house();
    expect(await (await fetch(`${node.base}/api/sign-in`)).json()).toMatchObject({ openId: 'Club' });
    const laptop = browser(node.base);
    expect(await signIn(laptop)).toBe('/me/account');
    expect(await laptop.who()).toBe('Ada Lovelace of Ockham P');
    const phone = browser(other.base);
    await signIn(phone);
    await phone.send('/api/me', 'PUT', { name: 'Ada' });
    await expect.poll(laptop.who).toBe('Ada');
    expect(await (await phone.send('/api/me/account')).json()).toMatchObject({ openId: true });
    person.sub = 'two';
    const stranger = browser(node.base);
    await signIn(stranger);
    expect(await stranger.who()).not.toBe('Ada');
    expect(await node.house.sql.all('SELECT subject FROM identities ORDER BY subject')).toEqual([
      { subject: 'one' },
      { subject: 'two' },
    ]);
  });

  it('makes a guest an account with all they have, and brings a guest’s seats to one', async () => {
    const { node } = await house();
    const bo = browser(node.base);
    await bo.send('/api/me', 'PUT', { name: 'Bo' });
    await signIn(bo);
    expect(await bo.who()).toBe('Bo');
    const phone = browser(node.base);
    await phone.send('/api/me', 'PUT', { name: 'Bo on the phone' });
    await phone.send('/api/tables', 'POST', { game: 'karak' });
    await signIn(phone, true);
    expect(await phone.who()).toBe('Bo');
    expect((await said(await bo.send('/api/me/tables'))).tables).toHaveLength(1);
    expect(await (await bo.send('/api/me/data')).json()).toMatchObject({
      openId: [{ since: expect.any(String) }],
    });
    await bo.send('/api/me', 'DELETE');
    expect(await node.house.sql.all('SELECT * FROM identities')).toEqual([]);
  });

  it('lets nobody in whose way back is not the one they went', async () => {
    const { node, person } = await house();
    const refused = '/me/account#refused';
    const eve = browser(node.base);
    expect(await signIn(eve, false, (query) => query.replace(/state=[^&]*/, 'state=other'))).toBe(refused);
    expect(await signIn(eve, false, (query) => query.replace(/code=[^&]*/, 'code=guessed'))).toBe(refused);
    person.nonce = 'of another time';
    expect(await signIn(eve)).toBe(refused);
    person.nonce = null;
    person.turnsBack = true;
    expect(await signIn(eve)).toBe('/me/account#turned-back');
    person.turnsBack = false;
    // Another browser's way back: whoever follows a link of somebody else is not signed in as them.
    const ada = browser(node.base);
    const { url } = await said(await ada.send('/api/sign-in/openid', 'POST', {}));
    const location = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '';
    const { pathname, search } = new URL(location);
    expect((await eve.send(pathname + search)).headers.get('location')).toBe(refused);
    expect(await eve.who()).toBeNull();
    expect(await node.house.sql.all('SELECT * FROM identities')).toEqual([]);
  });

  it('says so where the provider does not answer', async () => {
    const openId = { issuer: 'http://127.0.0.1:9', clientId: 'undercroft', clientSecret: null, name: 'Club' };
    const [node] = await open({ openId, publicUrl: PUBLIC });
    const reply = await browser(node.base).send('/api/sign-in/openid', 'POST', {});
    expect(await reply.json()).toMatchObject({ status: 503, why: 'openid-away' });
  });

  it('is not there where nobody has set it up', async () => {
    const [node] = await open();
    const anybody = browser(node.base);
    expect(await (await anybody.send('/api/sign-in')).json()).toMatchObject({ openId: null });
    for (const reply of [
      await anybody.send('/api/sign-in/openid', 'POST', {}),
      await anybody.send('/api/sign-in/openid/back?code=a&state=b'),
    ]) {
      expect(reply.status).toBe(409);
      expect(await reply.json()).toMatchObject({ why: 'no-openid' });
    }
  });
});

it('is set up by the environment, which says what is missing', () => {
  const env = { OIDC_ISSUER: 'https://login.example/club', OIDC_CLIENT_ID: 'undercroft' };
  expect(() => readConfig(env)).toThrow('OIDC_ISSUER: expected PUBLIC_URL too');
  const whole = { ...env, PUBLIC_URL: 'https://games.example' };
  expect(readConfig(whole).openId).toEqual({
    ...{
      issuer: 'https://login.example/club',
      clientId: 'undercroft',
      clientSecret: null,
      name: 'login.example',
    },
  });
  expect(() => readConfig({ ...whole, OIDC_CLIENT_ID: '' })).toThrow('OIDC_CLIENT_ID: expected');
  expect(() => readConfig({ ...whole, OIDC_ISSUER: 'http://login.example' })).toThrow(
    'OIDC_ISSUER: expected',
  );
  expect(readConfig({}).openId).toBeNull();
});
