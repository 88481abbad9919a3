import { Memory } from '@undercroft/bots';
import { loadGame } from '@undercroft/games';
import { Table } from '@undercroft/kernel';
import { expect, test, vi } from 'vitest';
import think from '../src/tables/bots/thinking.ts';

test('a master who is asked again goes on from what it thought', async () => {
  const recall = vi.spyOn(Memory.prototype, 'recall');
  const game = await loadGame('kragmortha');
  const { table } = Table.begin(game, { figures: [null, null], seed: '3c'.repeat(32) });
  const recalled = () => recall.mock.results.filter(({ value }) => value !== null).length;
  for (let answers = 0; answers < 40 && recalled() === 0; answers++) {
    const seat = table.waitsFor ?? expect.fail('the game is over');
    const { view, ask, answers } = table.update(seat);
    const { options } = table.box;
    const { answer, mistake } = await think({
      ...{ level: 'master', game: 'kragmortha', options, set: null, milliseconds: 40, people: [] },
      // As it comes from another thread: nothing in it is the same piece of memory.
      ...structuredClone({ view, ask: ask ?? expect.fail(), answers }),
      luck: 7,
    });
    expect(mistake).toBeNull();
    table.answer(seat, table.version, answer);
  }
  expect(recalled()).toBe(1);
  vi.restoreAllMocks();
});
