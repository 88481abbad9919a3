import type { Box, Seat } from '@undercroft/kernel';
import { power } from '@undercroft/kit/sums';
import {
  HEARTS,
  type Item,
  type KarakSet,
  kindOfSpell,
  type Monster,
  POINTS,
  pointsFor,
  rewardOf,
  SLOTS,
  type Spell,
  slotOf,
  type Treasure,
  type Weapon,
} from './components.ts';
import { against, bends } from './heroes.ts';
import { oddsAgainst } from './odds.ts';
import { pointsOf } from './outcome.ts';
import type { Karak, KarakView } from './state.ts';

/** How much a hero likes to own an item. Found by playing (docs/bots.md). */
const WORTH: Readonly<Record<Item, number>> = {
  daggers: 1,
  sword: 2.7,
  axe: 4.6,
  flames: 2,
  'healing-portal': 0.6,
  key: 1.7,
  treasure: 4.2,
  ruby: 8,
};
/** What is somebody's own is worth what it adds. */
export const worth = (set: KarakSet, item: Item): number => WORTH[item] ?? ownWorth(set, item);

function ownWorth(set: KarakSet, item: Item): number {
  switch (slotOf(set, item)) {
    case 'treasures':
      return WORTH.treasure * pointsFor(set, item as Treasure);
    case 'spells': {
      const kind = kindOfSpell(set, item as Spell);
      return WORTH[kind] * (kind === 'flames' ? set.items[item as 'flames'].bonus : 1);
    }
    default:
      return power(set.items[item as Weapon].bonus, 1.4);
  }
}

/** A weapon serves in every fight to come. */
const ARMS = 2.4;

/** What getting one more of an item would improve. */
export function gainOf(set: KarakSet, view: KarakView, seat: Seat, item: Item): number {
  const hero = view.heroes[seat];
  if (item === 'key') return hero.keys === 0 && chestsLeft(view) ? WORTH.key : 0;
  const slot = slotOf(set, item);
  const value = worth(set, item);
  if (slot === 'treasures') return value;
  if (slot === 'spells') {
    return hero.spells.length < SLOTS.spells ? value : Math.max(0, value - least(set, hero.spells));
  }
  if (hero.weapons.length < SLOTS.weapons) return value * ARMS;
  return Math.max(0, value - least(set, hero.weapons)) * ARMS;
}

/** The worth of the piece that would have to give way. */
function least(set: KarakSet, items: readonly Item[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) lowest = Math.min(lowest, worth(set, item));
  return lowest;
}

export const chestsLeft = (view: KarakView): boolean =>
  view.bag.includes('chest') || view.dungeon.token.includes('chest');

/** How well armed a hero is. */
export function armsOf(set: KarakSet, view: KarakView, seat: Seat): number {
  let arms = 0;
  for (const weapon of view.heroes[seat].weapons) arms += worth(set, weapon);
  return arms;
}

/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT = 55;

/** Beating the dragon is for whoever would win by it, until everybody is weary of the game. */
export function dragonMood(set: KarakSet, view: KarakView, seat: Seat): 'patient' | 'eager' | 'weary' {
  if (view.turn > PATIENCE_A_SEAT * view.heroes.length) return 'weary';
  const mine = pointsOf(view.heroes[seat], set) + POINTS.ruby;
  for (const hero of view.heroes) if (pointsOf(hero, set) > mine) return 'patient';
  return 'eager';
}

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
  const { rise, unhurt } = bends(box.set, view, seat);
  const risk = against(unhurt, monster) ? 0 : rise > 0 ? 0.2 : hearts <= 1 ? 4 : hearts === 2 ? 1.2 : 0.5;
  // With nothing better to do, a hero in full health tries whatever can be beaten at all.
  const lastResort = hearts === HEARTS && allIn.win > 0 ? LAST_RESORT + 0.01 * allIn.win : -1;
  if (monster !== 'dragon') {
    return Math.max(lastResort, win * gainOf(box.set, view, seat, rewardOf(box.set, monster)) - lose * risk);
  }
  const mood = dragonMood(box.set, view, seat);
  if (mood === 'patient') return -1;
  return mood === 'weary' ? win * 40 - lose * risk * 0.25 : win * 25 - lose * risk;
}
