import type { Said } from '@undercroft/words/said';

export const en = {
  open: 'On the television, with phones',
  television: 'Television',
  opening: 'Setting up a table…',
  unreachable: 'The server cannot be reached. This page tries again by itself.',
  gone: 'That table is gone.',
  join: 'Join with your phone',
  joinHow: 'Point its camera at the picture, or open {address} and type the code.',
  onlyHere:
    'Only this device can reach this address: start the server with HOST=0.0.0.0 so that phones can join.',
  cannotReach:
    'The phone finds nothing? It must be on the same Wi-Fi, not on the guest network, with mobile data and VPN off.',
  game: 'Game',
  players: 'At the table',
  nobody: 'Nobody yet. Whoever comes chooses a hero on the phone.',
  dealt: 'a hero will be dealt',
  needMore: '{missing} more, or computer players: add them on a phone.',
  ready: 'Start on any phone, or press OK here.',
  start: 'Start',
  another: 'Show another table',
  anotherHow: 'Up and down change a letter, OK opens the table.',
  address: 'Another address',
  letter: 'Letter {nth}',
  lost: 'Connection lost. The table waits.',
  next: 'Rematch on any phone. OK opens a new table.',
  great: {
    falls: '{name} brings down the great enemy',
    look: 'A withering look for {name}',
    chain: 'Three with one push, down to {name}',
    heart: '{name}: one heart left',
  },
  welcome: '{name} has come to watch. Welcome!',
  wants: '{name} would like to play on for {seat}. Decide on a phone.',
  evening: 'This evening: {count, plural, one {# game} other {# games}}',
  think: 'What would you do? The answer comes in a moment.',
} as const;

export type TvWords = Said<typeof en>;
