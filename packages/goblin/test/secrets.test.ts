import { begin, FastChance, openBox, Table, viewOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { goblin } from '../src/game.ts';

test('in the German rules nobody sees which gatekeeper of a level went back to the box', () => {
  const box = openBox(goblin, { edition: 'german' });
  const { cards, foes } = box.set;
  const state = begin(box, ['horan', 'taia'], new FastChance(3));
  const keepers = state.boxed.filter((card) => foes[cards[card].foe].kind === 'gatekeeper');
  expect(keepers).toHaveLength(3);
  for (const viewer of [null, 0, 1]) {
    const view = viewOf(box, state, viewer);
    expect(view.boxed.filter((card) => card < 0)).toEqual([-1, -2, -3]);
    // Each could as well lie behind the one that is seen: there are four a level, and one is seen.
    expect(view.behindSizes).toEqual([3, 3, 3]);
    for (const [level, stack] of view.behind.entries()) {
      expect(stack).toEqual(
        [...state.behind[level], state.gates[level], keepers[level]].sort((a, b) => a - b),
      );
    }
  }
});

test('a card from a secret hand that everybody has seen cannot be taken back; the choice of a foe can', () => {
  const { table } = Table.begin(goblin, { figures: ['horan', 'taia'], seed: '11'.repeat(32) });
  const seat = table.waitsFor ?? 0;
  const answer = (word: string) => {
    const found = table.update(seat).answers.find((one) => typeof one === 'object' && word in one);
    table.answer(seat, table.version, found);
  };
  answer('fight');
  expect(table.mayTakeBack(seat)).toBe(true);
  answer('play');
  expect(table.mayTakeBack(seat)).toBe(false);
  expect(() => table.takeBack(seat, table.version)).toThrow('something hidden was shown');
});
