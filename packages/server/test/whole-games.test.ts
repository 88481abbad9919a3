import { GAME_NAMES, loadGame } from '@undercroft/games';
import { FastChance, heard, heardIn, openBox, replay, seatsNear, viewOf, viewsIn } from '@undercroft/kernel';
import type { Update } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import type { recordOf } from '../src/tables/record.ts';
import { Client } from './client.ts';
import { Player } from './player.ts';
import { freshFolder, serveProcess } from './serving.ts';
import { verified } from './verified.ts';

/** Whoever was killed once may be killed again: that is seen in one game. */
const mostKills = (name: string) => (name === 'karak' ? 2 : 1);

type Record = Awaited<ReturnType<typeof recordOf>>;

/** Sits some people and bots at a new table and starts it. */
async function gather(base: string, game: string, people: number, bots: string[]) {
  const clients = await Promise.all(
    Array.from({ length: people }, (_, at) => Client.guest(base, `Guest ${at}`)),
  );
  const [host, ...others] = clients;
  const { body: table } = await host.post('/api/tables', { game, bots });
  for (const client of others) {
    await client.post(`/api/tables/${table.id}/seats`, {
      invitation: table.you.invitation,
      seed: 'my own luck',
    });
    const { body } = await client.get(`/api/tables/${table.id}`);
    await client.patch(`/api/tables/${table.id}/seats/${body.you.seat}`, { ready: true });
  }
  const { body: started, status } = await host.post(`/api/tables/${table.id}/start`);
  expect(status, JSON.stringify(started)).toBe(200);
  const seats = await Promise.all(
    clients.map(async (client) => (await client.get(`/api/tables/${table.id}`)).body.you.seat),
  );
  return { clients, table: started, seats };
}

/** Every player heard exactly what the record says that their seat could hear; nothing confirmed is lost. */
function expectSameGame(record: Record, player: Player, seat: number | null): void {
  expect(player.events).toEqual(record.told.map((told) => heard(told, seat)));
  const given = record.match.answers.filter(([by]) => by === seat).map(([, answer]) => answer);
  expect(player.confirmed).toEqual(given);
}

describe.each(GAME_NAMES)('a whole game of %s over HTTP', (name) => {
  it('with people and bots, lines cut at random and the server killed again and again', async () => {
    const game = await loadGame(name);
    const luck = new FastChance(name.length);
    const server = await serveProcess({
      DATA_DIR: freshFolder(),
      BOT_PAUSE_MS: '0',
      RATE_LIMIT: '1000000',
      GUEST_LIMIT: '1000',
    });
    const { clients, table, seats } = await gather(
      server.base,
      name,
      2,
      Array(seatsNear(game, 3) - 2).fill('adept'),
    );
    const box = openBox(game, table.options);
    let kills = 0;
    let nextKill = 3;
    let restarting = Promise.resolve();
    const onVersion = (version: number) => {
      if (version < nextKill || kills >= mostKills(name)) return;
      kills++;
      nextKill = version + 10 + luck.pick(60);
      restarting = restarting.then(() => server.kill()).then(() => server.start());
    };
    const players = clients.map(
      (client, at) => new Player(client, table.id, box, { cuts: 10, takesBack: 50, luck: at, onVersion }),
    );
    await Promise.all(players.map((player) => player.play()));
    await restarting;
    expect(kills).toBeGreaterThan(0);

    const records = await Promise.all(
      clients.map((client) => client.get<Record>(`/api/tables/${table.id}/record`)),
    );
    const { body: record } = records[0];
    for (const { body } of records) expect(body).toEqual(record);
    const { body: end } = await clients[0].get(`/api/tables/${table.id}`);
    for (const [at, player] of players.entries()) {
      expectSameGame(record, player, seats[at]);
      // Everything that changed, put together over cut lines and killed servers, is the table as it is.
      const { body } = await player.client.get<Update>(`/api/tables/${table.id}/update`);
      expect(player.view).toEqual(body.view);
    }
    const { reel } = record;
    if (reel === null) throw new Error('a match that was begun today has no reel');
    const last = [...replay(game, record.match)].at(-1);
    for (const viewer of [null, ...seats]) {
      expect(viewsIn(reel, viewer).at(-1)).toEqual(viewOf(box, last?.state ?? expect.fail(), viewer));
      expect(heardIn(reel, viewer).map((steps) => steps.flatMap(({ event }) => event ?? []))).toEqual(
        record.told.map((told) => heard(told, viewer)),
      );
    }
    const frames = [...replay(game, record.match)];
    expect(frames.map(({ told }) => told)).toEqual(record.told);
    expect(game.outcome(box, frames.at(-1)?.state ?? expect.fail())).toEqual(end.result?.outcome);
    expect(verified(record)).not.toContain('✗');
    expect(await server.stop()).toBe(0);
  });
});
