import type { Box, Features, Seat, Still } from '@undercroft/kernel';
import { HEARTS, HEROES, STEPS } from './components.ts';
import { isFountain } from './dungeon.ts';
import { spellBonus, weaponBonus } from './inventory.ts';
import { pointsOf } from './outcome.ts';
import { pricesOf } from './prices.ts';
import type { Dungeon, Karak, KarakView } from './state.ts';
import { fade } from './walk.ts';

/** Tokens in the bag at the start, in the set that comes with the game. */
const FULL_BAG = 53;
/** The dragon's price is out of all proportion: dice decide. */
const MOST_OF_DRAGON = 6;

/** What is left of a prize on the way to it, as the crow flies: a guess that costs no walk. */
export function nearness({ x, y }: Still<Dungeon>, from: number, to: number): number {
  return fade(Math.abs(x[from] - x[to]) + Math.abs(y[from] - y[to]), STEPS);
}

/** The best chest for the key in hand, the dragon for whoever could win by it, the nearest fountain, and the best fight. */
function ahead(box: Box<Karak>, view: KarakView, seat: Seat): number[] {
  const { dungeon } = view;
  const { at, keys } = view.heroes[seat];
  const prices = pricesOf(box, view, seat);
  let [chest, dragon, fountain, fight] = [0, 0, 0, 0];
  for (let tile = 0; tile < dungeon.token.length; tile++) {
    const token = dungeon.token[tile];
    if (token === null) {
      if (isFountain(dungeon, tile)) fountain = Math.max(fountain, nearness(dungeon, at, tile));
    } else if (token === 'chest') {
      if (keys > 0) chest = Math.max(chest, nearness(dungeon, at, tile));
    } else if (token === 'dragon') {
      dragon = Math.max(0, prices.dragon.value) * nearness(dungeon, at, tile);
    } else fight = Math.max(fight, prices[token].value * nearness(dungeon, at, tile));
  }
  return [chest, Math.min(dragon, MOST_OF_DRAGON) / 3, fountain, fight / 3];
}

/** What Karak is like in numbers. */
export const features: Features<Karak> = {
  seat(box, view: KarakView, seat) {
    const hero = view.heroes[seat];
    return [
      pointsOf(hero, box.set) / 4,
      weaponBonus(hero, box.set) / 4,
      spellBonus(hero, box.set) / 2,
      hero.spells.length / 3,
      hero.hearts / HEARTS,
      hero.hearts <= 1 ? 1 : 0,
      view.cursed === seat ? 1 : 0,
      hero.keys > 0 ? 1 : 0,
      ...ahead(box, view, seat),
      ...HEROES.map((name) => (name === hero.hero ? 1 : 0)),
    ];
  },
  table(_box, { bag, stack, dungeon }: KarakView) {
    let [chests, monsters] = [0, 0];
    for (const token of dungeon.token) {
      if (token === 'chest') chests++;
      else if (token !== null) monsters++;
    }
    const played = 1 - bag.length / FULL_BAG;
    return [
      played,
      played * played,
      stack.length / 80,
      chests / 3,
      monsters / 6,
      dungeon.token.includes('dragon') ? 1 : 0,
    ];
  },
};
