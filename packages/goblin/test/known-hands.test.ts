import { FastChance, openBox } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { goblin } from '../src/game.ts';
import { lookOut, worthOfFight } from '../src/plan.ts';
import { HEROES } from '../src/set.ts';
import type { GoblinBox } from '../src/state.ts';

it('judges a hand that is known as it judges one that was never seen, whoever holds it in whatever order', () => {
  const known = openBox(goblin, { powers: true });
  const luck = new FastChance(7);
  const cards = known.set.cards.flatMap(({ action }, card) => (action === null ? [] : [card]));
  const worths = ({ set, ...box }: GoblinBox, hero: (typeof HEROES)[number], hand: readonly number[]) => {
    const table = goblin.setup({ ...box, set }, [hero, null], new FastChance(1));
    const mind = { box: { ...box, set }, table, seat: 0, hand };
    const outlook = lookOut(mind);
    return set.foes.slice(0, 12).map((foe) => worthOfFight(mind, outlook, foe, 1));
  };
  for (let deal = 0; deal < 40; deal++) {
    const hand = Array.from({ length: 2 + luck.pick(4) }, () => cards[luck.pick(cards.length)]);
    for (const hero of HEROES) {
      const fresh = { ...known, set: structuredClone(known.set) };
      expect(worths(known, hero, hand), hero).toEqual(worths(fresh, hero, hand));
      expect(worths(known, hero, hand.toReversed()), hero).toEqual(worths(known, hero, hand));
    }
  }
});
