import { begin, FastChance, openBox } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type FightAsk, type Hero, KARAK_SET, karak, type Spell, usefulAnswers } from '../src/game.ts';

/** What makes a difference for a hero whose dice lie like this before a skeleton king of 10. */
function useful(
  hero: Hero,
  dice: [number, number],
  spells: readonly Spell[],
  steps = 0,
  bonus = 0,
  set?: object,
) {
  const box = openBox(karak, { heroes: 'chosen' }, set);
  const state = begin(box, [hero, hero === 'horan' ? 'taia' : 'horan'], new FastChance(1));
  Object.assign(state.heroes[0], { spells: [...spells] });
  const ask: FightAsk = {
    kind: 'fight',
    seat: 0,
    steps,
    monster: 'skeleton-king',
    dice,
    bonus,
    flames: 0,
    rerolled: false,
    sacrificed: false,
  };
  return usefulAnswers(box, state, ask);
}

test('a fight that is won needs nothing more', () => {
  expect(useful('horan', [6, 5], ['flames'])).toEqual(['accept']);
  expect(useful('argentus', [6, 5], ['flames'])).toEqual(['accept']);
});

test('flames that do not help even all together are left out, and never more than it takes', () => {
  expect(useful('argentus', [1, 2], ['flames', 'flames'])).toEqual(['accept']);
  expect(useful('argentus', [4, 5], ['flames', 'flames', 'flames'])).toEqual([
    'accept',
    { flames: 2 },
    { flames: 1 },
  ]);
});

test('a heart and a flame may help together where neither does alone', () => {
  expect(useful('xanros', [4, 4], ['flames'])).toEqual(['accept', 'sacrifice', { flames: 1 }]);
  expect(useful('xanros', [4, 4], [])).toEqual(['accept']);
});

test('whoever walks on with a six may want to roll a one again in a fight that is won', () => {
  expect(useful('victorius', [1, 5], [], 2, 6)).toEqual(['accept', 'reroll']);
  expect(useful('victorius', [1, 5], [], 0, 6)).toEqual(['accept']);
});

test('a spell of the table’s own is offered where it helps, alone or with the others', () => {
  const own = {
    ...KARAK_SET,
    spells: { 'ice-lance': { kind: 'flames', bonus: 3, source: 'mine' } },
  };
  const lance = 'ice-lance' as Spell;
  expect(useful('taia', [4, 4], [lance], 0, 0, own)).toEqual(['accept', { cast: lance }]);
  const both = useful('taia', [3, 4], [lance, 'flames'], 0, 0, own);
  expect(both).toEqual(['accept', { flames: 1 }, { cast: lance }]);
  expect(useful('taia', [6, 5], [lance], 0, 0, own)).toEqual(['accept']);
  expect(useful('taia', [1, 1], [lance], 0, 0, own)).toEqual(['accept']);
});
