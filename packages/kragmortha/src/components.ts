import { looks } from './looks.ts';
import type { KragmorthaSet } from './set.ts';

/** The eight goblins, by colour. */
export const GOBLINS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const;

/** What is in the box. Everything marked `ours` may be replaced by what is printed on your own cards. */
export const KRAGMORTHA_SET: KragmorthaSet = {
  board: {
    source: 'ours', // the four symbols are public, where they lie is not
    symbols: [
      'B G P S B G G',
      'P S G S S P S',
      'P S S G S B B',
      'B B P P S G G',
      'S G G B S P S',
      'P P S B G P S',
      'G B S P G B B',
      'S B G P S S G',
      'B G G B B P P',
      'S P P S G G B',
    ],
  },
  maps: [
    {
      seats: 4,
      source: 'hint',
      rows: [
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '# # # # # # #',
        'S s S S S s #',
        '- - - - - - #',
        '- - - - T - #',
        '- - - - - - #',
        'D D - - - - #',
        'D D - R - - T',
      ],
    },
    {
      seats: 6,
      source: 'hint',
      rows: [
        '. . . . . . .',
        '# # # # # . .',
        'S S S s # # #',
        '- - - - S S S',
        '- T # - # T -',
        '- - # - # - -',
        '- - - - T - -',
        '- - - - - - -',
        'D D - - - - -',
        'D D - R - - T',
      ],
    },
    {
      seats: 8,
      source: 'hint',
      rows: [
        's S S S S S s',
        '- - # - # - -',
        '- - # T # - -',
        '- - - - - - -',
        '- T # - # T -',
        '- - # - # - -',
        '- - - - T - -',
        '- - - # - - -',
        'D D - # - - -',
        'D D - R - - T',
      ],
    },
  ],
  cards: [
    { id: 'book-scroll', moves: 'goblin', symbols: ['book', 'scroll'], count: 5, source: 'ours' },
    { id: 'book-potion', moves: 'goblin', symbols: ['book', 'potion'], count: 5, source: 'ours' },
    { id: 'book-gems', moves: 'goblin', symbols: ['book', 'gems'], count: 5, source: 'ours' },
    { id: 'scroll-potion', moves: 'goblin', symbols: ['scroll', 'potion'], count: 5, source: 'ours' },
    { id: 'scroll-gems', moves: 'goblin', symbols: ['scroll', 'gems'], count: 5, source: 'ours' },
    { id: 'potion-gems', moves: 'goblin', symbols: ['potion', 'gems'], count: 5, source: 'ours' },
    { id: 'book-ball', moves: 'goblin', symbols: ['book', 'ball'], count: 3, source: 'ours' },
    { id: 'scroll-ball', moves: 'goblin', symbols: ['scroll', 'ball'], count: 3, source: 'ours' },
    { id: 'potion-ball', moves: 'goblin', symbols: ['potion', 'ball'], count: 3, source: 'ours' },
    { id: 'gems-ball', moves: 'goblin', symbols: ['gems', 'ball'], count: 3, source: 'ours' },
    { id: 'rigor-book-scroll', moves: 'rigor', symbols: ['book', 'scroll'], count: 2, source: 'ours' },
    { id: 'rigor-book-potion', moves: 'rigor', symbols: ['book', 'potion'], count: 2, source: 'ours' },
    { id: 'rigor-book-gems', moves: 'rigor', symbols: ['book', 'gems'], count: 2, source: 'ours' },
    { id: 'rigor-scroll-potion', moves: 'rigor', symbols: ['scroll', 'potion'], count: 2, source: 'ours' },
    { id: 'rigor-scroll-gems', moves: 'rigor', symbols: ['scroll', 'gems'], count: 2, source: 'ours' },
    { id: 'rigor-potion-gems', moves: 'rigor', symbols: ['potion', 'gems'], count: 2, source: 'ours' },
    { id: 'rigor-book-ball', moves: 'rigor', symbols: ['book', 'ball'], count: 1, source: 'ours' },
    { id: 'rigor-scroll-ball', moves: 'rigor', symbols: ['scroll', 'ball'], count: 1, source: 'ours' },
    { id: 'rigor-potion-ball', moves: 'rigor', symbols: ['potion', 'ball'], count: 1, source: 'ours' },
    { id: 'rigor-gems-ball', moves: 'rigor', symbols: ['gems', 'ball'], count: 1, source: 'ours' },
  ],
  tokens: [
    { id: 'teleport', count: 2, source: 'ours' },
    { id: 'tome', count: 2, source: 'ours' },
    { id: 'trap', count: 2, source: 'ours' },
  ],
  looks,
  tomes: [
    { id: 'hex', effect: 'hex', symbols: 1, count: 4, source: 'ours' },
    { id: 'pardon', effect: 'pardon', symbols: 1, count: 1, source: 'ours' },
    { id: 'scapegoat', effect: 'scapegoat', symbols: 1, count: 1, source: 'ours' },
    { id: 'lure', effect: 'lure', symbols: 2, count: 2, source: 'ours' },
    { id: 'ward', effect: 'ward', symbols: 2, count: 1, source: 'ours' },
    { id: 'satchel', effect: 'satchel', symbols: 2, count: 1, source: 'ours' },
    { id: 'gust', effect: 'gust', symbols: 2, count: 1, source: 'ours' },
    { id: 'dodge', effect: 'dodge', symbols: 2, count: 1, source: 'ours' },
    { id: 'haste', effect: 'haste', symbols: 3, count: 1, source: 'ours' },
    { id: 'omen', effect: 'omen', symbols: 3, count: 1, source: 'ours' },
    { id: 'lecture', effect: 'lecture', symbols: 3, count: 1, source: 'ours' },
    { id: 'bookworm', effect: 'bookworm', symbols: 3, count: 3, source: 'ours' },
  ],
};

const IN_BOX: ReadonlySet<string> = new Set([
  'blank',
  ...KRAGMORTHA_SET.tomes.map(({ id }) => id),
  ...KRAGMORTHA_SET.looks.flatMap(({ id, dare, screen }) => [id, dare.id, screen.id]),
]);

/** Whether a look, a penalty or a tome is one of those in the box, or of somebody's own making. */
export const isInBox = (id: string): boolean => IN_BOX.has(id);
