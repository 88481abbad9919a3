import { openBox } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { twoPlaying } from './people.ts';
import { serve } from './serving.ts';

describe('hostile input', () => {
  it('is cut short when it is too large or too deep', async () => {
    const { base } = await serve();
    const { ada, at } = await twoPlaying(base);
    const send = async (path: string, body: string) => {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
        body,
      });
      return { status: response.status, problem: await response.json() };
    };
    const deep = '{"version":0,"answer":{"a":'.concat('['.repeat(5000), ']'.repeat(5000), '}}');
    expect(await send(`${at}/answers`, deep)).toMatchObject({
      status: 400,
      problem: { reason: 'bad-input' },
    });
    expect(await send(`${at}/answers`, `"${'x'.repeat(20_000)}"`)).toMatchObject({ status: 413 });
    expect(await send('/api/tables', `"${'x'.repeat(2_000_000)}"`)).toMatchObject({ status: 413 });
    expect(await send(`${at}/answers`, '{"__proto__":{"a":1},"version":0}')).toMatchObject({ status: 400 });
    expect(await send(`${at}/answers`, '{"version":')).toMatchObject({ status: 400 });
    // Null is not nothing: who sends it did not mean an empty wish.
    expect(await send(`${at}/seats`, 'null')).toMatchObject({ status: 400 });
  });

  it('is counted before it is read: a set of thousands of faults is refused for the first', async () => {
    const { base, house } = await serve();
    const ada = await Client.guest(base, 'Ada');
    const box = openBox(house.hall.game('kragmortha')).set as { cards: object[] };
    const nothing = Array.from({ length: 20_000 }, () => ({}));
    const named = Object.fromEntries(nothing.slice(0, 6000).map((_, at) => [`m${at}`, {}]));
    for (const [game, set, fault] of [
      ['kragmortha', { ...box, cards: nothing }, 'set.cards: expected at most 200'],
      ['kragmortha', { ...box, cards: [{ ...box.cards[0], colour: 'blue' }] }, 'set.cards[0].colour'],
      ['goblin', { actions: named }, 'set.actions: expected at most 200'],
    ] as const) {
      const { problem } = await ada.post('/api/tables', { game, set });
      expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining(fault) });
    }
    const options = Object.fromEntries(nothing.slice(0, 100).map((_, at) => [`o${at}`, true]));
    const { problem } = await ada.post('/api/tables', { game: 'karak', options });
    expect(problem?.detail).toContain('must NOT have more than 60 properties');
  });

  it('is slowed down', async () => {
    const { app, base } = await serve({ rateLimit: 5 });
    const nobody = new Client(base, null);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await nobody.get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { headers } = await app.inject({ url: '/api/games' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('finds no way to files outside the house', async () => {
    const { app } = await serve();
    for (const url of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/nothing-here.js',
      '//etc/passwd',
    ]) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  it('is met by headers that keep browsers safe', async () => {
    const { app } = await serve();
    const { headers } = await app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    // No host but this one, for anything.
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
