import { begin, FastChance, openBox, Table, viewOf } from '@undercroft/kernel';
import { arranged } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { goblin } from '../src/game.ts';
import { scene } from '../src/scene.ts';

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

test('which of two known cards the Oracle keeps can be taken back: nobody else has learned anything', () => {
  const { table: fresh } = Table.begin(goblin, { figures: ['taia', 'horan'], seed: '3'.repeat(64) });
  const { box, state } = arranged(goblin, scene, ['taia', 'horan'], {
    taia: {
      hand: ['mirror-trick', 'omen'],
      deck: ['falling-star', 'vision', 'cleave', 'staff-blow'],
      discard: [],
    },
    fight: 'mud-orc',
  });
  const table = Table.resume(goblin, { ...fresh.save(), state });
  table.answer(0, 0, { play: 'mirror-trick' });
  expect(table.mayTakeBack(0)).toBe(false);
  table.answer(0, 1, table.update(0).answers[0]);
  expect(table.update(0).ask).toMatchObject({ kind: 'foresee' });
  expect(table.mayTakeBack(0)).toBe(true);
  const [first] = box.set.cards.flatMap(({ name }, card) => (name === 'falling-star' ? card : []));
  table.takeBack(0, 2);
  expect(table.update(0).ask).toMatchObject({ kind: 'foresee', first });
  expect(table.update(1).ask).toEqual({ kind: 'foresee', seat: 0, first: -1, second: -1 });
});

test('a card that everybody saw cannot be taken back, though the same answer has shuffled it into the deck again', () => {
  const agreed = { figures: ['horan', 'taia'], seed: '3'.repeat(64), options: { edition: 'german' } };
  const { table: fresh } = Table.begin(goblin, agreed);
  const box = openBox(goblin, agreed.options);
  // Whether the last card of the deck or the one in the hand is played, the same cards lie in hand and deck afterwards.
  for (const [held, under] of [
    ['hack', 'brace'],
    ['hack', 'hack'],
  ]) {
    const state = begin(box, agreed.figures, new FastChance(1));
    const given = {
      turn: 'horan',
      horan: { hearts: 1, hand: [held], deck: [under], discard: ['cleave', 'haymaker'] },
      fight: 'mud-orc',
    };
    scene.arrange({ box, state, chance: new FastChance(1), tell: undefined }, given, 'given');
    const table = Table.resume(goblin, { ...fresh.save(), state });
    table.answer(0, table.version, { play: held });
    expect(table.update(null)).toMatchObject({ ask: { kind: 'arrange' }, view: { discards: [[], []] } });
    expect(table.mayTakeBack(0)).toBe(false);
  }
});
