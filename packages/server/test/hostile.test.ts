import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { twoPlaying } from './people.ts';
import { serve } from './serving.ts';

interface Schema {
  readonly type?: string | string[];
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly anyOf?: Schema[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: string[];
}

interface Operation {
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
  readonly parameters?: { name: string; in: string; schema: Schema }[];
}

/** Values that a schema allows, and now and then something else. */
function like(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: allowed(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function allowed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: schema.maxLength ?? 50 }),
        fc.constantFrom('taia', 'ABCD-EFGH-JKMN', '..'),
      );
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 10, 10) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(like(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return schema.properties
        ? fc.record(
            Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, like(value)])),
            { requiredKeys: [] },
          )
        : fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }));
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

const tricks = fc.constantFrom(
  '..',
  '%2e%2e',
  '%00',
  '__proto__',
  'constructor',
  '-1',
  '99',
  '1e9',
  'x'.repeat(90),
  '%',
  '"',
  "'; --",
  '🎲',
);

describe('hostile input', () => {
  it('gets a reason and a 4xx from every route, made from its schema', { timeout: 120_000 }, async () => {
    const { app, base } = await serve({ botPauseMs: 60_000 });
    const { ada, bo, table } = await twoPlaying(base, { public: true });
    const eve = await Client.guest(base, 'Eve');
    const { body: gathering } = await ada.post('/api/tables', { game: 'karak', public: true });
    const { body: quiet } = await bo.post('/api/tables', { game: 'karak', bots: ['adept'] });
    await bo.post(`/api/tables/${quiet.id}/start`);
    const tables = fc.constantFrom(table.id, gathering.id, quiet.id);
    const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // Whoever is forgotten could not try the rest.
        .filter(([method]) => path !== '/api/me' || method !== 'delete')
        .map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.length).toBeGreaterThan(25);
    const requests = fc.constantFrom(...operations).chain(({ path, method, operation }) => {
      const schema = operation.requestBody?.content['application/json'].schema;
      // A stream of a real table would never end.
      const ids = path.endsWith('/stream') ? tricks : fc.oneof({ weight: 3, arbitrary: tables }, tricks);
      return fc.record({
        path: fc
          .tuple(ids, fc.oneof({ weight: 3, arbitrary: fc.constantFrom('0', '1') }, tricks), tricks)
          .map(([id, seat, code]) =>
            path.replace('{id}', id).replace('{seat}', seat).replace('{code}', code),
          ),
        method: fc.constant(method.toUpperCase()),
        query: fc.oneof(
          fc.constant(''),
          fc.constantFrom(
            '?since=x',
            '?since=-1',
            '?invitation=',
            '?game[]=karak',
            '?invitation[a]=b',
            '?__proto__=1',
          ),
        ),
        body: schema
          ? fc.oneof(
              { weight: 3, arbitrary: like(schema).map((value) => JSON.stringify(value) ?? '') },
              fc.string(),
            )
          : fc.constant(undefined),
        who: fc.constantFrom(ada, bo, eve, null),
        header: fc.constantFrom(
          {},
          { 'last-event-id': 'x' },
          { cookie: 'undercroft=a.b' },
          { origin: 'https://x.example' },
        ),
      });
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, method, query, body, who, header }) => {
        const response = await app.inject({
          method: method as 'GET',
          url: path + query,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(who !== null && { authorization: `Bearer ${who.token}` }),
            ...header,
          },
          ...(body !== undefined && { payload: body }),
        });
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode >= 400) {
          expect(response.headers['content-type']).toContain('application/problem+json');
          expect(response.json().detail).not.toBe('');
        }
      }),
      { numRuns: 1500 },
    );
    expect((await ada.get(`/api/tables/${table.id}`)).status).toBe(200);
  });

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
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
