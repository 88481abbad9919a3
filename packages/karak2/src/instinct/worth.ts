import type { Seat } from '@undercroft/kernel';
import { type Army, type Item, REWARD, type Reward, SLOT_OF } from '../components.ts';
import { can } from '../heroes.ts';
import { fits } from '../items.ts';
import { pointsOf } from '../outcome.ts';
import { printed } from '../printed.ts';
import type { Karak2View } from '../state.ts';
import { fightValue, winsWith } from './fighter.ts';
import type { Mind } from './plan.ts';

/** How much a hero likes to own an item. */
const WORTH: Readonly<Record<Item, number>> = {
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

export const worth = (item: Item): number => WORTH[item];

/** What getting an item would improve. */
export function itemGain(view: Karak2View, seat: Seat, item: Item): number {
  if (fits(view, seat, item)) return WORTH[item];
  const slot = SLOT_OF[item];
  if (slot === 'amulet') {
    const own = view.amulet[seat];
    return own === '' ? WORTH[item] : Math.max(0, WORTH[item] - WORTH[own]);
  }
  if (item === 'hammer' && view.swords[seat] > 0) return WORTH.hammer - WORTH.sword;
  if (item === 'fireball' && view.pickpockets[seat] > 0) return WORTH.fireball - WORTH.pickpocket;
  return 0.02;
}

function rewardGain(view: Karak2View, seat: Seat, reward: Reward): number {
  if (reward === 'small-stone') return 1.9;
  if (reward === 'large-stone') return 3.5;
  if (reward === 'cart') return 1.8;
  if (reward === 'amulet') return view.amulet[seat] === '' ? 2.65 : 0.67;
  return itemGain(view, seat, reward);
}

/** What an army's fall would bring, fame apart. */
export const armyGain = (view: Karak2View, seat: Seat, army: Army): number =>
  rewardGain(view, seat, REWARD[army]);

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
  const win = winsWith(fighter, strength, fighter.fireballs);
  if (win >= 0.37 - Math.max(0, weary) * 0.015) return 2 + win * 29;
  // Claws thin the guard with every attempt, so Darius tries as soon as he can dent it too.
  const ten = winsWith(fighter, box.set.general.strength, 0);
  if (can(view, seat, 'claws') && win > 0.12 && ten > 0.55) return 2 + win * 29;
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
  const claws = can(view, seat, 'claws');
  let value = 0;
  for (let i = 0; i < tries; i++) {
    const army = view.bag[Math.floor(((i + 0.5) * view.bag.length) / tries)];
    const other = view.bag[Math.floor(((i * 2 + 1.2) * view.bag.length) / tries) % view.bag.length];
    let total = strength[army] + (second ? strength[other] : 0);
    if (claws && (strength[army] === 1 || (second && strength[other] === 1))) total--;
    const gain = armyGain(view, seat, army) + (second ? armyGain(view, seat, other) : 0);
    value += total === 0 ? gain : fightValue(fighter, view, seat, total, gain);
  }
  return tries === 0 ? 0 : value / tries;
}
