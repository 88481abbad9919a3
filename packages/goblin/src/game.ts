import type { Duties, Game } from '@undercroft/kernel';
import { arrange } from './asks/arrange.ts';
import { discard } from './asks/discard.ts';
import { equip } from './asks/equip.ts';
import { fight } from './asks/fight.ts';
import { foresee } from './asks/foresee.ts';
import { mend } from './asks/mend.ts';
import { pay } from './asks/pay.ts';
import { shop } from './asks/shop.ts';
import { turn } from './asks/turn.ts';
import { OURS } from './components.ts';
import { draw } from './deck.ts';
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
  set: GOBLIN_SET,
  setFile: OURS,
  setSchema,
  checkSet,
  answers: {
    alone: {
      merchant: true,
      revive: true,
      stop: true,
      'go-on': true,
      'put-on': true,
      pawn: true,
      leave: true,
      'leave-shuffled': true,
    },
    named: {
      fight: true,
      discard: true,
      play: true,
      defy: true,
      drink: true,
      double: true,
      lift: true,
      keep: true,
      buy: true,
      pay: true,
      top: true,
    },
  },
  purposes: ['heroes', 'first', 'lords', 'caves', 'gatekeepers', 'decks'],
  asks: { turn, discard, fight, foresee, mend, equip, shop, pay, arrange, ...duties },
  events: {
    lord: true,
    turn: true,
    revived: true,
    fight: true,
    discarded: true,
    played: true,
    defied: true,
    drew: true,
    foresaw: true,
    reshuffled: true,
    arranged: true,
    healed: true,
    drank: true,
    hit: true,
    'knocked-out': true,
    fought: true,
    reward: true,
    key: true,
    'put-on': true,
    pawned: true,
    came: true,
    merchant: true,
    bought: true,
    ended: true,
  },
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
export { canShop, type Stopping, shopsOnAfter, stopping } from './foresight.ts';
export { HEARTS } from './heroes.ts';
export { payAnswers } from './merchant.ts';
export { type Chances, countAgainst, countFight, type FightOdds, fightOdds, oddsAgainst } from './odds.ts';
export type * from './seen.ts';
export * from './set.ts';
export type * from './state.ts';
export { GATES_AT, LORD_AT, NONE } from './state.ts';
