import type { Caption } from '../../../table/game/beside.ts';

/** Names and sentences for what Karak 2’s own words do not speak of. */
export const en = {
  points: [
    'Points',
    'Soul stones decide the game: 1 for a small one, 2 for a large one, 4½ for the Arkenstone.',
  ],
  fame: ['Fame', 'The strength of the strongest enemy beaten. You cannot have more units than fame.'],
  stack: ['Tiles left', 'Whoever moves into unexplored land turns over the next one.'],
  bag: ['Armies in the bag', 'Each new tile gets one of them, or two on the second level.'],
  total: [
    'Your strength',
    'All swords rolled and all that counts on top. It must reach the strength of the enemy.',
  ],
  gorge: ['Gorge', 'Nobody moves across this edge.'],
  gives: ['Yield', 'What you get when you gather here.'],
  unexplored: ['Unexplored', 'Whoever goes there turns over the next tile.'],
} as const satisfies Record<string, Caption>;

export type Karak2About = Readonly<Record<keyof typeof en, Caption>>;
