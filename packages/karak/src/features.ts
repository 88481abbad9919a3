import type { Box, Seat, Still } from '@undercroft/kernel';
import type { Features } from '@undercroft/kit/net';
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

/** Where somebody may want to go, found once for all seats: fountains, and whatever lies there. */
const goals: number[] = [];

function findGoals(dungeon: Still<Dungeon>): void {
  goals.length = 0;
  for (let tile = 0; tile < dungeon.token.length; tile++)
    if (dungeon.token[tile] !== null || isFountain(dungeon, tile)) goals.push(tile);
}

/** The best chest for the key in hand, the dragon for whoever could win by it, the nearest fountain, and the best fight. */
function addAhead(numbers: number[], box: Box<Karak>, view: KarakView, seat: Seat): void {
  const { dungeon } = view;
  const { at, keys } = view.heroes[seat];
  const prices = pricesOf(box, view, seat);
  let chest = 0;
  let dragon = 0;
  let fountain = 0;
  let fight = 0;
  for (let i = 0; i < goals.length; i++) {
    const token = dungeon.token[goals[i]];
    const near = nearness(dungeon, at, goals[i]);
    if (token === null) fountain = Math.max(fountain, near);
    else if (token === 'chest') {
      if (keys > 0) chest = Math.max(chest, near);
    } else if (token === 'dragon') dragon = Math.max(0, prices.dragon.value) * near;
    else fight = Math.max(fight, prices[token].value * near);
  }
  numbers.push(chest, Math.min(dragon, MOST_OF_DRAGON) / 3, fountain, fight / 3);
}

function featuresOf(box: Box<Karak>, view: KarakView, seat: Seat): number[] {
  const hero = view.heroes[seat];
  const numbers = [
    pointsOf(hero, box.set) / 4,
    weaponBonus(hero, box.set) / 4,
    spellBonus(hero, box.set) / 2,
    hero.spells.length / 3,
    hero.hearts / HEARTS,
    hero.hearts <= 1 ? 1 : 0,
    view.cursed === seat ? 1 : 0,
    hero.keys > 0 ? 1 : 0,
  ];
  addAhead(numbers, box, view, seat);
  for (const name of HEROES) numbers.push(name === hero.hero ? 1 : 0);
  return numbers;
}

/** What Karak is like in numbers. */
export const features: Features<Karak> = {
  seats(box, view: KarakView) {
    findGoals(view.dungeon);
    return view.heroes.map((_, seat) => featuresOf(box, view, seat));
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
