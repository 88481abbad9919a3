import { answersNow, apply, asked, begin, FastChance, openBox } from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import { STEPS } from '../src/components.ts';
import { type Karak, type KarakState, karak, layTile, type Monster, type Spell } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { pricesOf } from '../src/prices.ts';
import { fade } from '../src/walk.ts';
import { fightValue } from '../src/worth.ts';

const box = openBox(karak, { heroes: 'chosen' });
const MONSTERS = Object.keys(karak.set.tokens).filter((token) => token !== 'chest') as Monster[];

function guess(state: KarakState, chance: FastChance) {
  return mind.hunch(box, state, answersNow(box, state), chance);
}

test('a price looked up is the price worked out', () => {
  eachSeed(8, (seed) => {
    const chance = new FastChance(seed);
    const state = begin(box, [null, null, null], chance);
    for (let ask = asked<Karak>(state); ask !== undefined && state.turn < 300; ask = asked<Karak>(state)) {
      if (ask.kind === 'step' && ask.steps === 4) {
        const prices = pricesOf(box, state, ask.seat);
        for (const monster of MONSTERS) {
          expect(prices[monster].value).toBe(fightValue(box, state, ask.seat, monster, false));
          expect(prices[monster].first).toBe(fightValue(box, state, ask.seat, monster, true));
        }
      }
      apply(box, state, guess(state, chance), chance);
    }
  });
});

test('a hero about to leave a spell behind is not taken for another with other spells', () => {
  const state = begin(box, ['horan', 'taia'], new FastChance(1));
  const holding = (...spells: Spell[]) => {
    Object.assign(state.heroes[0], { spells });
    return pricesOf(box, state, 0).dragon.value;
  };
  Object.assign(state.heroes[0], { weapons: ['axe', 'axe'] });
  const four = holding('flames', 'flames', 'flames', 'flames');
  expect(holding('healing-portal')).toBe(fightValue(box, state, 0, 'dragon', false));
  expect(holding('healing-portal')).toBeLessThan(four);
});

/** Lord Xanros at the start, Taia on a chest at the far end of a long tunnel, and nothing left to explore. */
function farFromTheChest(keys: number): KarakState {
  const state = begin(box, ['xanros', 'taia'], new FastChance(1));
  for (let x = 1; x < 12; x++) layTile(state.dungeon, 'tunnel', 0b1010, x, 0);
  const room = layTile(state.dungeon, 'room', 0b1010, 12, 0, 'chest');
  Object.assign(state.heroes[0], { keys });
  Object.assign(state.heroes[1], { at: room, from: room });
  Object.assign(state, { stack: [], seat: 0, asks: [{ kind: 'step', seat: 0, steps: 4 }] });
  return state;
}

test('the Warlock swaps to a chest far away when he has a key, and not without one', () => {
  expect(guess(farFromTheChest(1), new FastChance(1))).toEqual({ swap: 'taia' });
  expect(guess(farFromTheChest(0), new FastChance(1))).not.toEqual({ swap: 'taia' });
});

test('however long the way is, a hero with nothing near goes for what is worth something', () => {
  // To end the turn for nothing counts as 0.005; no way through a whole dungeon is longer than this.
  for (let distance = 1; distance <= 80; distance++) expect(3 * fade(distance, STEPS)).toBeGreaterThan(0.005);
});
