import { request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../src/ground/config.ts';
import { household } from '../src/http/limits.ts';
import { Client } from './client.ts';
import { twoPlaying } from './people.ts';
import { serve } from './serving.ts';

/** Asks with an address exactly as written; how it was answered. */
function ask(base: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(base);
  return new Promise<{ status: number; kept: string | undefined; wait: number }>((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume();
      const { 'cache-control': kept, 'retry-after': wait } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, kept, wait: Number(wait) }));
    });
    sent.on('error', reject).end();
  });
}

const statusesOf = async (times: number, once: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await once()).status);
  return statuses;
};

describe('limits', () => {
  it('go by the route, however the address is written', async () => {
    const { base } = await serve({ rateLimit: 2 });
    const paths = ['/api/games', '/%61pi/games', `${base}/api/games`, '/api/%67ames', '/api/nothing'];
    const statuses = [];
    for (const path of paths) {
      const { status, kept } = await ask(base, path);
      statuses.push(status);
      expect(kept).toBe('no-store');
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
  });

  it('count new guests by address, not by the guest each brings', async () => {
    const { base } = await serve({ guestLimit: 3 });
    let someone = new Client(base, null);
    const statuses = await statusesOf(5, async () => {
      const reply = await someone.post<{ token: string }>('/api/tokens', { name: 'Eve' });
      if (reply.status === 201) someone = new Client(base, reply.body.token);
      return reply;
    });
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await new Client(base, null).put('/api/me', { name: 'Eve' })).status).toBe(429);
  });

  it.each([
    ['wrong tokens', '/api/me', { authorization: 'Bearer some.one' }, 401],
    ['/healthz', '/healthz', {}, 200],
    ['/metrics', '/metrics', {}, 200],
    ['pages', '/', {}, 200],
    ['addresses that make no sense', '/nothing%20here', {}, 404],
  ])('have a ceiling for each address over %s too', async (_, path, headers, usual) => {
    const { base } = await serve({ addressLimit: 2 });
    expect(await statusesOf(3, () => ask(base, path, headers))).toEqual([usual, usual, 429]);
  });

  it('hold for tables by address, however many guests it brings', async () => {
    const { base } = await serve({ tableLimit: 3 });
    const statuses: number[] = [];
    for (let made = 0; made < 5; made++) {
      const guest = await Client.guest(base, `Guest ${made}`);
      statuses.push((await guest.post('/api/tables', { game: 'karak', bots: ['adept'] })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('hold for clubs by address, too', async () => {
    const { base } = await serve({ tableLimit: 2 });
    const statuses: number[] = [];
    for (let made = 0; made < 3; made++) {
      const guest = await Client.guest(base, `Guest ${made}`);
      statuses.push((await guest.post('/api/clubs', { name: 'Crypt' })).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('hold for tournaments by address, and for those who take part', async () => {
    const { base } = await serve({ tableLimit: 2 });
    const body = { name: 'Autumn', game: 'karak', kind: 'swiss', seats: 2, rounds: 1, clock: 60 };
    const [made, entered]: number[][] = [[], []];
    let id = '';
    for (let guests = 0; guests < 3; guests++) {
      const guest = await Client.guest(base, `Guest ${guests}`);
      const reply = await guest.post<{ id: string }>('/api/tournaments', body);
      if (reply.status === 201) id = reply.body.id;
      made.push(reply.status);
      entered.push((await guest.put(`/api/tournaments/${id}/me`, {})).status);
    }
    expect(made).toEqual([201, 201, 429]);
    expect(entered).toEqual([200, 200, 429]);
  });

  it('hold for next matches by address: whoever gives up and begins again makes tables, too', async () => {
    const { base } = await serve({ tableLimit: 2 });
    const { ada, bo, table } = await twoPlaying(base);
    const again = async (id: string) => {
      await ada.post(`/api/tables/${id}/resign`);
      const { status, body } = await ada.post<{ id: string }>(`/api/tables/${id}/rematch`);
      if (status !== 201) return status;
      // Whoever comes to the same table makes none.
      expect((await bo.post<{ id: string }>(`/api/tables/${id}/rematch`)).body.id).toBe(body.id);
      await bo.patch(`/api/tables/${body.id}/seats/1`, { ready: true });
      await ada.post(`/api/tables/${body.id}/start`);
      return body.id;
    };
    const second = await again(table.id);
    const third = await again(String(second));
    expect([second, third]).toEqual([expect.any(String), expect.any(String)]);
    expect(await again(String(third))).toBe(429);
  });

  it('take a household for one, and other households for others', () => {
    expect(household('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(household('2001:db8:1:2:3:4:5:6')).toBe(household('2001:db8:1:2::9'));
    expect(household('2001:db8:1:2::9')).not.toBe(household('2001:db8:1:3::9'));
    expect(household('::1')).toBe('0:0:0:0');
    expect(household('fe80::1%eth0')).toBe('fe80:0:0:0');
  });

  it('do not last longer when the clock is set', async () => {
    const { base } = await serve({ rateLimit: 1 });
    const hour = 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
    onTestFinished(() => clock.mockRestore());
    expect((await ask(base, '/api/games')).status).toBe(200);
    clock.mockRestore();
    const { status, wait } = await ask(base, '/api/games');
    expect(status).toBe(429);
    expect(wait).toBeLessThanOrEqual(10);
  });

  it('believe a proxy that is named, and no stranger', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const behind = await serve({ addressLimit: 1, ...readConfigOf('loopback') });
    expect((await ask(behind.base, '/healthz', from('192.0.2.1'))).status).toBe(200);
    expect((await ask(behind.base, '/healthz', from('192.0.2.2'))).status).toBe(200);
    expect((await ask(behind.base, '/healthz', from('192.0.2.1'))).status).toBe(429);
    // With one proxy in front, what a stranger wrote stands before what the proxy added.
    const oneHop = await serve({ addressLimit: 1, ...readConfigOf('1') });
    expect((await ask(oneHop.base, '/healthz', from('192.0.2.1, 198.51.100.7'))).status).toBe(200);
    expect((await ask(oneHop.base, '/healthz', from('192.0.2.2, 198.51.100.7'))).status).toBe(429);
    const open = await serve({ addressLimit: 1 });
    expect((await ask(open.base, '/healthz', from('192.0.2.1'))).status).toBe(200);
    expect((await ask(open.base, '/healthz', from('192.0.2.2'))).status).toBe(429);
  });

  const readConfigOf = (TRUST_PROXY: string) => ({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });

  it.each(['true', '0', 'everybody', '10.0.0.0/40', '10.0.0.1,', '1,10.0.0.1'])(
    'refuse to trust "%s"',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY: expected how many proxies/);
    },
  );
});
