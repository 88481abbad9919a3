import type { Game } from '@undercroft/kernel';
import { card } from './asks/card.ts';
import { land } from './asks/land.ts';
import { onward } from './asks/onward.ts';
import { place } from './asks/place.ts';
import { push } from './asks/push.ts';
import { react } from './asks/react.ts';
import { vote } from './asks/vote.ts';
import { calls } from './calls.ts';
import { GOBLINS, KRAGMORTHA_SET } from './components.ts';
import { EVENTS } from './events.ts';
import { everyAnswer } from './every-answer.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { raises } from './raises.ts';
import { checkKragmorthaSet, setSchema } from './set.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import type { Kragmortha } from './state.ts';
import { duties, next } from './turn.ts';
import { reckoned } from './view.ts';
import { whoSees } from './who-sees.ts';

/** Kragmortha: two to eight goblins push each other about in a wizard's library. */
export const kragmortha: Game<Kragmortha> = {
  name: 'kragmortha',
  rulePrefix: 'M',
  rulesVersion: 4,
  raises,
  seats: shelf.seats,
  figures: GOBLINS,
  options: OPTIONS,
  chosen: {},
  told: { hands: 'told', looks: 'dare' },
  set: KRAGMORTHA_SET,
  setSchema,
  checkSet: checkKragmorthaSet,
  everyAnswer,
  purposes: ['goblins', 'first', 'cards', 'looks', 'tomes', 'tokens', 'shown'],
  asks: { place, card, onward, push, land, react, vote, ...duties },
  standing: calls,
  events: EVENTS,
  setup,
  next,
  outcome,
  whoSees,
  reckoned,
  seated: ({ goblins }) => goblins,
};

export { canBeBroken } from './calls.ts';
export { GOBLINS, isInBox, KRAGMORTHA_SET } from './components.ts';
export type { KragmorthaEvent } from './events.ts';
export { restAfter } from './hands.ts';
export type * from './set.ts';
export type * from './state.ts';
export { DIRECTIONS, type Direction, type Field, NAMES, squareOf, symbolsOf, tablesOf } from './tables.ts';
export type * from './view.ts';
