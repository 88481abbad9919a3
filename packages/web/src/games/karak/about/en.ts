import type { Caption } from '../../../table/game/beside.ts';

/** Names and sentences for what Karak’s own words do not speak of. */
export const en = {
  points: ['Points', 'Treasure decides the game: 1 point for each, 1½ for the ruby.'],
  stack: ['Tiles left', 'Whoever goes through an open exit turns over the next one.'],
  bag: ['Tokens in the bag', 'Monsters and chests to come: one for each room that is discovered.'],
  total: ['Attack', 'Both dice and all that counts on top. It must be higher than the monster’s strength.'],
  die: ['Die', 'Six faces, from 1 to 6. Two dice are rolled in every fight.'],
  unconscious: ['Unconscious', 'Without hearts a hero lies there for a turn, then has one heart back.'],
  unexplored: ['Unexplored', 'Whoever goes there turns over the next tile.'],
} as const satisfies Record<string, Caption>;

export type KarakAbout = Readonly<Record<keyof typeof en, Caption>>;
