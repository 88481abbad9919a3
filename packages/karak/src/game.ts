import type { Game } from '@undercroft/kernel';
import { curse } from './asks/curse.ts';
import { fate } from './asks/fate.ts';
import { fight } from './asks/fight.ts';
import { lay } from './asks/lay.ts';
import { leave } from './asks/leave.ts';
import { rise } from './asks/rise.ts';
import { step } from './asks/step.ts';
import { checkKarakSet, HEROES, KARAK_SET, setSchema } from './components.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { raises } from './raises.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import type { Karak } from './state.ts';
import { nextTurn } from './turn.ts';
import { whoSees } from './who-sees.ts';

/** Karak: two to five heroes under a ruined castle, until the dragon falls. */
export const karak: Game<Karak> = {
  name: 'karak',
  rulePrefix: 'K',
  rulesVersion: 3,
  raises,
  seats: shelf.seats,
  figures: HEROES,
  options: OPTIONS,
  chosen: { heroes: 'chosen' },
  set: KARAK_SET,
  setSchema,
  checkSet: checkKarakSet,
  answers: {
    alone: {
      open: true,
      fight: true,
      rest: true,
      end: true,
      accept: true,
      reroll: true,
      sacrifice: true,
      stay: true,
    },
    named: {
      step: true,
      gate: true,
      swap: true,
      heal: true,
      at: true,
      take: true,
      lay: true,
      keep: true,
      flames: true,
      cast: true,
      leave: true,
      curse: true,
      rise: true,
    },
  },
  purposes: ['heroes', 'first', 'tiles', 'tokens', 'attack', 'again'],
  asks: { step, lay, fate, fight, leave, curse, rise },
  events: {
    'first-roll': true,
    turn: true,
    woke: true,
    moved: true,
    'drew-tile': true,
    laid: true,
    'drew-token': true,
    placed: true,
    'empty-bag': true,
    rolled: true,
    flames: true,
    sacrificed: true,
    fought: true,
    'thrown-back': true,
    unstoppable: true,
    got: true,
    left: true,
    opened: true,
    healed: true,
    portal: true,
    swapped: true,
    cursed: true,
    'curse-stays': true,
    'curse-lifted': true,
    fainted: true,
    rose: true,
    'stack-empty': true,
    ended: true,
  },
  setup,
  next: nextTurn,
  outcome,
  whoSees,
  seated: ({ heroes }) => heroes.map(({ hero }) => hero),
};

export * from './components.ts';
export * from './dungeon.ts';
export { skillsOf } from './heroes.ts';
export { portalHeld } from './inventory.ts';
export * from './odds.ts';
export { pointsOf } from './outcome.ts';
export type * from './state.ts';
export { usefulAnswers } from './useful.ts';
