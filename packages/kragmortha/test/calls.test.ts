import { Refused, Table } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { type Kragmortha, kragmortha } from '../src/game.ts';

/** Three at a table, with the looks of each. */
function table(looks: string[][], options = {}): Table<Kragmortha> {
  const agreed = { figures: ['purple', 'orange', 'green'], seed: '3'.repeat(64), options };
  const saved = Table.begin<Kragmortha>(kragmortha, agreed).table.save();
  Object.assign(saved.state, { turn: 4, looks });
  return Table.resume<Kragmortha>(kragmortha, saved);
}

const orange = { call: 'orange', look: 'crown' };
const green = { call: 'green', look: 'tongue' };

it('people can be called, computer players cannot', () => {
  const calls = table([[], ['crown'], ['tongue']]);
  expect(calls.update(0).standing).toEqual([orange, green]);
  calls.bots = [1];
  expect(calls.update(0).standing).toEqual([green]);
  expect(() => calls.answer(0, 0, orange)).toThrow(Refused);
  expect(calls.version).toBe(0);
  calls.answer(0, 0, green);
  expect(calls.version).toBe(1);
});

it('a hand of two cards is what the rules see to: nobody can break it', () => {
  const calls = table([[], ['crown', 'two-cards', 'blank'], []]);
  expect(calls.update(0).standing).toEqual([orange]);
  expect(() => calls.answer(0, 0, { call: 'orange', look: 'two-cards' })).toThrow(Refused);
});

it('handicaps are what the screen sees to: there is nothing to call, unless there are dares as well', () => {
  const looks = [[], ['crown'], []];
  expect(table(looks, { looks: 'screen' }).update(0).standing).toEqual([]);
  expect(table(looks, { looks: 'both' }).update(0).standing).toEqual([orange]);
});
