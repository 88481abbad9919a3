import type { Json, Seat } from '@undercroft/kernel';
import { fail, numberOf, type Words, wordsOf } from '@undercroft/kit/scene';
import { fameOf, moveUnits, unitNumber, unitsOf } from '../army.ts';
import { BUILDINGS, GOODS, HEARTS, slotOf, UNITS, type Unit } from '../components.ts';
import { amuletsOf, bends } from '../heroes.ts';
import { hold } from '../items.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2State, Karak2View } from '../state.ts';
import { outOfBag, someItems, someOf } from './words.ts';

type Give = (state: Karak2State, seat: Seat, value: Json, path: string, set: Karak2Set) => void;

/** Gives a hero what a scenario says it has. */
export function equip(set: Karak2Set, state: Karak2State, seat: Seat, given: Words, path: string): void {
  for (const [key, value] of Object.entries(given)) {
    const give = GIVE[key];
    if (give === undefined)
      fail(`${path}.${key}`, `not known here; there are: ${Object.keys(GIVE).join(', ')}`);
    give(state, seat, value, `${path}.${key}`, set);
  }
  const units = unitsOf(state, seat);
  const fame = fameOf(set, state, seat);
  // Fights would not notice, but no real table looks like this. (K2-33)
  if (units > fame) fail(`${path}.units`, `${units} units, but fame ${fame}; say what was beaten`);
}

const good =
  (number: number): Give =>
  (state, seat, value, path) => {
    state.goods[seat * 3 + number] = numberOf(value, path, 40);
  };

const carry =
  (slot: 'weapon' | 'spell'): Give =>
  (state, seat, value, path, set) => {
    const items = someItems(set, value, path);
    const { slots } = bends(set, state, seat);
    if (items.length > slots[slot]) fail(path, `there are ${slots[slot]} slots`);
    for (const item of items) {
      const goes = slotOf(item);
      if (goes !== slot) fail(path, `${item} is ${goes === 'amulet' ? 'an amulet' : `a ${goes}`}`);
      hold(state, seat, item, 1);
      outOfBag(state, item);
    }
  };

function placeNamed(state: Karak2View, value: Json, path: string): number {
  const place = state.tile.indexOf(String(value));
  if (place < 0)
    fail(path, `no tile ${JSON.stringify(value)} lies on the map; there are: ${state.tile.join(', ')}`);
  return place;
}

const GIVE: Readonly<Record<string, Give>> = {
  at: (state, seat, value, path) => {
    state.at[seat] = placeNamed(state, value, path);
  },
  hearts: (state, seat, value, path) => {
    state.life[seat] = numberOf(value, path, HEARTS);
  },
  beaten: (state, seat, value, path) => {
    state.conquest[seat] = numberOf(value, path, 30);
  },
  food: good(GOODS.indexOf('food')),
  wood: good(GOODS.indexOf('wood')),
  stone: good(GOODS.indexOf('stone')),
  units: (state, seat, value, path) => {
    for (const [unit, count] of Object.entries(wordsOf(value, path))) {
      const [known] = someOf(unit, `${path}.${unit}`, UNITS.slice(0, 4) as Unit[]);
      moveUnits(state, seat, unitNumber(known), numberOf(count, `${path}.${unit}`, 10));
    }
  },
  weapons: carry('weapon'),
  spells: carry('spell'),
  amulet: (state, seat, value, path, set) => {
    const [amulet] = someOf(value, path, amuletsOf(set));
    state.amulet[seat] = amulet;
    outOfBag(state, amulet);
  },
  city: (state, seat, value, path) => {
    state.city[seat] = placeNamed(state, value, path);
  },
  buildings: (state, seat, value, path) => {
    for (const building of someOf(value, path, BUILDINGS))
      state.built[seat * 6 + BUILDINGS.indexOf(building)] = 1;
  },
  small: (state, seat, value, path) => {
    state.smallStones[seat] = numberOf(value, path, 9);
    for (let i = 0; i < state.smallStones[seat]; i++) outOfBag(state, 'small-stone');
  },
  large: (state, seat, value, path) => {
    state.largeStones[seat] = numberOf(value, path, 9);
    for (let i = 0; i < state.largeStones[seat]; i++) outOfBag(state, 'large-stone');
  },
};
