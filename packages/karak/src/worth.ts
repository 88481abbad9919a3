import type { Box, Seat } from '@undercroft/kernel';
import { HEARTS, type Item, type Monster, REWARD, SLOTS } from './components.ts';
import { can } from './heroes.ts';
import { oddsAgainst } from './odds.ts';
import { pointsOf } from './outcome.ts';
import type { Karak, KarakView } from './state.ts';

/** How much a hero likes to own an item. */
const WORTH: Readonly<Record<Item, number>> = {
  daggers: 1,
  sword: 2,
  axe: 3,
  flames: 1.2,
  'healing-portal': 0.8,
  key: 2.5,
  treasure: 5,
  ruby: 8,
};
export const worth = (item: Item): number => WORTH[item];

/** What getting one more of an item would improve. */
export function gainOf(view: KarakView, seat: Seat, item: Item): number {
  const hero = view.heroes[seat];
  if (item === 'key') return hero.keys > 0 ? 0 : view.bag.includes('chest') || chestOut(view) ? WORTH.key : 0;
  if (item === 'flames' || item === 'healing-portal') {
    if (hero.spells.length < SLOTS.spells) return WORTH[item];
    return Math.max(0, WORTH[item] - Math.min(...hero.spells.map(worth)));
  }
  if (item === 'treasure' || item === 'ruby') return WORTH[item];
  if (hero.weapons.length < SLOTS.weapons) return WORTH[item] * 1.5;
  const weakest = Math.min(...hero.weapons.map(worth));
  return Math.max(0, WORTH[item] - weakest) * 1.5;
}

const chestOut = (view: KarakView): boolean => view.dungeon.token.includes('chest');

/** How well armed a hero is. */
export const armsOf = (view: KarakView, seat: Seat): number =>
  view.heroes[seat].weapons.reduce((sum, weapon) => sum + WORTH[weapon], 0);

/** Whether beating the dragon now would win, and not merely end, the game. */
function dragonWins(view: KarakView, seat: Seat): boolean {
  const mine = pointsOf(view.heroes[seat]) + 1.5;
  return view.heroes.every((hero, other) => other === seat || pointsOf(hero) <= mine);
}

/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT = 55;

/** Worth a little more than ending the turn for nothing. */
const LAST_RESORT = 0.02;

/** What a fight is worth: the reward if won against the heart if lost. */
export function fightValue(
  box: Box<Karak>,
  view: KarakView,
  seat: Seat,
  monster: Monster,
  first: boolean,
): number {
  const { hearts } = view.heroes[seat];
  const { plain, best: allIn } = oddsAgainst(box, view, seat, monster, first);
  // Flames are saved for monsters that pay for them.
  const { win, lose } = monster === 'dragon' || monster === 'fallen' ? allIn : plain;
  const risk = can(view, seat, 'reincarnation') ? 0.2 : hearts <= 1 ? 4 : hearts === 2 ? 1.2 : 0.5;
  // With nothing better to do, a hero in full health tries whatever can be beaten at all.
  const lastResort = hearts === HEARTS && allIn.win > 0 ? LAST_RESORT + 0.01 * allIn.win : -1;
  if (monster !== 'dragon') {
    return Math.max(lastResort, win * gainOf(view, seat, rewardOf(monster)) - lose * risk);
  }
  const weary = view.turn > PATIENCE_A_SEAT * view.heroes.length;
  if (!dragonWins(view, seat) && !weary) return -1;
  return win * (weary ? 40 : 20) - lose * risk * (weary ? 0.25 : 1);
}

export const rewardOf = (monster: Monster): Item => REWARD[monster];
