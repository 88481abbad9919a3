import { karak } from '@undercroft/karak';
import type { Game } from '@undercroft/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/table/sources/here.ts';
import { HereTable, type KeptTable, type SetUp } from '../src/table/sources/hereTable.ts';

/** A browser's disk: full, gone, or slow until it is let go. */
const disk = vi.hoisted(() => ({
  kept: undefined as { saved: { version: number } } | undefined,
  fails: false,
  slow: false,
  waiting: [] as (() => void)[],
}));
vi.mock('../src/table/sources/keptTables.ts', () => {
  class ChangedElsewhere extends Error {}
  return {
    ChangedElsewhere,
    keptTable: async () => disk.kept,
    keepTable: async (table: { saved: { version: number } }, from: number | null) => {
      if (disk.slow) await new Promise<void>((go) => disk.waiting.push(go));
      if (disk.fails) throw new DOMException('no room left', 'QuotaExceededError');
      if (disk.kept !== undefined && disk.kept.saved.version !== from) throw new ChangedElsewhere();
      disk.kept = table;
    },
  };
});

type Update = Extract<FromWorker, { tell: 'update' }>;

/** The worker of one table, as the page talks to it. */
async function startWorker() {
  const told: FromWorker[] = [];
  const worker = { postMessage: (message: FromWorker) => told.push(message) };
  vi.stubGlobal('self', worker);
  vi.resetModules();
  await import('../src/pages/here/here.worker.ts');
  let call = 0;
  return {
    told,
    send: (message: ToWorker) =>
      (worker as unknown as { onmessage(event: object): Promise<void> }).onmessage({
        data: { call: call++, message },
      }),
    updates: () => told.filter((one): one is Update => one.tell === 'update'),
    refusals: () => told.flatMap((one) => (one.tell === 'refused' ? [one.reason] : [])),
  };
}

const person = { kind: 'person', name: '', level: null, figure: null } as const;
const bot = { kind: 'bot', name: '', level: 'novice', figure: null } as const;
let setUp: SetUp = {
  ...{ id: '', game: 'karak', chairs: [person, person], handOver: false, options: {} },
  seed: '1f'.repeat(32),
};

beforeEach(({ task }) => {
  // A table of its own: the workers of other tests would give way.
  setUp = { ...setUp, id: task.id };
  Object.assign(disk, { kept: undefined, fails: false, slow: false, waiting: [] });
});

test('an answer that cannot be kept has not happened, and can be given again', async () => {
  const { send, updates, refusals } = await startWorker();
  await send({ do: 'begin', setUp });
  const [{ update }] = updates();
  const answer: ToWorker = { do: 'answer', version: update.version, answer: update.answers[0] };
  disk.fails = true;
  await send(answer);
  expect(refusals()).toEqual(['unkept']);
  expect(updates()).toHaveLength(1);

  disk.fails = false;
  await send(answer);
  expect(refusals()).toEqual(['unkept']);
  expect(updates().at(-1)).toMatchObject({ update: { version: 1 }, keeping: 'kept' });
  expect(disk.kept?.saved.version).toBe(1);
});

test('where nothing can be kept, people go on unkept if they wish, and it is kept again once it can be', async () => {
  disk.fails = true;
  const { send, told, updates, refusals } = await startWorker();
  await send({ do: 'begin', setUp: { ...setUp, chairs: [bot, bot, bot] } });
  expect(updates().at(-1)).toMatchObject({ update: { version: 0 }, keeping: 'failed' });
  await send({ do: 'go-on', version: 0 });
  expect(refusals()).toEqual(['unkept']);

  // Tried again, and the device still cannot.
  await send({ do: 'keep', unkept: false });
  expect(told.at(-2)).toMatchObject({ tell: 'keeping', keeping: 'failed' });
  expect(updates()).toHaveLength(1);

  await send({ do: 'keep', unkept: true });
  expect(updates().at(-1)).toMatchObject({ update: { version: 1 }, keeping: 'unkept' });
  await send({ do: 'go-on', version: 1 });
  expect(updates().at(-1)).toMatchObject({ update: { version: 2 }, keeping: 'unkept' });
  expect(disk.kept).toBeUndefined();

  disk.fails = false;
  await send({ do: 'go-on', version: 2 });
  expect(updates().at(-1)).toMatchObject({ update: { version: 3 }, keeping: 'kept' });
  expect(disk.kept).toMatchObject({ saved: { version: 3 } });
});

test('a computer whose answer could not be kept gives it once the device keeps again', async () => {
  const { send, updates } = await startWorker();
  await send({ do: 'begin', setUp: { ...setUp, chairs: [bot, bot] } });
  disk.fails = true;
  await send({ do: 'go-on', version: 0 });
  expect(updates()).toHaveLength(1);
  disk.fails = false;
  await send({ do: 'keep', unkept: false });
  expect(updates().at(-1)).toMatchObject({ update: { version: 1 }, keeping: 'kept' });
});

test('a kept table opens on a device that can no longer keep', async () => {
  const table = HereTable.begin(karak as Game, setUp);
  disk.kept = table.keep();
  disk.fails = true;
  const { send, updates } = await startWorker();
  await send({ do: 'resume', id: setUp.id });
  expect(updates()).toMatchObject([{ update: { version: 0 }, keeping: 'failed' }]);
});

test('an answer is taken back while a computer’s is being kept, and no other tab is blamed', async () => {
  // A person has answered, a computer is asked next.
  const chairs = [person, bot];
  const table = HereTable.begin(karak as Game, { ...setUp, chairs, anyTakeBack: true });
  while (table.keep().waitsFor !== 0) await table.botPlays();
  while (table.keep().waitsFor === 0) table.answer(table.version, table.picture().answers[0]);
  disk.kept = table.keep();
  const from = table.version;
  const { send, told, updates } = await startWorker();
  await send({ do: 'resume', id: setUp.id });

  disk.slow = true;
  const computer = send({ do: 'go-on', version: from });
  await expect.poll(() => disk.waiting).toHaveLength(1);
  const back = send({ do: 'take-back-by-leave' });
  disk.slow = false;
  for (const go of disk.waiting) go();
  await Promise.all([computer, back]);

  expect(told.filter(({ tell }) => tell === 'elsewhere')).toEqual([]);
  expect(updates().map(({ update }) => update.version)).toEqual([from, from + 1, from + 2]);
  expect((disk.kept as KeptTable).waitsFor).toBe(0);
});
