import type { Seat } from '@undercroft/kernel';
import { once } from '@undercroft/kernel';
import { fameOf, fitArmy, tellFame } from './army.ts';
import {
  type Amulet,
  type Army,
  GOODS,
  ITEMS,
  type Item,
  REWARD,
  type Reward,
  type Slot,
  slotOf,
} from './components.ts';
import { askGoods, mayPickpocket } from './goods.ts';
import { type Bends, bends } from './heroes.ts';
import type { Karak2Set } from './set.ts';
import type { Into, Karak2Moment, Karak2State, Karak2View, SpoilsDuty, TakeAnswer } from './state.ts';

/** What the weapons add to every fight. (K2-62) */
export function weaponBonus({ items }: Karak2Set, state: Karak2View, seat: Seat): number {
  const { sword, hammer } = items ?? AS_PRINTED;
  return state.swords[seat] * sword.bonus + state.hammers[seat] * hammer.bonus;
}

/** What items are good for where a set does not say it. (K2-62 … K2-65) */
const AS_PRINTED = {
  sword: { bonus: 1 },
  hammer: { bonus: 2 },
  fireball: { bonus: 1 },
  pickpocket: { goods: 2 },
  cart: { goods: 3 },
};

/** What one weapon adds. (K2-62) */
export const addsOf = ({ items }: Karak2Set, weapon: 'sword' | 'hammer'): number =>
  (items ?? AS_PRINTED)[weapon].bonus;

/** What one fireball adds. (K2-26) */
export const fireOf = ({ items }: Karak2Set): number => (items ?? AS_PRINTED).fireball.bonus;

/** How many resources a pickpocket takes, and how many a cart brings. (K2-64, K2-65) */
export const lootOf = ({ items }: Karak2Set, by: 'pickpocket' | 'cart'): number =>
  (items ?? AS_PRINTED)[by].goods;

/** Every item of a set, those of the box first. */
export const itemsOf = ({ amulets }: Karak2Set): Item[] => [
  ...ITEMS,
  ...(Object.keys(amulets ?? {}) as Amulet[]),
];

function slotsUsed(state: Karak2View, seat: Seat, slot: Slot): number {
  if (slot === 'weapon') return state.swords[seat] + state.hammers[seat];
  if (slot === 'spell') return state.fireballs[seat] + state.pickpockets[seat];
  return state.amulet[seat] === '' ? 0 : 1;
}

export function fits({ slots }: Bends, state: Karak2View, seat: Seat, item: Item): boolean {
  const slot = slotOf(item);
  return slotsUsed(state, seat, slot) < slots[slot];
}

/** The different items a seat has in a slot of this kind. */
export function heldIn(state: Karak2View, seat: Seat, slot: Slot): Item[] {
  const items: Item[] = [];
  if (slot === 'weapon') {
    if (state.swords[seat] > 0) items.push('sword');
    if (state.hammers[seat] > 0) items.push('hammer');
  } else if (slot === 'spell') {
    if (state.fireballs[seat] > 0) items.push('fireball');
    if (state.pickpockets[seat] > 0) items.push('pickpocket');
  } else {
    const amulet = state.amulet[seat];
    if (amulet !== '') items.push(amulet);
  }
  return items;
}

const COLUMN = {
  sword: 'swords',
  hammer: 'hammers',
  fireball: 'fireballs',
  pickpocket: 'pickpockets',
} as const;

const isAmulet = (item: Item): item is Amulet => slotOf(item) === 'amulet';

export function hold(state: Karak2State, seat: Seat, item: Item, count: 1 | -1): void {
  if (isAmulet(item)) state.amulet[seat] = count > 0 ? item : '';
  else state[COLUMN[item]][seat] += count;
}

/** A spell works once. (K2-63) */
export function useSpell(state: Karak2State, seat: Seat, spell: 'fireball' | 'pickpocket'): void {
  hold(state, seat, spell, -1);
  state.gone.push(spell);
}

/** Takes an item from the tile the hero stands on, into a slot that is free. */
function pick({ state, tell }: Karak2Moment, seat: Seat, item: Item): void {
  const place = state.at[seat];
  const index = state.lying.findIndex((name, i) => name === item && state.lyingAt[i] === place);
  state.lying.splice(index, 1);
  state.lyingAt.splice(index, 1);
  hold(state, seat, item, 1);
  tell?.({ kind: 'took', seat, item });
}

/** Leaves one of the hero's items on the tile. */
function drop({ state, tell }: Karak2Moment, seat: Seat, item: Item): void {
  const place = state.at[seat];
  hold(state, seat, item, -1);
  state.lying.push(item);
  state.lyingAt.push(place);
  tell?.({ kind: 'left', seat, item, tile: state.tile[place] });
}

/** Takes an item that lies here, leaving another if need be; fame may change with it. (K2-36, K2-60, K2-61) */
export function trade(moment: Karak2Moment, seat: Seat, item: Item, instead: Item | null): void {
  const before = fameOf(moment.box.set, moment.state, seat);
  if (instead !== null) drop(moment, seat, instead);
  pick(moment, seat, item);
  tellFame(moment, seat, before);
  fitArmy(moment, seat);
}

/** A reward that lies here is taken if a slot has become free; else there is a choice. (K2-59) */
export function spoils(moment: Karak2Moment, { seat, item }: SpoilsDuty): void {
  const { box, state } = moment;
  if (fits(bends(box.set, state, seat), state, seat, item)) pick(moment, seat, item);
  else state.asks.push({ kind: 'keep', seat, item });
}

/** What lies on a place. */
export function lyingOn(state: Karak2View, place: number): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < state.lying.length; i++) if (state.lyingAt[i] === place) items.push(state.lying[i]);
  return items;
}

/** The reward on the back of a beaten army. (K2-57) */
export function giveReward(moment: Karak2Moment, seat: Seat, army: Army): void {
  const { box, state, chance, tell } = moment;
  const reward: Reward = REWARD[army];
  if (reward === 'small-stone') state.smallStones[seat]++;
  else if (reward === 'large-stone') state.largeStones[seat]++;
  if (reward === 'cart' || reward === 'small-stone' || reward === 'large-stone') {
    if (reward === 'cart') state.gone.push(reward);
    tell?.({ kind: 'reward', seat, reward });
    if (reward !== 'cart') return;
    askGoods(moment, {
      kind: 'goods',
      seat,
      why: 'cart',
      count: lootOf(box.set, 'cart'),
      of: GOODS,
      from: -1,
    });
    return;
  }
  const item: Item = reward === 'amulet' ? chance.draw(state.amulets, 'amulets') : reward;
  if (fits(bends(box.set, state, seat), state, seat, item)) {
    const before = fameOf(box.set, state, seat);
    hold(state, seat, item, 1);
    tell?.({ kind: 'reward', seat, reward: item });
    tellFame(moment, seat, before);
    return;
  }
  // It lies on the tile until its finder has decided what stays there. (K2-59)
  const place = state.at[seat];
  state.lying.push(item);
  state.lyingAt.push(place);
  tell?.({ kind: 'reward', seat, reward: item });
  const others = heldIn(state, seat, slotOf(item)).some((own) => own !== item);
  // A pickpocket that is cast first makes room for another spell. (K2-64)
  if (others || (slotOf(item) === 'spell' && mayPickpocket(state, seat)))
    state.asks.push({ kind: 'spoils', seat, item });
  else tell?.({ kind: 'left', seat, item, tile: state.tile[place] });
}

const taking = once((take: Item): TakeAnswer => ({ take }));
const trading = once((take: Item) => once((leave: Item): TakeAnswer => ({ take, leave })));

/** Answers that take one of the offered items, alone or for another of its kind. (K2-60, K2-61) */
export function takeAnswers(
  may: Bends,
  state: Karak2View,
  seat: Seat,
  offered: readonly Item[],
  into: Into<TakeAnswer>,
): void {
  for (let i = 0; i < offered.length; i++) {
    const item = offered[i];
    if (offered.indexOf(item) !== i) continue;
    if (fits(may, state, seat, item)) into.push(taking(item));
    for (const own of heldIn(state, seat, slotOf(item))) if (own !== item) into.push(trading(item)(own));
  }
}
