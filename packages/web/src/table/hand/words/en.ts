import type { Said } from '@undercroft/words/said';

export const en = {
  things: 'My things',
  map: 'Map',
  table: 'Table',
  hero: 'Choose your hero',
  heroHint: 'Or leave it to luck.',
  game: 'Which game?',
  who: 'At the table',
  addBot: 'Add a computer player',
  more: 'All options',
  less: 'Back to my phone’s view',
  look: 'Look at the television.',
} as const;

export type HandWords = Said<typeof en>;
