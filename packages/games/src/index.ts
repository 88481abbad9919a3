import { type Game, type Mind, type OnShelf, Refused, type Scene } from '@undercroft/kernel';

/** The shelf: every game there is, one line each, fetched only when somebody wants to play it. */
const SHELF = {
  karak: () => import('@undercroft/karak/shelf'),
  karak2: () => import('@undercroft/karak2/shelf'),
  goblin: () => import('@undercroft/goblin/shelf'),
  kragmortha: () => import('@undercroft/kragmortha/shelf'),
} satisfies Record<string, () => Promise<{ readonly shelf: OnShelf }>>;

export type GameName = keyof typeof SHELF;

export const GAME_NAMES = Object.keys(SHELF) as readonly GameName[];

export function isGameName(name: unknown): name is GameName {
  return typeof name === 'string' && Object.hasOwn(SHELF, name);
}

/** Takes a game off the shelf; refuses a name that is not there. */
async function takeDown(name: unknown): Promise<OnShelf> {
  if (!isGameName(name)) {
    throw new Refused('bad-input', `no game ${JSON.stringify(name)}; there are: ${GAME_NAMES.join(', ')}`);
  }
  return (await SHELF[name]()).shelf;
}

/** The rules of a game. */
export const loadGame = async (name: unknown): Promise<Game> => (await takeDown(name)).rules();

/** What its bots think with. */
export const loadMind = async (name: unknown): Promise<Mind> => (await takeDown(name)).mind();

/** The words of its scenarios. */
export const loadScene = async (name: unknown): Promise<Scene> => (await takeDown(name)).scene();
