import type { Said } from '@undercroft/words/said';
import type { Caption } from '../../game/beside.ts';

/** What is said about things in every game. */
export const en = {
  told: {
    heart: ['Heart', 'A hit point that this hero still has.'],
    skull: ['Lost heart', 'A hit point that is gone. Healing turns it back into a heart.'],
    turn: ['In the light', 'It is this figure’s turn.'],
    bot: ['Computer player', 'The computer plays this seat.'],
  } as Readonly<Record<string, Caption>>,
  plain: 'A part of the game {game}.',
  of: 'Played by {name}',
  strength: 'Strength {strength}',
  costs: 'Costs: {price}',
  /** For whoever looks, who pays less than others. */
  costsYou: 'Costs you: {price}',
  faces: 'Faces: {faces}',
  skulls: ['', 'skull', 'two skulls'],
  rule: 'Rule {rule}',
  /** The same where nobody has asked for numbers. */
  itsRule: 'Rule',
  larger: 'Larger',
  card: 'What is this?',
  hint: 'Tap, or use the arrow keys, to ask about something else.',
} as const;

export type AboutWords = Said<typeof en>;
