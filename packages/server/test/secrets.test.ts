import { choose } from '@undercroft/bots';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import {
  type Answer,
  FastChance,
  heard,
  openBox,
  seatsNear,
  sightOf,
  Table,
  type Viewer,
} from '@undercroft/kernel';
import { type Update, viewAfter } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import type { recordOf } from '../src/tables/record.ts';
import { Client } from './client.ts';
import { serve } from './serving.ts';

const MOST_ANSWERS = 600;
const PEOPLE = 3;

/** Listens to a table and keeps the first update of each version: an agreed end comes without a new one. */
function listen(client: Client, table: string) {
  const line = new AbortController();
  const updates = new Map<number, Update>();
  const waiting: { version: number; tell: (update: Update) => void }[] = [];
  let before: Update | null = null;
  const done = (async () => {
    for await (const event of client.stream(table, '0', line.signal)) {
      if (event.event !== 'update') continue;
      const view = viewAfter(before, event.data);
      if (view === null)
        throw new Error('what has changed was told to somebody who has never seen the table');
      const update = { ...event.data, view };
      before = update;
      if (!updates.has(update.version)) updates.set(update.version, update);
      for (const one of waiting) if (one.version === update.version) one.tell(update);
    }
  })().catch(() => {});
  return {
    client,
    updates,
    at: (version: number) =>
      new Promise<Update>((tell) => {
        const known = updates.get(version);
        if (known !== undefined) tell(known);
        else waiting.push({ version, tell });
      }),
    async stop() {
      line.abort();
      await done;
    },
  };
}

describe.each(GAME_NAMES)('what a seat of %s receives', (name) => {
  it('is what the rules let it know, to the byte, and holds no secret', async () => {
    const { base, house } = await serve();
    const game = await loadGame(name);
    const mind = await loadMind(name);
    const people = seatsNear(game, PEOPLE);
    const clients = await Promise.all(
      Array.from({ length: people }, (_, at) => Client.guest(base, `Guest ${at}`)),
    );
    const { body: table } = await clients[0].post('/api/tables', { game: name, public: true });
    const path = `/api/tables/${table.id}`;
    for (const [seat, client] of clients.entries()) {
      await client.post(`${path}/seats`, { seat });
      await client.patch(`${path}/seats/${seat}`, { ready: true });
    }
    await clients[0].post(`${path}/start`);
    const listeners = [...clients, new Client(base, null)].map((client) => listen(client, table.id));
    const viewers: Viewer[] = [...clients.keys(), null];

    const luck = new FastChance(7);
    const box = openBox(game, table.options);
    /** Everything done, in order: an answer, a take-back, or one by leave of the others. */
    const script: (readonly [seat: number, answer: Answer | null, byLeave?: boolean])[] = [];
    for (let version = 0; script.length < MOST_ANSWERS; version++) {
      const updates = await Promise.all(listeners.map((listener) => listener.at(version)));
      if (updates[0].outcome !== null) break;
      const backer = updates.findIndex(({ mayTakeBack }) => mayTakeBack);
      if (backer >= 0 && luck.pick(20) === 0) {
        await clients[backer].post(`${path}/take-back`, { version });
        script.push([backer, null]);
        continue;
      }
      const asker = luck.pick(people);
      const never = !script.some(([, , byLeave]) => byLeave);
      if (updates[asker].mayAskBack && (never || luck.pick(40) === 0)) {
        await clients[asker].put(`${path}/take-back/wish`, { version });
        for (const other of clients.filter((_, seat) => seat !== asker))
          expect((await other.put(`${path}/take-back/leave`, { version })).status).toBe(200);
        script.push([asker, null, true]);
        continue;
      }
      const free = updates.flatMap(({ standing }, seat) => standing.map((answer) => [seat, answer] as const));
      const seat = updates.findIndex(({ answers }) => answers.length > 0);
      const { ask, answers, view } = updates[seat];
      if (ask === null) throw new Error('nobody is asked');
      const own = (): readonly [number, Answer] =>
        luck.pick(3) === 0
          ? [seat, answers[luck.pick(answers.length)]]
          : [seat, choose('adept', mind, sightOf(box, view, ask, answers), luck)];
      const [by, answer] = free.length > 0 && luck.pick(10) === 0 ? free[luck.pick(free.length)] : own();
      const { problem } = await clients[by].post(`${path}/answers`, { version, answer });
      expect(problem).toBeNull();
      script.push([by, answer]);
    }
    await Promise.all(listeners.map((listener) => listener.at(script.length)));
    // A line that was cut: whoever comes back hears all of it again, and no more than before.
    const cut = listeners.map(({ client }) => listen(client, table.id));
    const again = await Promise.all(cut.map((line) => line.at(script.length)));
    for (const line of cut) await line.stop();
    const { lobby } = await house.hall.look(table.id, (live) => live);
    if (lobby.status === 'playing') for (const client of clients) await client.put(`${path}/offer-end`);
    const { body: record } = await new Client(base, null).get<Awaited<ReturnType<typeof recordOf>>>(
      `${path}/record`,
    );
    for (const listener of listeners) await listener.stop();

    const { table: twin, told } = Table.begin(game, record.match);
    const hidden: string[][] = viewers.map(() => []);
    const open: Set<string>[] = viewers.map(() => new Set());
    const all: Update['changes'][number][][] = viewers.map(() => []);
    let change = { told: told as readonly (typeof told)[number][], tookBack: null as number | null };
    for (let version = 0; version <= script.length; version++) {
      for (const [at, viewer] of viewers.entries()) {
        const received = listeners[at].updates.get(version) ?? expect.fail(`version ${version} was not told`);
        const { events, ...rest } = twin.update(viewer, change.told);
        const over = version === script.length && rest.outcome !== null;
        const changes = received.changes.map(({ changed: _, ...change }) => change);
        expect({ ...received, changes }).toEqual({
          ...rest,
          ...(over && { ask: null, answers: [], standing: [], mayTakeBack: false, mayAskBack: false }),
          changes: [{ version, events, ...(change.tookBack !== null && { tookBack: change.tookBack }) }],
        });
        all[at].push(...changes);
        for (const { event, only } of change.told) {
          if (only !== undefined && only !== viewer) hidden[at].push(JSON.stringify(event));
        }
        for (const event of heard(change.told, viewer)) open[at].add(JSON.stringify(event));
      }
      if (version === script.length) break;
      const [seat, answer, byLeave = false] = script[version];
      const done =
        answer !== null
          ? twin.answer(seat, version, answer)
          : byLeave
            ? twin.takeBackByLeave(seat, version)
            : twin.takeBack(seat, version);
      change = { told: done.told, tookBack: answer === null && !byLeave ? seat : null };
    }

    for (const [at, { changes }] of again.entries()) expect(changes).toEqual(all[at]);
    expect(script.some(([, , byLeave]) => byLeave)).toBe(true);
    const guests = lobby.chairs.map((chair) => (chair.kind === 'person' ? chair.guest : ''));
    for (const [at, { client }] of listeners.entries()) {
      for (const guest of guests)
        expect(client.received.includes(guest) && client.token === null).toBe(false);
      for (const other of clients) {
        if (other !== client) expect(client.received).not.toContain(other.token);
      }
      expect(client.received).not.toContain(record.match.seed);
      const beforeTheEnd = client.received.split('"status":"over"')[0];
      expect(beforeTheEnd).not.toContain(lobby.secret);
      for (const event of hidden[at]) {
        if (!open[at].has(event)) expect(client.received.includes(event), event).toBe(false);
      }
    }
  });
});
