import { expect, test } from 'vitest';
import { type Chance, everyLuck } from '../src/index.ts';

/** What may come of something, each with how likely it is. */
function chances<R>(play: (luck: Chance) => R): Map<R, number> {
  const found = new Map<R, number>();
  for (const luck of everyLuck()) {
    const result = play(luck);
    found.set(result, (found.get(result) ?? 0) + luck.weight);
  }
  return found;
}

test('two dice show every sum as often as they should', () => {
  const sums = chances((luck) => luck.roll(6) + luck.roll(6));
  expect(sums.size).toBe(11);
  expect(sums.get(2)).toBeCloseTo(1 / 36);
  expect(sums.get(7)).toBeCloseTo(6 / 36);
});

test('what is alike in a bag is drawn as one, with the weight of all', () => {
  let ways = 0;
  const drawn = chances((luck) => {
    ways++;
    const bag = ['rat', 'rat', 'rat', 'dragon'];
    return `${luck.draw(bag)} ${luck.draw(bag)}`;
  });
  expect(ways).toBe(3);
  expect(drawn.get('rat rat')).toBeCloseTo(1 / 2);
  expect(drawn.get('rat dragon')).toBeCloseTo(1 / 4);
  expect(drawn.get('dragon rat')).toBeCloseTo(1 / 4);
});

test('luck that is used only now and then, and every order of a few cards, add up to one', () => {
  const fights = chances((luck) => (luck.pick(3) > 0 ? 'spared' : luck.roll(4) > 1));
  expect(fights.get('spared')).toBeCloseTo(2 / 3);
  expect(fights.get(false)).toBeCloseTo(1 / 12);
  const orders = chances((luck) => {
    const cards = [1, 2, 3];
    luck.shuffle(cards);
    return cards.join('');
  });
  expect([...orders.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
  for (const chance of orders.values()) expect(chance).toBeCloseTo(1 / 6);
});
