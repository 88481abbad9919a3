import { expect, it } from 'vitest';
import { recordAchieved } from '../../src/people/history/recording.ts';
import { Device } from '../accounts/device.ts';
import { begun } from '../accounts/playing.ts';
import { onEveryStorage } from '../storages.ts';

onEveryStorage('what somebody’s matches leave behind', (open) => {
  async function twoHavePlayed() {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const id = await begun(ada, bo, 'karak');
    const { guest } = await ada.ask('GET /me/data');
    const karakOf = async (who: Device) => (await who.ask('GET /me/ratings')).games[0];
    return { node, other, ada, bo, id, guest: guest.id, karakOf };
  }

  it('are achievements, told from the events of a match that was played to its end', async () => {
    const { node, other, ada, bo, id, karakOf, guest } = await twoHavePlayed();
    const { hall, store } = node.house;
    // A rat wins, and the match ends as if by the rules: nobody waits for that in a test.
    const told = [{ event: { kind: 'fought', seat: 0, monster: 'rat', result: 'lost' } }];
    const fight = { by: 0, answer: 'accept', tookBack: false, told };
    const entries = async () => [
      ...(await store.entries(id, 0, 'update')),
      { seq: 99, kind: 'update' as const, version: 9, body: JSON.stringify(fight) },
    ];
    await bo.ask('POST /tables/:id/resign', { id });
    await expect.poll(async () => (await karakOf(ada))?.statistics.won).toBe(1);
    // Given up is not played to the end.
    expect((await karakOf(ada)).achieved).toEqual([]);
    const stored = { ...store, entries } as typeof store;
    await hall.look(id, async (live) => {
      const { result } = live.lobby;
      if (result === null) throw new Error('the match is over');
      const ended = { ...live, lobby: { ...live.lobby, result: { ...result, by: 'outcome' as const } } };
      for (let twice = 0; twice < 2; twice++) {
        await recordAchieved({ store: stored, history: node.house.history }, ended);
      }
    });
    expect((await karakOf(ada.at(other.base))).achieved).toMatchObject([{ id: 'beaten-by-a-rat', times: 1 }]);
    expect((await karakOf(bo)).achieved).toEqual([]);
    expect(await ada.ask('GET /me/data')).toMatchObject({
      achieved: [{ game: 'karak', id: 'beaten-by-a-rat' }],
    });
    await ada.ask('DELETE /me');
    expect(JSON.stringify(await node.house.sql.all('SELECT * FROM achieved'))).not.toContain(guest);
  });

  it('is luck over time: what reviews on one’s device found about matches of one’s own', async () => {
    const { node, ada, bo, id, karakOf } = await twoHavePlayed();
    const keep = (who: Device, luck: number) =>
      who.ask('PUT /me/luck/:id', { id, body: { luck, choices: -0.25 } });
    // There is nothing to look back on before the end.
    await expect(keep(ada, 0.5)).rejects.toMatchObject({ problem: { why: 'not-seated' } });
    await bo.ask('POST /tables/:id/resign', { id });
    await expect.poll(async () => (await karakOf(ada))?.statistics.won).toBe(1);
    await keep(ada, 0.5);
    await keep(ada, 0.75);
    expect((await karakOf(ada)).luck).toMatchObject([{ luck: 0.75, choices: -0.25 }]);
    expect((await karakOf(bo)).luck).toEqual([]);
    const eve = await Device.of(node.base, 'Eve');
    await expect(keep(eve, 1)).rejects.toMatchObject({ problem: { why: 'not-seated' } });
    // It comes along with a guest who signs in, and goes with somebody who is forgotten.
    const home = await Device.of(node.base, 'Ada at home');
    const { code } = await home.ask('POST /me/codes');
    await ada.ask('POST /sign-in/code', { body: { code, bring: true } });
    expect((await karakOf(home)).luck).toMatchObject([{ luck: 0.75 }]);
    expect((await home.ask('GET /me/data')).luck).toMatchObject([{ game: 'karak', luck: 0.75 }]);
    await home.ask('DELETE /me');
    expect(await node.house.sql.all('SELECT * FROM luck')).toEqual([]);
  });
});
