import type { Game } from '@undercroft/kernel';
import { curse } from './asks/curse.ts';
import { fate } from './asks/fate.ts';
import { fight } from './asks/fight.ts';
import { lay } from './asks/lay.ts';
import { leave } from './asks/leave.ts';
import { rise } from './asks/rise.ts';
import { step } from './asks/step.ts';
import { checkKarakSet, HEROES, KARAK_SET, setSchema } from './components.ts';
import { EVENTS } from './events.ts';
import { everyAnswer } from './every-answer.ts';
import { mustEnd } from './must-end.ts';
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
  mustEnd,
  everyAnswer,
  purposes: ['heroes', 'first', 'tiles', 'tokens', 'attack', 'again'],
  asks: { step, lay, fate, fight, leave, curse, rise },
  events: EVENTS,
  setup,
  next: nextTurn,
  outcome,
  whoSees,
  seated: ({ heroes }) => heroes.map(({ hero }) => hero),
};

export * from './components.ts';
export * from './dungeon.ts';
export type { KarakEvent } from './events.ts';
export { bends, heroesOf, powerOf, powersIn, skillsOf } from './heroes.ts';
export { portalHeld } from './inventory.ts';
export * from './odds.ts';
export { pointsOf } from './outcome.ts';
export * from './powers.ts';
export type * from './state.ts';
export { usefulAnswers } from './useful.ts';
