import type { GameScreen } from './screen.ts';

/** What the front door tells about a game before anything of it is fetched. */
export interface OnTheShelf {
  readonly title: string;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly age: number;
  /** Its screen; null while the game is still to come. */
  readonly load: (() => Promise<{ readonly screen: GameScreen }>) | null;
}

export type GameKey = 'karak' | 'karak2' | 'goblin' | 'kragmortha';

/** Every game of the house, one line each, in the order of the shelf. */
export const GAMES: Readonly<Record<GameKey, OnTheShelf>> = {
  karak: {
    title: 'Karak',
    seats: [2, 5],
    minutes: [45, 45],
    age: 7,
    load: () => import('./karak/index.tsx'),
  },
  karak2: {
    title: 'Karak 2',
    seats: [2, 5],
    minutes: [45, 90],
    age: 8,
    load: () => import('./karak2/index.tsx'),
  },
  goblin: {
    title: 'Karak: Goblin',
    seats: [2, 4],
    minutes: [30, 60],
    age: 7,
    load: () => import('./goblin/index.tsx'),
  },
  kragmortha: {
    title: 'Kragmortha',
    seats: [2, 8],
    minutes: [30, 45],
    age: 8,
    load: () => import('./kragmortha/index.tsx'),
  },
};

export const GAME_KEYS = Object.keys(GAMES) as readonly GameKey[];

export const isGameKey = (name: string): name is GameKey => Object.hasOwn(GAMES, name);
