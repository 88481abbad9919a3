import type { Box, Seat, Still } from '@undercroft/kernel';
import {
  ALL_SLOTS,
  type Item,
  type KarakSet,
  kindOfSpell,
  SLOTS,
  type Spell,
  slotOf,
  type Treasure,
  type Weapon,
} from './components.ts';
import type { HeroState, Karak, KarakMoment, KarakView } from './state.ts';

type Options = Karak['options'];

/** What the weapons add to every fight. (K-29) */
export function weaponBonus(hero: Still<HeroState>, set: KarakSet): number {
  let bonus = 0;
  for (const weapon of hero.weapons) bonus += set.items[weapon].bonus;
  return bonus;
}

/** What all the spells in hand would add to a fight. (K-41) */
export function spellBonus({ spells }: Still<HeroState>, { items }: KarakSet): number {
  let bonus = 0;
  // Of the box, a healing portal is the one that adds nothing; one of somebody's own says 0.
  for (const spell of spells) if (spell !== 'healing-portal') bonus += items[spell].bonus;
  return bonus;
}

const NONE: readonly Spell[] = [];

/** Spells of somebody's own in hand that add to a fight as flames do, piece by piece. */
export const ownFlames = ({ spells }: Still<HeroState>, set: KarakSet): readonly Spell[] =>
  set.spells === undefined
    ? NONE
    : spells.filter((spell) => spell !== 'flames' && kindOfSpell(set, spell) === 'flames');

/** The healing portal to be cast, of those in hand: they do all the same. (K-43) */
export function portalHeld({ spells }: Still<HeroState>, set: KarakSet): Spell | undefined {
  if (spells.includes('healing-portal')) return 'healing-portal';
  return set.spells && spells.find((spell) => kindOfSpell(set, spell) === 'healing-portal');
}

export function flamesHeld(hero: Still<HeroState>): number {
  let flames = 0;
  for (const spell of hero.spells) if (spell === 'flames') flames++;
  return flames;
}

/** Everything in the inventory, piece by piece. */
export function carried(hero: Still<HeroState>): Item[] {
  const keys: Item[] = hero.keys > 0 ? ['key'] : [];
  return [...hero.weapons, ...hero.spells, ...keys, ...hero.treasures];
}

function slotsUsed(hero: Still<HeroState>): number {
  return hero.weapons.length + hero.spells.length + hero.keys + hero.treasures.length;
}

/** What must give way when a hero holds too much: pieces of the crowded kind, or anything. (K-38, K-81) */
function crowded(hero: Still<HeroState>, options: Options): readonly Item[] {
  if (hero.weapons.length > SLOTS.weapons) return hero.weapons;
  if (hero.spells.length > SLOTS.spells) return hero.spells;
  if (hero.keys > SLOTS.keys) return ['key'];
  return options.treasureSlots && slotsUsed(hero) > ALL_SLOTS ? carried(hero) : [];
}

function add(hero: HeroState, item: Item, set: KarakSet): void {
  const slot = slotOf(set, item);
  if (slot === 'keys') hero.keys++;
  else if (slot === 'weapons') hero.weapons.push(item as Weapon);
  else if (slot === 'spells') hero.spells.push(item as Spell);
  else hero.treasures.push(item as Treasure);
}

export function remove(hero: HeroState, item: Item, set: KarakSet): void {
  const slot = slotOf(set, item);
  if (slot === 'keys') {
    hero.keys--;
    return;
  }
  const pieces: Item[] = hero[slot];
  pieces.splice(pieces.lastIndexOf(item), 1);
}

/** The different pieces a hero may leave behind now. */
export function mayLeave(hero: Still<HeroState>, options: Options): Item[] {
  return [...new Set(crowded(hero, options))];
}

/** A new piece goes into the inventory; if it does not fit, its owner chooses what stays behind. (K-38) */
export function gain(moment: KarakMoment, seat: Seat, item: Item): void {
  const { box, state, tell } = moment;
  const hero = state.heroes[seat];
  add(hero, item, box.set);
  tell?.({ kind: 'got', seat, item, at: hero.at });
  const choices = mayLeave(hero, box.options);
  if (choices.length > 1) state.asks.push({ kind: 'leave', seat, item });
  else {
    if (choices.length === 1) leaveBehind(moment, seat, choices[0]);
    settled(moment, seat);
  }
}

/** A piece stays on the tile for anyone. */
export function leaveBehind({ box, state, tell }: KarakMoment, seat: Seat, item: Item): void {
  const hero = state.heroes[seat];
  remove(hero, item, box.set);
  state.lying.push({ at: hero.at, item });
  tell?.({ kind: 'left', seat, item, at: hero.at });
}

/** Everything fits again: six treasures may win. (K-79) */
export function settled({ box, state, tell }: KarakMoment, seat: Seat): void {
  if (!box.options.sixTreasures || state.heroes[seat].treasures.length < 6) return;
  state.ended = 'six-treasures';
  state.asks.length = 0;
  tell?.({ kind: 'ended', by: 'six-treasures' });
}

/** An item that fits, or for which something else could be left. (K-39) */
export function worthTaking({ set, options }: Box<Karak>, state: KarakView, seat: Seat, item: Item): boolean {
  const hero = state.heroes[seat];
  const slot = slotOf(set, item);
  if (slot === 'weapons' && hero.weapons.length >= SLOTS.weapons) {
    return hero.weapons.some((own) => own !== item);
  }
  if (slot === 'spells' && hero.spells.length >= SLOTS.spells) return hero.spells.some((own) => own !== item);
  if (slot === 'keys' && hero.keys >= SLOTS.keys) return false;
  if (!options.treasureSlots || slotsUsed(hero) < ALL_SLOTS) return true;
  return carried(hero).some((own) => own !== item);
}

/** What lies where the hero stands: one item at most, since a room has one token in a game. */
export function lyingHere(state: KarakView, seat: Seat): Item | undefined {
  const { at } = state.heroes[seat];
  for (const lying of state.lying) if (lying.at === at) return lying.item;
  return undefined;
}

/** Picks the item up from the tile. (K-39) */
export function pickUp(moment: KarakMoment, seat: Seat, item: Item): void {
  const { state } = moment;
  const { at } = state.heroes[seat];
  state.lying.splice(
    state.lying.findIndex((lying) => lying.at === at),
    1,
  );
  gain(moment, seat, item);
}
