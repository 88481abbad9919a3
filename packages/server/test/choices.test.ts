import { LEVELS } from '@undercroft/bots';
import { GAME_NAMES } from '@undercroft/games';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { twoPeople } from './people.ts';
import { serve } from './serving.ts';

interface Schema {
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
}

const listOf = ({ enum: values, items }: Schema): readonly string[] | undefined => values ?? items?.enum;

/** What has to be there and is on no list. */
const WRITTEN: Readonly<Record<string, unknown>> = {
  ...{ label: 'Mine', url: 'https://example.com/' },
  ...{ name: 'Ours', seats: 2, rounds: 2, clock: 60 },
  ...{ set: {}, build: 'abc', engine: 'other', message: '', stack: [] },
};

/** Every body with something on no list in the place of a choice, everything else being as it should. */
function wrongBodies({ properties = {}, required = [] }: Schema) {
  const right = Object.fromEntries(
    required.map((name) => [name, listOf(properties[name])?.[0] ?? WRITTEN[name]]),
  );
  return Object.entries(properties).flatMap(([name, schema]) => {
    const list = listOf(schema);
    const wrong = schema.items === undefined ? 'nonsense' : ['nonsense'];
    return list === undefined ? [] : [{ name, list, body: { ...right, [name]: wrong } }];
  });
}

it('names what one may choose, on every route where there is a list', async () => {
  const { app, base } = await serve();
  const { ada, table } = await twoPeople(base);
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  const tried: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    const address = path
      .replace('{id}', table.id)
      .replace('{seat}', '0')
      .replace('{day}', '20000')
      .replace('{week}', '2857')
      .replace('{game}', 'karak');
    for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
      const bodies = requestBody ? wrongBodies(requestBody.content['application/json'].schema) : [];
      const queries = parameters.flatMap(({ name, in: place, schema }) => {
        const list = listOf(schema);
        return place === 'query' && list ? [{ name, list, body: undefined }] : [];
      });
      for (const { name, list, body } of [...bodies, ...queries]) {
        const query = body === undefined ? `?${name}=nonsense` : '';
        const { problem } = await ada.request(method.toUpperCase(), address + query, body);
        expect(problem, `${method} ${path} ${name}`).toMatchObject({ status: 400, reason: 'bad-input' });
        expect(problem?.detail).toMatch(new RegExp(`/${name}\\b.* must be one of: ${list.join(', ')}$`));
        tried.push(name);
      }
    }
  }
  expect(tried.sort()).toEqual([
    ...[
      'bots',
      'colour',
      'emote',
      ...['friends', 'friends', 'friends', 'friends'],
      ...['game', 'game', 'game', 'game', 'game', 'game', 'game', 'game'],
      'kind',
      'level',
      'often',
      ...['reason', 'reason'],
      'shape',
      'span',
      'status',
    ],
    ...['timeUp', 'timeUp', 'where'],
  ]);
});

it('names them where a choice was forgotten, and where the game has the list', async () => {
  const { base } = await serve();
  const ada = await Client.guest(base, 'Ada');
  const refusal = async (method: string, path: string, body: object) =>
    (await ada.request(method, path, body)).problem?.detail;
  const games = GAME_NAMES.join(', ');
  expect(await refusal('POST', '/api/tables', {})).toBe(
    `body must have required property 'game', one of: ${games}`,
  );
  const karak = (options: object) => refusal('POST', '/api/tables', { game: 'karak', options });
  expect(await karak({ curse: 'nobody' })).toMatch(/^options\.curse: "nobody" is not one of .*anyone/);
  expect(await karak({ dragons: true })).toMatch(/^options\.dragons: no such option; there are: .*curse/);
  const { body } = await ada.post('/api/tables', { game: 'karak' });
  const at = `/api/tables/${body.id}`;
  expect(await refusal('PATCH', `${at}/seats/0`, { figure: 'nobody' })).toMatch(
    /^figure: no "nobody"; there are: .*taia/,
  );
  expect(await refusal('PUT', `${at}/seats/1/bot`, {})).toContain(`one of: ${LEVELS.join(', ')}`);
  expect(await refusal('PUT', `${at}/seats/1/bot`, { level: 'adept', mood: 'grim' })).toBe(
    'body: no "mood" here; there are: level',
  );
});
