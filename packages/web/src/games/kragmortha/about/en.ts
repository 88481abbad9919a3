import type { Caption } from '../../../table/game/beside.ts';

/** Names and sentences for what Kragmortha’s own words do not speak of. */
export const en = {
  square: ['Square', 'A card that shows this symbol leads here.'],
  start: ['Start square', 'Goblins come in here, and come back here from the desk.'],
  bookcase: ['Bookcase', 'Nobody enters it or is pushed into it.'],
  'goblin-card': ['Goblin card', 'Moves your own goblin: one step to either symbol, then one to the other.'],
  'rigor-card': ['Rigor card', 'Moves Rigor: one step to either symbol, then one to the other.'],
  tome: ['Magic tome', 'Its magic symbols decide among those who have the fewest looks.'],
  'used-tome': ['Used tome', 'Its power is spent. Its magic symbols still count at the end.'],
  tomes: ['Tomes left', 'They lie on the desk. When the last one is taken, the game is over.'],
  'owned-tomes': ['Magic tomes', 'How many this goblin has taken and not yet used.'],
  tokens: ['Tokens face down', 'One is turned over whenever a goblin comes onto a teleport square.'],
  cards: [
    'Cards in the deck',
    'Movement cards still to be drawn. When they run out, the discards are shuffled.',
  ],
  hand: ['Cards in hand', 'Movement cards this goblin holds. A full hand is three.'],
  symbols: ['Magic symbols', 'Among those with the fewest looks, whoever has the most symbols wins.'],
  look: ['Withering look', 'Whoever has the fewest wins. Four are too many: whoever has them is out.'],
  rigor: ['Rigor Mortis', 'Whoever meets him draws a withering look and flees to a teleport square.'],
} as const satisfies Record<string, Caption>;

export type KragmorthaAbout = Readonly<Record<keyof typeof en, Caption>>;
