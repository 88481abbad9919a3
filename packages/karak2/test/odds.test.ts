import { openBox } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { diceOf, fightOdds, HEROES, karak2, musterOdds, oddsAgainst, winChance } from '../src/game.ts';
import { beforeFight, brute, FACES } from './brute.ts';

const box = openBox(karak2, {});

/** Armies small enough to play out every roll. */
const ARMIES = [
  {},
  { units: { knight: 1 } },
  { units: { archer: 1, mage: 1 }, weapons: ['sword'] },
  { units: { mage: 2 }, weapons: ['hammer'], spells: ['fireball'] },
  { units: { archer: 1, mage: 1 }, amulet: 'protection' },
] as const;

describe.each(HEROES)('the odds of %s are what playing out every roll gives', (hero) => {
  test.each(ARMIES.map((army, index) => [index, army] as const))('with army %i', (_, army) => {
    for (const foe of [['dark-dryads'], ['shadow-eaters', 'skeleton-giants'], ['general']]) {
      for (const hearts of [1, 2, 5]) {
        const { state, ask } = beforeFight(box, hero, { ...army, hearts }, foe);
        const odds = musterOdds(box, state, ask, 'roll');
        const counted = brute(box, state);
        for (const key of ['win', 'praetorian', 'hearts', 'units', 'faint', 'plague'] as const) {
          expect([key, odds[key]]).toEqual([key, expect.closeTo(counted[key], 9)]);
        }
        const win = winChance(box, state, 0, ask.foe, diceOf(box.set, state, 0), state.fireballs[0]);
        expect(win).toBeCloseTo(counted.win, 9);
      }
    }
  });
});

test('with the dice on the table, each answer has its chance', () => {
  const { state } = beforeFight(box, 'elspeth', { spells: ['fireball'] }, ['skeleton-giants']);
  const ask = {
    kind: 'fight',
    seat: 0,
    hero: 2,
    units: [],
    faces: [],
    fire: 0,
    strength: 2,
    foe: 3,
    from: 0,
    rerolled: false,
  } as const;
  expect(fightOdds(box, state, ask, 'accept')).toBe(0);
  expect(fightOdds(box, state, ask, 'fireball')).toBe(1);
  // Only the face with three swords is enough.
  expect(fightOdds(box, state, ask, 'reroll')).toBeCloseTo(1 / FACES.length, 9);
});

test('eight units and two swords against the General', () => {
  const { state } = beforeFight(
    box,
    'taia',
    { units: { archer: 8 }, weapons: ['sword', 'sword'], beaten: 10 },
    ['general'],
  );
  const chance = (strength: number) =>
    oddsAgainst(box, state, 0, { strength, general: true }, [0, 8, 0, 0, 0, 0], 0).win;
  expect(chance(10)).toBeGreaterThan(0.8);
  expect(chance(13)).toBeGreaterThan(0.35);
  expect(chance(15)).toBeLessThan(0.3);
});
