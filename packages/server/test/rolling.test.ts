import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { type Game, openBox } from '@undercroft/kernel';
import { Client as Database } from 'pg';
import { describe, expect, it } from 'vitest';
import type { recordOf } from '../src/tables/record.ts';
import { Client } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { Player } from './player.ts';
import { freshFolder, serve } from './serving.ts';

type Record = Awaited<ReturnType<typeof recordOf>>;

/** The same rules a version later, with a table laid out otherwise: a bowl stands on it. */
const raised = (game: Game): Game => ({
  ...game,
  rulesVersion: game.rulesVersion + 1,
  raises: [
    ...game.raises,
    (state) => {
      state.bowl = 'here';
    },
  ],
});
const today = Object.fromEntries(
  await Promise.all(GAME_NAMES.map(async (name) => [name, await loadGame(name)] as const)),
);
const tomorrow = Object.fromEntries(Object.entries(today).map(([name, game]) => [name, raised(game)]));

/** The same guest behind a proxy that sends each request to the next node. */
function wandering({ token }: Client, bases: readonly string[]): Client {
  const client = new Client(bases[0], token);
  let turn = 0;
  Object.defineProperty(client, 'base', { get: () => bases[turn++ % bases.length] });
  return client;
}

describe('two versions side by side', () => {
  it.each(['karak', 'goblin'])('play a whole game of %s, each request at either', async (game) => {
    const databaseUrl = await freshDatabase();
    const older = await serve({ databaseUrl }, today);
    const newer = await serve({ databaseUrl }, tomorrow);
    const { ada, bo, table, at } = await twoPlaying(older.base, { game });
    const bases = [older.base, newer.base];
    const clients = [ada, bo].map((one) => wandering(one, bases));
    const box = openBox(today[game], table.options);
    const players = clients.map((client, luck) => new Player(client, table.id, box, { cuts: 20, luck }));
    await Promise.all(players.map((player) => player.play()));

    // The older one was asked, and let the newer one play.
    for (const { received } of clients) expect(received).toContain('newer rules');
    const { body: info } = await new Client(newer.base, ada.token).get(at);
    expect(info).toMatchObject({ status: 'over', rules: box.game.rulesVersion });
    expect(info.continued.map(({ rules }) => rules)).toEqual([box.game.rulesVersion + 1]);
    const { body: record } = await new Client(newer.base, ada.token).get<Record>(`${at}/record`);
    for (const [seat, player] of players.entries()) {
      const given = record.match.answers.filter(([by]) => by === seat).map(([, answer]) => answer);
      expect(player.confirmed).toEqual(given);
      expect(player.view).toHaveProperty('bowl', 'here');
    }
  });

  it('leave a table that a newer one has opened or changed before the game to that one', async () => {
    const databaseUrl = await freshDatabase();
    const older = await serve({ databaseUrl }, today);
    const newer = await serve({ databaseUrl }, tomorrow);
    const { ada, at } = await twoPeople(newer.base);
    const there = new Client(older.base, ada.token);
    const refused = { status: 503, problem: { reason: 'busy' } };
    expect(await there.get(at)).toMatchObject(refused);
    expect((await there.get(at)).problem?.detail).toContain('nothing has changed, try again');
    // One that the older program made is anybody's, until the newer one changes what is agreed.
    const { body: second } = await there.post('/api/tables', { game: 'karak' });
    expect((await there.get(`/api/tables/${second.id}`)).status).toBe(200);
    expect((await ada.patch(`/api/tables/${second.id}`, { chat: false })).status).toBe(200);
    await expect.poll(() => there.get(`/api/tables/${second.id}`)).toMatchObject(refused);
    const response = await fetch(`${older.base}/api/tables/${second.id}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(response.headers.get('retry-after')).toBe('1');
  });
});

it('one version after the other on one SQLite file: the older leaves alone what it cannot play', async () => {
  const dataDir = freshFolder();
  const first = await serve({ dataDir }, today);
  const { ada, bo, at, table } = await twoPlaying(first.base, { game: 'goblin' });
  const confirmed: unknown[] = [];
  const play = async (base: string, answers: number) => {
    const [one, two] = [ada, bo].map(({ token }) => new Client(base, token));
    for (let given = 0; given < answers; given++) {
      const { one: client, update } = await asked(one, two, at);
      const [answer] = update.answers;
      expect((await client.post(`${at}/answers`, { version: update.version, answer })).status).toBe(200);
      confirmed.push(answer);
    }
  };
  const lies = () => {
    const db = new DatabaseSync(join(dataDir, 'undercroft.sqlite'), { readOnly: true });
    const row = db
      .prepare(
        'SELECT tables.seq, lobbies.body AS lobby, plays.body AS play FROM tables JOIN lobbies ON lobbies.table_id = id LEFT JOIN plays ON plays.table_id = id WHERE id = ?',
      )
      .get(table.id);
    db.close();
    return row;
  };
  await play(first.base, 5);
  await first.app.close();
  const second = await serve({ dataDir }, tomorrow);
  await play(second.base, 5);
  await second.app.close();
  const before = lies();

  const third = await serve({ dataDir }, today);
  const there = new Client(third.base, ada.token);
  for (const path of [at, `${at}/update`]) expect((await there.get(path)).status).toBe(503);
  for (const what of ['resign', 'chat']) {
    const { problem } = await there.post(`${at}/${what}`, what === 'chat' ? { text: 'hello?' } : {});
    expect(problem).toMatchObject({ reason: 'busy', status: 503 });
  }
  // Everything else goes on: lists, and tables of its own.
  const { body } = await there.get<{ tables: { id: string }[] }>('/api/me/tables');
  expect(body.tables.map(({ id }) => id)).toEqual([table.id]);
  await third.house.keeper.tidy(Date.now() + 1e12);
  await third.app.close();
  expect(lies()).toEqual(before);

  const last = await serve({ dataDir }, tomorrow);
  await play(last.base, 5);
  await new Client(last.base, ada.token).post(`${at}/resign`);
  const { body: record } = await new Client(last.base, bo.token).get<Record>(`${at}/record`);
  expect(record.match.answers.map(([, answer]) => answer)).toEqual(confirmed);
});

describe('an older program on the shape of a newer one', () => {
  /** A step that only adds: a table and a column that this version does not know. */
  const ADDED = ['CREATE TABLE medals (guest text)', 'ALTER TABLE guests ADD COLUMN medals integer'];
  const said = (shape: string) => `UPDATE house SET value = '${shape}' WHERE key = 'shape'`;

  async function goesOn(open: () => ReturnType<typeof serve>): Promise<void> {
    const { base } = await open();
    const { ada, bo, at } = await twoPlaying(base);
    const { one, update } = await asked(ada, bo, at);
    const { status } = await one.post(`${at}/answers`, { version: 0, answer: update.answers[0] });
    expect(status).toBe(200);
  }

  it('goes on where the step only adds, and says why not where it does not, in SQLite', async () => {
    const dataDir = freshFolder();
    const open = () => serve({ dataDir });
    await (await open()).app.close();
    const db = new DatabaseSync(join(dataDir, 'undercroft.sqlite'));
    for (const statement of [...ADDED, said('99 1')]) db.exec(statement);
    const running = await open();
    await goesOn(async () => running);
    await running.app.close();
    db.exec(said('99 99'));
    db.close();
    await expect(open()).rejects.toThrow('made by a newer version (shape 99');
  });

  it('the same in PostgreSQL, beside the newer one', async () => {
    const databaseUrl = await freshDatabase();
    const open = () => serve({ databaseUrl });
    const running = await open();
    const db = new Database({ connectionString: databaseUrl });
    await db.connect();
    for (const statement of [...ADDED, said('99 1')]) await db.query(statement);
    await goesOn(async () => running);
    await goesOn(open);
    await db.query(said('99 99'));
    await expect(open()).rejects.toThrow('made by a newer version (shape 99');
    // What runs already goes on: it is replaced when its turn comes.
    await goesOn(async () => running);
    await db.end();
  });
});
