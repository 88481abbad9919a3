import type { GameName } from '@undercroft/games';
import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import { karak2 } from '@undercroft/karak2';
import { kragmortha } from '@undercroft/kragmortha';
import { gameUntil } from '../../scripts/tables.ts';
import type { KeptTable } from '../../src/table/sources/hereTable.ts';
import { nextInCaves } from '../goblin.ts';
import { nextInLibrary } from '../kragmortha.ts';
import { type Next, nextOnBoard } from '../play.ts';

/** What is played in every engine. */
export interface Played {
  readonly game: GameName;
  readonly next: Next;
  /** Somebody has to say how a fight goes on; in Kragmortha, who is pushed where. */
  readonly fight: (seats: number) => Promise<KeptTable>;
  /** Somebody is asked in the midst of a game. */
  readonly midst: (seats: number) => Promise<KeptTable>;
}

export const PLAYED: readonly Played[] = [
  {
    game: 'karak',
    next: nextOnBoard,
    fight: (seats) => gameUntil(karak, seats, ({ asks }) => asks.at(-1)?.kind === 'fight'),
    midst: (seats) => gameUntil(karak, seats, ({ asks, turn }) => asks.at(-1)?.kind === 'step' && turn > 12),
  },
  {
    game: 'karak2',
    next: nextOnBoard,
    fight: (seats) => gameUntil(karak2, seats, ({ asks }) => asks.at(-1)?.kind === 'muster'),
    midst: (seats) => gameUntil(karak2, seats, ({ asks, turn }) => asks.at(-1)?.kind === 'act' && turn > 12),
  },
  {
    game: 'goblin',
    next: nextInCaves,
    fight: (seats) => gameUntil(goblin, seats, ({ asks }) => asks.at(-1)?.kind === 'fight'),
    midst: (seats) => gameUntil(goblin, seats, ({ asks, turn }) => asks.at(-1)?.kind === 'turn' && turn > 12),
  },
  {
    game: 'kragmortha',
    next: nextInLibrary,
    fight: (seats) => gameUntil(kragmortha, seats, ({ asks }) => asks.at(-1)?.kind === 'push'),
    midst: (seats) =>
      gameUntil(kragmortha, seats, ({ asks, turn }) => asks.at(-1)?.kind === 'card' && turn > 12),
  },
];
