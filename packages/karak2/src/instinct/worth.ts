import type { Seat } from '@undercroft/kernel';
import { type Amulet, type Army, type Item, REWARD, type Reward, slotOf } from '../components.ts';
import { bends, powersOfAmulet } from '../heroes.ts';
import { fits, itemsOf } from '../items.ts';
import { pointsOf } from '../outcome.ts';
import { perSet } from '../per-set.ts';
import { printed } from '../printed.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2View } from '../state.ts';
import { easeOf, fightValue, winsWith } from './fighter.ts';
import type { Mind } from './plan.ts';
import { isPrinted, powersWorth } from './powers.ts';

/** How much a hero likes to own an item. */
const WORTH: Readonly<Record<string, number>> = {
  sword: 1.75,
  hammer: 3.9,
  fireball: 0.87,
  pickpocket: 0.55,
  resources: 1.9,
  fame: 2.2,
  deeds: 4,
  protection: 2.4,
  titan: 4,
};

export const worth = (set: Karak2Set, item: Item): number => worthsOf(set)[item];

const worthsOf = perSet((set) => Object.fromEntries(itemsOf(set).map((item) => [item, worthIn(set, item)])));

/** What an item is good for: as much as those of the box, in proportion, and as what it does is worth. */
function worthIn(set: Karak2Set, item: Item): number {
  if (slotOf(item) !== 'amulet') return WORTH[item] * shareOf(set, item);
  const names = powersOfAmulet(set, item as Amulet);
  return item in WORTH && isPrinted(set, names[0]) ? WORTH[item] : powersWorth(set, names);
}

function shareOf({ items }: Karak2Set, item: Item): number {
  if (items === undefined) return 1;
  if (item === 'sword') return items.sword.bonus;
  if (item === 'hammer') return items.hammer.bonus / 2;
  return item === 'fireball' ? items.fireball.bonus : items.pickpocket.goods / 2;
}

/** What getting an item would improve. */
export function itemGain(set: Karak2Set, view: Karak2View, seat: Seat, item: Item): number {
  if (fits(bends(set, view, seat), view, seat, item)) return worth(set, item);
  const slot = slotOf(item);
  if (slot === 'amulet') {
    const own = view.amulet[seat];
    return own === '' ? worth(set, item) : Math.max(0, worth(set, item) - worth(set, own));
  }
  if (item === 'hammer' && view.swords[seat] > 0) return worth(set, 'hammer') - worth(set, 'sword');
  if (item === 'fireball' && view.pickpockets[seat] > 0)
    return worth(set, 'fireball') - worth(set, 'pickpocket');
  return 0.02;
}

function rewardGain(set: Karak2Set, view: Karak2View, seat: Seat, reward: Reward): number {
  if (reward === 'small-stone') return 1.9;
  if (reward === 'large-stone') return 3.5;
  if (reward === 'cart') return 1.8;
  if (reward === 'amulet') return view.amulet[seat] === '' ? 2.65 : 0.67;
  return itemGain(set, view, seat, reward);
}

/** What an army's fall would bring, fame apart. */
export const armyGain = (set: Karak2Set, view: Karak2View, seat: Seat, army: Army): number =>
  rewardGain(set, view, seat, REWARD[army]);

/** What it is worth to heal; the last hearts most. */
export const healValue = (life: number): number =>
  life <= 1 ? 5.4 : life === 2 ? 2.3 : life === 3 ? 1 : 0.2;

/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT = 34;

/** How many turns a seat has played beyond its patience. */
export const weariness = (view: Karak2View): number => view.turn / view.heroes.length - PATIENCE_A_SEAT;

/** Whether beating the General now would win the game, and not merely end it. */
function generalWins(view: Karak2View, seat: Seat): boolean {
  const mine = pointsOf(view, seat) + 5.25;
  for (let other = 0; other < view.heroes.length; other++) {
    if (other !== seat && pointsOf(view, other) >= mine) return false;
  }
  return true;
}

/** The General is for those with an army and a good chance; wearing his guard down helps everybody a little. */
export function generalValue({ box, view, seat, fighter }: Mind, strength: number): number {
  const weary = weariness(view);
  if (weary < 0 && !generalWins(view, seat)) return -1;
  if (view.life[seat] <= 2) return -1;
  const ease = easeOf(fighter, view, seat, ['general']);
  const win = winsWith(fighter, strength - ease, fighter.fireballs);
  if (win >= 0.37 - Math.max(0, weary) * 0.015) return 2 + win * 29;
  // Claws thin the guard with every attempt, so Darius tries as soon as he can dent it too.
  const ten = winsWith(fighter, box.set.general.strength - ease, 0);
  if (fighter.may.guards > 0 && win > 0.12 && ten > 0.55) return 2 + win * 29;
  return weary > 0 && view.praetorians > 0 && ten > 0.4 ? ten * 3 : -1;
}

/** What unexplored land promises: the armies still in the bag, or the General if he is yet to be found. */
export function exploreValue(mind: Mind): number {
  const { box, view } = mind;
  const second = view.first.length === 0;
  const maw = second && view.general < 0 ? 1 / view.second.length : 0;
  const strongest = box.set.general.strength + box.set.general.praetorians[view.heroes.length - 2];
  const found = maw > 0 ? generalValue(mind, strongest) * maw : 0;
  return (
    LAND + found + (maw < 1 ? strangers(mind, second) * (1 - maw) : 0) + Math.max(0, weariness(view)) * 0.05
  );
}

/** New land is worth something in itself. */
const LAND = 0.4;

/** A few armies spread over the bag stand for all of them. */
function strangers({ box, view, seat, fighter }: Mind, second: boolean): number {
  const { strength } = printed(box);
  const tries = Math.min(5, view.bag.length);
  const { claws } = fighter.may;
  let value = 0;
  for (let i = 0; i < tries; i++) {
    const army = view.bag[Math.floor(((i + 0.5) * view.bag.length) / tries)];
    const other = view.bag[Math.floor(((i * 2 + 1.2) * view.bag.length) / tries) % view.bag.length];
    let total = strength[army] + (second ? strength[other] : 0);
    if (claws >= 0) total -= clawed(strength[army], second ? strength[other] : -1, claws);
    const gain = armyGain(box.set, view, seat, army) + (second ? armyGain(box.set, view, seat, other) : 0);
    value +=
      total === 0 ? gain : fightValue(fighter, view, seat, total, gain, second ? [army, other] : [army]);
  }
  return tries === 0 ? 0 : value / tries;
}

/** The strength of the stronger of two whom claws tear apart. */
const clawed = (one: number, other: number, upTo: number): number =>
  Math.max(0, one <= upTo ? one : 0, other <= upTo ? other : 0);
