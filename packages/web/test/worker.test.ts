import { goblin } from '@undercroft/goblin';
import { expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/table/sources/here.ts';
import type { SetUp } from '../src/table/sources/hereTable.ts';

type Told = Extract<FromWorker, { tell: 'update' }>;

/** A browser that takes its time to keep a table: until it is let go. */
const disk = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock('../src/table/sources/keptTables.ts', () => ({
  keepTable: () => new Promise<void>((kept) => disk.waiting.push(kept)),
  ChangedElsewhere: class extends Error {},
}));

test('whoever sits down while the table is still being hidden is never shown the view of nobody', async () => {
  const told: Told[] = [];
  const worker = { postMessage: (message: FromWorker) => message.tell === 'update' && told.push(message) };
  vi.stubGlobal('self', worker);
  await import('../src/pages/here/here.worker.ts');
  const send = (message: ToWorker) =>
    (worker as unknown as { onmessage(event: object): Promise<void> }).onmessage({
      data: { call: 0, message },
    });
  const person = { kind: 'person', name: '', level: null, figure: null } as const;
  const setUp: SetUp = {
    id: 'here',
    game: goblin.name,
    chairs: [person, person],
    handOver: true,
    options: { begins: 'first-seat' },
    seed: '1f'.repeat(32),
  };
  const all = [send({ do: 'begin', setUp })];
  await expect.poll(() => disk.waiting).toHaveLength(1);
  // The first has sat down and gone again: the second presses the button before the browser has kept it.
  all.push(
    send({ do: 'hand-over', seat: 1 }),
    send({ do: 'go-on', version: 0 }),
    send({ do: 'hand-over', seat: 0 }),
  );
  for (const kept of disk.waiting) kept();
  await Promise.all(all);

  expect(told.map(({ info }) => info.viewer)).toEqual([null, 1, null, 0]);
  for (const { info, update } of told) {
    const { hands } = update.view as unknown as { hands: number[][] };
    const seen = hands.flatMap((hand, seat) => (hand.some((card) => card >= 0) ? [seat] : []));
    expect(seen).toEqual(info.viewer === null ? [] : [info.viewer]);
  }
});
