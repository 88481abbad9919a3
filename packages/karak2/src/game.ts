import type { Game } from '@undercroft/kernel';
import { act } from './asks/act.ts';
import { build } from './asks/build.ts';
import { disband } from './asks/disband.ts';
import { fate } from './asks/fate.ts';
import { fight } from './asks/fight.ts';
import { goods } from './asks/goods.ts';
import { hero } from './asks/hero.ts';
import { keep } from './asks/keep.ts';
import { lay } from './asks/lay.ts';
import { muster } from './asks/muster.ts';
import { more, pickup } from './asks/pickup.ts';
import { plague } from './asks/plague.ts';
import { protect } from './asks/protect.ts';
import { recruit } from './asks/recruit.ts';
import { scout } from './asks/scout.ts';
import { spot } from './asks/spot.ts';
import { HEROES } from './components.ts';
import { EVENTS } from './events.ts';
import { everyAnswer } from './every-answer.ts';
import { battle } from './fights.ts';
import { spoils } from './items.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { atAnyTime } from './pickpocket.ts';
import { raises } from './raises.ts';
import { checkKarak2Set, KARAK2_SET, setSchema } from './set.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import type { Karak2 } from './state.ts';
import { go, nextTurn } from './turn.ts';
import { whoSees } from './who-sees.ts';

/** Karak 2: two to five heroes in the land around the castle, until the Dark General falls. */
export const karak2: Game<Karak2> = {
  name: 'karak2',
  rulePrefix: 'K2',
  rulesVersion: 4,
  raises,
  seats: shelf.seats,
  figures: HEROES,
  options: OPTIONS,
  chosen: {},
  set: KARAK2_SET,
  setSchema,
  checkSet: checkKarak2Set,
  everyAnswer,
  purposes: ['heroes', 'choice', 'first', 'tiles', 'armies', 'amulets', 'hero-die', 'unit-dice', 'again'],
  asks: {
    act,
    scout,
    spot,
    lay,
    fate,
    muster,
    fight,
    protect,
    keep,
    goods,
    plague,
    build,
    recruit,
    pickup,
    disband,
    hero,
    go,
    battle,
    spoils,
    more,
  },
  standing: atAnyTime,
  events: EVENTS,
  setup,
  next: nextTurn,
  outcome,
  whoSees,
  seated: ({ heroes }) => heroes,
};

export { mayGather } from './actions.ts';
export { diceOf, fameOf, hasBuilt, raisedNow, unitsOf } from './army.ts';
export { mayFound } from './city.ts';
export * from './components.ts';
export type { Karak2Event } from './events.ts';
export { againOf, skullsLeft } from './fights.ts';
export {
  addedTo,
  amuletsOf,
  type Bends,
  bends,
  nextThrow,
  powerOf,
  powersIn,
  powersOfAmulet,
  powersOfWork,
} from './heroes.ts';
export { addsOf, fireOf, fits, heldIn, hold, itemsOf, lootOf, lyingOn, weaponBonus } from './items.ts';
export {
  CASTLE,
  cityAt,
  DIRECTIONS,
  type Direction,
  DQ,
  DR,
  hostile,
  leadsOut,
  opposite,
  placeAt,
  putTile,
  stepFrom,
  turnGorges,
} from './land.ts';
export * from './odds.ts';
export { pointsOf } from './outcome.ts';
export * from './powers.ts';
export { printed } from './printed.ts';
export { type Cost, type Face, KARAK2_SET, type Karak2Set } from './set.ts';
export type * from './state.ts';
export { tilesLeft } from './travel.ts';
export { actionsLeft } from './turn.ts';
