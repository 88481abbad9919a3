import { randomUUID } from 'node:crypto';
import type { StreamEvent, Update } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { found, startNats } from '../load/programs.ts';
import { NO_KEYS } from '../src/ground/nats-settings.ts';
import type { Line, Message } from '../src/line/line.ts';
import { NatsLine } from '../src/line/nats-line.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { breakableLine } from './breakable.ts';
import { Client, isUpdate, until } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { serve } from './serving.ts';

let nats: Awaited<ReturnType<typeof startNats>>;
beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats?.stop());

/** One house's way to open lines, all of which lead over something that can be torn. */
interface House {
  open(): Promise<Line>;
  tear(): void;
  mend(): void;
}

const houses: Record<string, () => Promise<House>> = {
  'LISTEN/NOTIFY': async () => {
    const { url, tear, mend } = await breakableLine(await freshDatabase());
    const open = async () => {
      const { store, line } = await openPostgres(url);
      if (line === null) throw new Error('no line');
      onTestFinished(() => store.close());
      return line;
    };
    return { open, tear, mend };
  },
  ...(found('nats-server') && {
    NATS: async () => {
      const { url, tear, mend } = await breakableLine(nats?.url ?? '');
      const house = randomUUID();
      return { open: async () => new NatsLine(url, NO_KEYS, house), tear, mend };
    },
  }),
};

const changed = (id: string, seq: number): Message => ({ kind: 'table', node: 'one', id, seq });
const gone = (guest: string): Message => ({ kind: 'news', node: 'one', epoch: guest.length });

describe.each(Object.keys(houses))('the line between nodes (%s)', (name) => {
  async function ears(house: House) {
    const line = await house.open();
    onTestFinished(() => line.close());
    const heard: Message[] = [];
    let again = 0;
    await line.hear(
      (message) => heard.push(message),
      () => again++,
    );
    return { line, heard, again: () => again };
  }
  const house = () => houses[name]();

  it('brings what is said of a table to those who follow it, in order, and to nobody else', async () => {
    const all = await house();
    const [one, two, three] = [await ears(all), await ears(all), await ears(all)];
    expect(await two.line.follow('a')).toBe(true);
    expect(await two.line.follow('a')).toBe(false);
    await three.line.follow('b');
    for (let seq = 1; seq <= 20; seq++) await one.line.say(changed('a', seq));
    await one.line.say(changed('b', 1));
    // What concerns everybody comes last, and shows that nothing else came before.
    await one.line.say(gone('ada'));
    const each = Array.from({ length: 20 }, (_, at) => changed('a', at + 1));
    await expect.poll(() => two.heard).toEqual([...each, gone('ada')]);
    await expect.poll(() => three.heard).toEqual([changed('b', 1), gone('ada')]);
    expect([two.line.heard, three.line.heard]).toEqual([21, 2]);
    expect([...two.line.followed]).toEqual(['a']);
  });

  it('brings nothing more of a table that was left', async () => {
    const all = await house();
    const [one, two] = [await ears(all), await ears(all)];
    await two.line.follow('a');
    await two.line.follow('b');
    await two.line.leave(['a']);
    await one.line.say(changed('a', 1));
    await one.line.say(changed('b', 1));
    await expect.poll(() => two.heard).toEqual([changed('b', 1)]);
    await two.line.follow('a');
    await one.line.say(changed('a', 2));
    await expect.poll(() => two.heard.at(-1)).toEqual(changed('a', 2));
  });

  it('is another one for another house', async () => {
    const [one, two] = [await ears(await house()), await ears(await house())];
    await two.line.follow('a');
    await one.line.say(changed('a', 1));
    await one.line.say(gone('ada'));
    // Made after it was said, and through before anything of it could be: what was to come has come by then.
    await two.line.follow('b');
    expect(two.heard).toEqual([]);
  });

  it('is made anew when it was cut, follows what it followed, and says that something may have been missed', async () => {
    const all = await house();
    const [one, two] = [await ears(all), await ears(all)];
    await two.line.follow('a');
    all.tear();
    // Whoever begins to follow meanwhile is not kept waiting.
    await two.line.follow('b');
    all.mend();
    await expect.poll(two.again).toBe(1);
    await expect.poll(one.again).toBe(1);
    await one.line.say(changed('a', 2));
    await one.line.say(changed('b', 3));
    await expect.poll(() => two.heard.slice(-2)).toEqual([changed('a', 2), changed('b', 3)]);
  });
});

const lines = found('nats-server') ? ['LISTEN/NOTIFY', 'NATS'] : ['LISTEN/NOTIFY'];

describe.each(lines)('two nodes (%s)', (name) => {
  async function twoNodes(changes = {}) {
    const databaseUrl = await freshDatabase();
    const natsUrl = name === 'NATS' ? (nats?.url ?? null) : null;
    const first = await serve({ databaseUrl, natsUrl, ...changes });
    const second = await serve({ databaseUrl, natsUrl, ...changes });
    return { first, second };
  }

  it('tell each other’s readers, and a node hears only of tables that are read through it', async () => {
    const { first, second } = await twoNodes();
    const [watched, others] = [await twoPlaying(first.base), await twoPlaying(first.base)];
    const reading = new AbortController();
    const events = new Client(second.base, watched.bo.token).stream(watched.table.id, null, reading.signal);
    await until(events, isUpdate);
    const answer = async ({ ada, bo, at }: typeof watched) => {
      const { one, update } = await asked(ada, bo, at);
      const { version, answers } = update;
      expect((await one.post(`${at}/answers`, { version, answer: answers[0] })).status).toBe(200);
    };
    const before = second.house.line?.heard ?? 0;
    for (let times = 0; times < 5; times++) await answer(others);
    await answer(watched);
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    // One change was to be heard of; who is there may be told as well.
    expect((second.house.line?.heard ?? 0) - before).toBeLessThan(5);
    expect([...(second.house.line?.followed ?? [])]).toEqual([watched.table.id]);
    reading.abort();
  });

  it('tell of a change although nobody said so: the storage is asked now and then', async () => {
    const { first, second } = await twoNodes();
    const { ada, bo, at, table } = await twoPlaying(first.base);
    const reading = new AbortController();
    const events = new Client(second.base, bo.token).stream(table.id, null, reading.signal);
    await until(events, isUpdate);
    // As if the first had ended right after it had stored the answer.
    await second.house.line?.leave([table.id]);
    const { one, update } = await asked(ada, bo, at);
    await one.post(`${at}/answers`, { version: update.version, answer: update.answers[0] });
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    reading.abort();
  });

  it('show whoever asks what was done at the other, also before they have heard of it', async () => {
    const { first, second } = await twoNodes();
    const { ada, bo, at, table } = await twoPlaying(first.base);
    const there = [ada, bo].map(({ token }) => new Client(second.base, token));
    await asked(there[0], there[1], at);
    // As if nothing said of the table had come through yet.
    await second.house.line?.leave([table.id]);
    for (const [one, other] of [[ada, bo], there, [ada, there[1]], there]) {
      const now = await asked(one, other, at);
      const { version, answers } = now.update;
      const { status, body } = await now.one.post(`${at}/answers`, { version, answer: answers[0] });
      expect({ status, body }).toEqual({ status: 200, body: { version: version + 1 } });
    }
    expect((await there[0].get(at)).body.version).toBe(4);
    expect((await ada.get(at)).body.version).toBe(4);
  });

  it('know who is there, also from before they read the table', async () => {
    const { first, second } = await twoNodes();
    const { ada, bo, at, table } = await twoPlaying(first.base);
    const reading = new AbortController();
    await until(ada.stream(table.id, null, reading.signal), isUpdate);
    const there = new Client(second.base, bo.token);
    const isHere = async () => (await there.get<{ seats: { here?: boolean }[] }>(at)).body.seats[0].here;
    await expect.poll(isHere).toBe(true);
    reading.abort();
  });

  it('see who leaves and who comes back, at whichever of them', async () => {
    const { first, second } = await twoNodes();
    const { ada, bo, table } = await twoPlaying(first.base);
    const watching = new AbortController();
    const events = new Client(second.base, bo.token).stream(table.id, null, watching.signal);
    await until(events, isUpdate);
    type Present = Extract<StreamEvent, { event: 'presence' }>;
    const seen = (here: boolean) =>
      until(
        events,
        (heard): heard is Present =>
          heard.event === 'presence' &&
          heard.data.here.includes(0) === here &&
          heard.data.away.some(({ seat }) => seat === 0) === !here,
      );
    for (const base of [first.base, second.base, first.base]) {
      const reading = new AbortController();
      await until(new Client(base, ada.token).stream(table.id, null, reading.signal), isUpdate);
      await seen(true);
      reading.abort();
      await seen(false);
    }
    watching.abort();
  });

  // It takes its time, and what is said of it goes the way of everything else: over one line is enough.
  const enough = it.runIf(name === lines.at(-1));
  enough(
    'let a computer player think at one of them, also when both have the table open and it takes its time',
    async () => {
      // Longer than a node waits before it takes a bot's turn up.
      const { first, second } = await twoNodes({ botPauseMs: 8000 });
      const { ada, bo, at, table } = await twoPlaying(first.base, { bots: ['novice'] });
      const reading = [new AbortController(), new AbortController()];
      const here = ada.stream(table.id, null, reading[0].signal);
      const there = new Client(second.base, bo.token).stream(table.id, null, reading[1].signal);
      let { data } = await until(there, isUpdate);
      await until(here, isUpdate);
      const isBots = ({ ask }: Pick<Update, 'ask'>) => ask !== null && ask.seat === 1;
      while (!isBots(data)) {
        const { one, update } = await asked(ada, bo, at);
        await one.post(`${at}/answers`, { version: update.version, answer: update.answers[0] });
        ({ data } = (await until(there, isUpdate)) as { data: Update });
      }
      const { version } = data;
      while (data.version === version) ({ data } = (await until(there, isUpdate)) as { data: Update });
      // It may be asked again at once.
      const thoughts = [first.house.bots.thoughts, second.house.bots.thoughts];
      expect(Math.min(...thoughts)).toBe(0);
      expect(Math.max(...thoughts)).toBeGreaterThan(0);
      for (const one of reading) one.abort();
    },
  );
});
