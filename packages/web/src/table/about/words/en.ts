import type { Told } from '../../game/beside.ts';

/** What is said about things in every game. */
export const en = {
  told: {
    heart: ['Heart', 'A hit point that this hero still has.'],
    skull: ['Lost heart', 'A hit point that is gone. Healing turns it back into a heart.'],
    turn: ['In the light', 'It is this figure’s turn.'],
    bot: ['Computer player', 'The computer plays this seat.'],
  } as Readonly<Record<string, Told>>,
  plain: (game: string) => `A part of the game ${game}.`,
  of: (name: string) => `Played by ${name}`,
  strength: (strength: number) => `Strength ${strength}`,
  costs: (price: string) => `Costs: ${price}`,
  /** For whoever looks, who pays less than others. */
  costsYou: (price: string) => `Costs you: ${price}`,
  faces: (faces: string) => `Faces: ${faces}`,
  skulls: ['', 'skull', 'two skulls'],
  rule: (rule: string) => `Rule ${rule}`,
  card: 'What is this?',
  hint: 'Tap, or use the arrow keys, to ask about something else.',
};

export type AboutWords = typeof en;
