import type { Duties, Game } from '@undercroft/kernel';
import { arrange } from './asks/arrange.ts';
import { discard } from './asks/discard.ts';
import { equip } from './asks/equip.ts';
import { fight } from './asks/fight.ts';
import { foresee } from './asks/foresee.ts';
import { layOut } from './asks/lay-out.ts';
import { mend } from './asks/mend.ts';
import { pay } from './asks/pay.ts';
import { shop } from './asks/shop.ts';
import { turn } from './asks/turn.ts';
import { OURS } from './components.ts';
import { draw } from './deck.ts';
import { EVENTS } from './events.ts';
import { everyAnswer } from './every-answer.ts';
import { fightOn } from './fights.ts';
import { checkSet, GOBLIN_SET } from './layout.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { raises } from './raises.ts';
import { reckoned } from './seen.ts';
import { HEROES, setSchema } from './set.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import type { Goblin } from './state.ts';
import { nextTurn } from './turn.ts';
import { possible, whoSees } from './who-sees.ts';

const duties: Duties<Goblin> = {
  draw: (moment, { seat, cards, seen }) => draw(moment, seat, cards, seen),
  'fight-on': (moment, { seat }) => fightOn(moment, seat),
};

/** Karak: Goblin: two to four heroes, a deck each, and three keys between them and the monster lord. */
export const goblin: Game<Goblin> = {
  name: 'goblin',
  rulePrefix: 'G',
  rulesVersion: 5,
  raises,
  seats: shelf.seats,
  figures: HEROES,
  options: OPTIONS,
  chosen: {},
  told: { hands: 'told' },
  set: GOBLIN_SET,
  setFile: OURS,
  setSchema,
  checkSet,
  everyAnswer,
  purposes: ['heroes', 'first', 'lords', 'caves', 'gatekeepers', 'decks', 'backs'],
  asks: { 'lay-out': layOut, turn, discard, fight, foresee, mend, equip, shop, pay, arrange, ...duties },
  events: EVENTS,
  setup,
  next: nextTurn,
  outcome,
  whoSees,
  reckoned,
  possible,
  betrays: { fight: 'G-29' },
  commits: { pay: 'G-53' },
  seated: ({ heroes }) => heroes,
};

export { strength } from './chain.ts';
export { COUNTS, OURS } from './components.ts';
export type { GoblinEvent } from './events.ts';
export { canShop, type Stopping, shopsOnAfter, stopping } from './foresight.ts';
export { HEARTS } from './heroes.ts';
export { payAnswers } from './merchant.ts';
export { type Chances, countAgainst, countFight, type FightOdds, fightOdds, oddsAgainst } from './odds.ts';
export type * from './seen.ts';
export * from './set.ts';
export type * from './state.ts';
export { GATES_AT, LORD_AT, NONE } from './state.ts';
