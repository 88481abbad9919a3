import { karak } from '@undercroft/karak';
import type { Game } from '@undercroft/kernel';
import { expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/table/sources/here.ts';
import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';

/** What the browser keeps: another tab keeps one more answer while this one is reading. */
const disk = vi.hoisted(() => ({ kept: [] as unknown[], reads: 0 }));
vi.mock('../src/table/sources/keptTables.ts', () => {
  class ChangedElsewhere extends Error {}
  const newest = () => disk.kept.at(-1) as KeptTable;
  return {
    ChangedElsewhere,
    keptTable: async () => disk.kept[Math.min(disk.reads++, disk.kept.length - 1)],
    keepTable: async (_: KeptTable, from: number) => {
      if (newest().saved.version !== from) throw new ChangedElsewhere();
    },
  };
});

test('a table that another tab was just changing opens as that tab left it', async () => {
  const person = { kind: 'person', name: '', level: null, figure: null } as const;
  const table = HereTable.begin(karak as Game, {
    ...{ id: 'resumed', game: 'karak', chairs: [person, person], handOver: false, options: {} },
    seed: '1f'.repeat(32),
  });
  disk.kept.push(table.keep());
  table.answer(0, table.picture().answers[0]);
  disk.kept.push(table.keep());

  const told: FromWorker[] = [];
  const worker = { postMessage: (message: FromWorker) => told.push(message) };
  vi.stubGlobal('self', worker);
  await import('../src/pages/here/here.worker.ts');
  const message: ToWorker = { do: 'resume', id: 'resumed' };
  await (worker as unknown as { onmessage(event: object): Promise<void> }).onmessage({
    data: { call: -1, message },
  });

  expect(disk.reads).toBe(2);
  const [first] = told;
  expect(first).toMatchObject({ tell: 'update', update: { version: table.version } });
});
