import { shelf as goblin } from '@undercroft/goblin/shelf';
import { shelf as karak } from '@undercroft/karak/shelf';
import { shelf as karak2 } from '@undercroft/karak2/shelf';
import type { Game } from '@undercroft/kernel';
import { Refused } from '@undercroft/kernel/talk';
import type { Mind } from '@undercroft/kit/mind';
import type { Scene } from '@undercroft/kit/scene';
import type { OnShelf } from '@undercroft/kit/shelf';
import { shelf as kragmortha } from '@undercroft/kragmortha/shelf';

/** The shelf: every game there is, in its order. Rules, mind and scene of a game are fetched when somebody wants them. */
const SHELF = { karak, karak2, goblin, kragmortha } satisfies Record<string, OnShelf>;

export type GameName = keyof typeof SHELF;

export const GAME_NAMES = Object.keys(SHELF) as readonly GameName[];

export function isGameName(name: unknown): name is GameName {
  return typeof name === 'string' && Object.hasOwn(SHELF, name);
}

/** A game as it stands on the shelf; refuses a name that is not there. */
export function onShelf(name: unknown): OnShelf {
  if (isGameName(name)) return SHELF[name];
  throw new Refused('bad-input', `no game ${JSON.stringify(name)}; there are: ${GAME_NAMES.join(', ')}`);
}

/** The rules of a game. */
export const loadGame = async (name: unknown): Promise<Game> => onShelf(name).rules();

/** What its bots think with. */
export const loadMind = async (name: unknown): Promise<Mind> => onShelf(name).mind();

/** The words of its scenarios. */
export const loadScene = async (name: unknown): Promise<Scene> => onShelf(name).scene();
