import { does, type EventsOf, type Seat } from '@undercroft/kernel';
import type { Amulet, Army, Building, Good, Hero, Item, Recruit, Reward, Unit } from './components.ts';

/** What can happen, by kind, and what is said of it. */
export const EVENTS = {
  'choice-roll': does<{ face: number }>(),
  /** Whom somebody leads, and who was dealt to them. */
  chose: does<{ hero: Hero; dealt: Hero }>(),
  'first-roll': does<{ face: number }>(),
  first: does(),
  turn: does(),
  woke: does<{ life: number }>(),
  moved: does<{ from: string; to: string; by: 'step' | 'portal' | 'ride' }>(),
  /** Only Darius hears which tiles; everybody else hears how many. */
  scouted: does<{ tiles: readonly string[]; count: number }>(),
  laid: does<{ tile: string; q: number; r: number; turned: number; by: 'hero' | 'falcon' }>(),
  drew: does<{ armies: readonly Army[]; tile: string }>(),
  'put-back': does<{ army: Army }>(),
  general: does<{ praetorians: number }>(),
  claws: does<{ army: Army | 'praetorian' }>(),
  rolled: does<{
    hero: number;
    units: readonly Unit[];
    faces: readonly number[];
    again: boolean;
    strength: number;
    foe: number;
  }>(),
  fireball: does<{ strength: number; foe: number }>(),
  ignored: does<{ die: 'hero' | Unit }>(),
  won: does<{ armies: readonly (Army | 'general')[]; strength: number; foe: number }>(),
  lost: does<{ armies: readonly (Army | 'general')[]; strength: number; foe: number; to: string }>(),
  praetorian: does<{ left: number }>(),
  wounded: does<{ hearts: number }>(),
  fell: does<{ units: readonly Unit[] }>(),
  souls: does<{ hearts: number }>(),
  fainted: does(),
  reward: does<{ reward: Reward | Amulet }>(),
  left: does<{ item: Item; tile: string }>(),
  took: does<{ item: Item }>(),
  fame: does<{ fame: number }>(),
  gained: does<{
    food: number;
    wood: number;
    stone: number;
    by: 'gather' | 'plunder' | 'cart' | 'amulet' | 'power';
  }>(),
  stole: does<{ good: Good; from: Seat }>(),
  healed: does<{ hearts: number }>(),
  cleansed: does<{ hearts: number; plague: boolean }>(),
  built: does<{ building: 'city' | Building; tile: string }>(),
  recruited: does<{ unit: Recruit }>(),
  dismissed: does<{ unit: Recruit }>(),
  /** How many, where it is not one. */
  raised: does<{ count?: number }>(),
  misery: does<{ on: Seat; food: number; wood: number; stone: number }>(),
  plague: does<{ on: Seat }>(),
  ended: does(),
};
export type Karak2Event = EventsOf<typeof EVENTS>;
