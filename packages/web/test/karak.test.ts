import { karak } from '@undercroft/karak';
import { begin, FastChance, openBox } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { isEqualTrade } from '../src/games/karak/equal.ts';
import { fightOf, passing, type Shown } from '../src/games/karak/passing.ts';

test('the flames of a fight are still seen when the Swordsman rolls a 1 again', () => {
  const box = openBox(karak, { heroes: 'chosen' });
  const before = begin(box, ['victorius', 'taia'], new FastChance(1));
  const rolled = { kind: 'rolled', seat: 0, monster: 'dragon', bonus: 0 } as const;
  const events = [
    { ...rolled, dice: [1, 4], again: false },
    { kind: 'flames', seat: 0, count: 2 },
    { ...rolled, dice: [6, 4], again: true },
  ] as const;
  const shown = events.reduce<Shown>((view, event) => ({ ...before, ...passing(view, event) }), before);
  expect(fightOf(shown)).toMatchObject({ dice: [6, 4], flames: 2 });
});

test('to take what one has in every slot is a trade of equal things', () => {
  const [hero] = begin(openBox(karak), [null, null], new FastChance(1)).heroes;
  const armed = { ...hero, weapons: ['sword', 'sword'] as const, spells: ['flames'] as const, keys: 1 };
  expect(isEqualTrade(armed, 'sword')).toBe(true);
  expect(isEqualTrade(armed, 'key')).toBe(true);
  // Another weapon is a choice, a free slot is room.
  expect(isEqualTrade(armed, 'axe')).toBe(false);
  expect(isEqualTrade(armed, 'flames')).toBe(false);
  expect(isEqualTrade({ ...armed, weapons: ['sword', 'axe'] }, 'sword')).toBe(false);
});
