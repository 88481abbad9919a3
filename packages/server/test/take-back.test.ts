import { heardIn, type Reel, replay, viewOf, viewsIn } from '@undercroft/kernel';
import type { Update } from '@undercroft/protocol';
import { expect, it, vi } from 'vitest';
import type { recordOf } from '../src/tables/record.ts';
import { Client, isTable, isUpdate, until } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';
import { verified } from './verified.ts';

type Record = Awaited<ReturnType<typeof recordOf>>;

const through = ({ token }: Client, { base }: { base: string }) => new Client(base, token);

/** What somebody gives, as their question stands now. */
async function answer(who: Client, at: string): Promise<Update> {
  const { body: before } = await who.get<Update>(`${at}/update`);
  const { status } = await who.post(`${at}/answers`, { version: before.version, answer: before.answers[0] });
  expect(status).toBe(200);
  return before;
}

onEveryStorage('an answer taken back by leave', (open) => {
  type Opened = Awaited<ReturnType<typeof open>>;

  /** One has answered, and asks the other, through the second node. */
  async function asking([first, second]: Opened, wishes: object = {}) {
    const playing = await twoPlaying(first.base, wishes);
    const { ada, bo, at } = playing;
    const { one, other } = await asked(ada, bo, at);
    const before = await answer(one, at);
    const version = before.version + 1;
    const wish = await through(one, second).put(`${at}/take-back/wish`, { version });
    expect(wish).toMatchObject({ status: 200, body: { version } });
    return { ...playing, one, other, before, version, seat: before.ask?.seat ?? -1 };
  }

  it('is as if it had not been given, but for the luck it used, and the record says so', async () => {
    const nodes = await open();
    const [first, second] = nodes;
    const { ada, bo, at, table, one, other, before, version, seat } = await asking(nodes);
    const positions = () => first.house.hall.look(table.id, (live) => live.table?.save().position);
    const used = await positions();
    const asks = async () => (await other.get(at)).body.offers.takeBack;
    await expect.poll(asks).toEqual({ seat, version, allowed: [] });
    // A node that ends and one that begins know of it all the same.
    for (const { house } of nodes) house.hall.forgetAll();
    const line = new AbortController();
    const events = through(one, second).stream(table.id, null, line.signal);
    expect((await until(events, isUpdate)).data.version).toBe(version);
    expect(await other.put(`${at}/take-back/leave`, { version })).toMatchObject({
      ...{ status: 200, body: { version: version + 1 } },
    });
    expect((await until(events, isTable)).data.offers.takeBack).toBeNull();
    const { data } = await until(events, isUpdate);
    line.abort();
    expect(data.changes.map(({ events, tookBack }) => ({ events, tookBack }))).toEqual([
      { events: [{ kind: 'took-back', seat, answers: 1 }], tookBack: undefined },
    ]);
    const { body: after } = await one.get<Update>(`${at}/update`);
    expect(after).toEqual({ ...before, version: version + 1, mayAskBack: false });
    expect(await positions()).toBe(used);
    expect(used).toBeGreaterThan(0);

    await answer(one, at);
    for (const each of [ada, bo]) await each.put(`${at}/offer-end`);
    const { body: record } = await through(bo, second).get<Record & { reel: Reel }>(`${at}/record`);
    expect(record.match.answers).toMatchObject([
      [seat, before.answers[0]],
      [seat, null],
      [seat, {}],
    ]);
    expect(verified(record)).toContain(`answers were taken back by leave 1 times, by seat ${seat}`);
    const { box } = await first.house.hall.look(table.id, (live) => live.table ?? expect.fail());
    const frames = [...replay(box.game, record.match)];
    for (const viewer of [null, 0, 1]) {
      expect(heardIn(record.reel, viewer)[2].map(({ event }) => event?.kind)).toEqual(['took-back']);
      expect(viewsIn(record.reel, viewer).at(-1)).toEqual(
        viewOf(box, frames.at(-1)?.state ?? expect.fail(), viewer),
      );
    }
  });

  it('needs the leave of everybody else who is here, and whoever is away is not waited for', async () => {
    const [first, second] = await open();
    const { ada, bo, at, table, invitation } = await twoPeople(first.base);
    const cy = await Client.guest(first.base, 'Cy');
    const people = [ada, bo, cy];
    for (const [seat, each] of people.entries()) {
      await each.post(`${at}/seats`, { seat, invitation });
      await each.patch(`${at}/seats/${seat}`, { ready: true });
    }
    expect((await ada.post(`${at}/start`)).status).toBe(200);
    const updates = await Promise.all(people.map((each) => each.get<Update>(`${at}/update`)));
    const asker = updates.findIndex(({ body }) => body.answers.length > 0);
    const [left, right] = people.filter((_, seat) => seat !== asker);
    const allow = (who: Client, version: number) => who.put(`${at}/take-back/leave`, { version });
    const wish = (version: number) => people[asker].put(`${at}/take-back/wish`, { version });

    // Both look, at different nodes: both are asked.
    const lines = [new AbortController(), new AbortController()];
    const streams = [
      left.stream(table.id, null, lines[0].signal),
      through(right, second).stream(table.id, null, lines[1].signal),
    ];
    for (const stream of streams) await until(stream, isUpdate);
    const here = async () => (await left.get(at)).body.seats.filter((seat) => seat.here).length;
    await expect.poll(here).toBe(2);
    await answer(people[asker], at);
    await wish(1);
    expect((await people[asker].put(`${at}/take-back/leave`, { version: 1 })).problem).toMatchObject({
      ...{ status: 403, reason: 'not-yours' },
    });
    expect((await allow(left, 1)).body).toEqual({ version: 1 });
    expect((await right.get(at)).body.offers.takeBack?.allowed).toEqual([people.indexOf(left)]);
    expect((await allow(left, 1)).body).toEqual({ version: 1 });
    expect((await allow(right, 1)).body).toEqual({ version: 2 });

    // One has gone: the other decides. Whoever was waited for in vain is asked no more.
    await answer(people[asker], at);
    await wish(3);
    expect((await allow(left, 3)).body).toEqual({ version: 3 });
    lines[1].abort();
    await expect.poll(here).toBe(1);
    expect((await wish(3)).body).toEqual({ version: 4 });

    // Nobody looks: it waits until somebody does.
    lines[0].abort();
    await expect.poll(here).toBe(0);
    await answer(people[asker], at);
    expect((await wish(5)).body).toEqual({ version: 5 });
    expect((await wish(5)).body).toEqual({ version: 5 });
    expect((await allow(right, 5)).body).toEqual({ version: 6 });
  });

  it('is not, when somebody declines, plays on or withdraws it, and nobody hears who declined', async () => {
    const nodes = await open();
    const { at, version, ...people } = await asking(nodes);
    const [one, other] = [people.one, people.other].map((each) => through(each, nodes[1]));
    const wish = async () => (await one.get(at)).body.offers.takeBack;
    const { body: declined } = await other.delete(`${at}/take-back/wish`);
    expect(declined.offers).toEqual({ end: [], standIn: [], takeBack: null });
    expect((await other.put(`${at}/take-back/leave`, { version })).problem).toMatchObject({
      ...{ status: 409, reason: 'not-now' },
    });
    await one.put(`${at}/take-back/wish`, { version });
    expect((await other.put(`${at}/take-back/wish`, { version })).problem).not.toBeNull();
    expect((await one.delete(`${at}/take-back/wish`)).body.offers.takeBack).toBeNull();
    await one.put(`${at}/take-back/wish`, { version });
    expect(await wish()).not.toBeNull();
    const { one: next } = await asked(one, other, at);
    await answer(next, at);
    expect(await wish()).toBeNull();
    expect((await one.put(`${at}/take-back/wish`, { version })).problem).toMatchObject({ reason: 'stale' });
  });

  it('waits for people while computer players play on', async () => {
    const nodes = await open();
    const { ada, bo, at, table } = await twoPlaying(nodes[0].base, { bots: ['adept'] });
    const live = () => nodes[0].house.hall.look(table.id, (one) => one);
    const waitsFor = async () => (await live()).table?.waitsFor;
    await expect.poll(waitsFor).not.toBe(1);
    const considering = nodes.map(({ house }) => vi.spyOn(house.bots, 'consider').mockReturnValue());
    // Ada, the computer player, Bo: people play until it is asked, and has not begun to think.
    while ((await waitsFor()) !== 1) {
      const { one } = await asked(ada, bo, at);
      await answer(one, at);
    }
    const steps = await nodes[0].house.store.entries(table.id, 0, 'update');
    const { by: seat } = JSON.parse(steps.at(-1)?.body ?? '{}');
    const [one, other] = seat === 0 ? [ada, bo] : [bo, ada];
    const { version } = (await one.get<Update>(`${at}/update`)).body;
    expect((await one.put(`${at}/take-back/wish`, { version })).status).toBe(200);
    for (const spy of considering) spy.mockRestore();
    nodes[0].house.bots.consider(await live());
    const reached = async () => (await one.get<Update>(`${at}/update`)).body.version;
    await expect.poll(reached).toBeGreaterThan(version);
    expect((await other.get(at)).body.offers.takeBack).toMatchObject({ seat, version });
    expect((await other.put(`${at}/take-back/leave`, { version })).status).toBe(200);
    expect(await waitsFor()).toBe(seat);
  });

  it('is nobody’s but of those who play: not before the first answer, not after giving up', async () => {
    const [first, second] = await open();
    const { ada, bo, at } = await twoPlaying(first.base, { public: true, bots: ['adept'] });
    const eve = await Client.guest(second.base, 'Eve');
    for (const path of ['wish', 'leave'])
      expect((await eve.put(`${at}/take-back/${path}`, { version: 0 })).problem).toMatchObject({
        status: 403,
      });
    expect((await eve.delete(`${at}/take-back/wish`)).problem).toMatchObject({ status: 403 });
    const { body } = await ada.get<Update>(`${at}/update`);
    expect(body.mayAskBack).toBe(false);
    const { problem } = await ada.put(`${at}/take-back/wish`, { version: body.version });
    expect(problem).toMatchObject({ reason: 'illegal' });
    expect(problem?.detail).toContain('no answer of yours stands');
    await bo.post(`${at}/resign`);
    expect((await bo.put(`${at}/take-back/wish`, { version: 0 })).problem).toMatchObject({
      reason: 'not-now',
    });
  });

  it('alone with computer players is as the table agreed, and happens once', async () => {
    const [first, second] = await open();
    const ada = await Client.guest(first.base, 'Ada');
    for (const anyTakeBack of [false, true]) {
      const { body: made } = await ada.post('/api/tables', { game: 'karak', bots: ['adept'] });
      const at = `/api/tables/${made.id}`;
      expect(made.anyTakeBack).toBe(false);
      if (anyTakeBack) await ada.patch(at, { anyTakeBack });
      await ada.post(`${at}/start`);
      const mine = async () => {
        const { body } = await ada.get<Update>(`${at}/update`);
        return body.answers.length > 0 ? body : null;
      };
      await expect.poll(mine).not.toBeNull();
      await answer(ada, at);
      // The computer player plays on, until it is Ada's turn again.
      await expect.poll(mine).not.toBeNull();
      const { body: before } = await ada.get<Update>(`${at}/update`);
      const { version } = before;
      const wish = () => through(ada, second).put<{ version: number }>(`${at}/take-back/wish`, { version });
      if (!anyTakeBack) {
        expect((await wish()).problem?.detail).toContain('this table did not agree');
        expect((await ada.get<Update>(`${at}/update`)).body).toEqual(before);
        continue;
      }
      expect((await wish()).body).toEqual({ version: version + 1 });
      expect((await wish()).body).toEqual({ version: version + 1 });
      await ada.put(`${at}/offer-end`);
      const { body: record } = await ada.get<Record>(`${at}/record`);
      expect(record.anyTakeBack).toBe(true);
      expect(record.match.answers.at(-1)).toEqual([0, null]);
      expect(record.match.answers.filter(([, answer]) => answer === null)).toHaveLength(1);
      expect(verified(record)).toContain('answers were taken back by leave 1 times, by seat 0');
      expect((await ada.post(`${at}/rematch`)).body.anyTakeBack).toBe(true);
    }
  });

  it('whether screens may give hints is agreed before the game, and again for the next one', async () => {
    const [first] = await open();
    const ada = await Client.guest(first.base, 'Ada');
    const { body: made } = await ada.post('/api/tables', { game: 'karak', bots: ['adept'] });
    const at = `/api/tables/${made.id}`;
    expect(made.coach).toBe(false);
    expect((await ada.patch(at, { coach: true })).body.coach).toBe(true);
    await ada.post(`${at}/start`);
    expect((await ada.patch(at, { coach: false })).status).toBe(409);
    await ada.put(`${at}/offer-end`);
    expect((await ada.post(`${at}/rematch`)).body.coach).toBe(true);
  });
});
