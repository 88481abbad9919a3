import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Puzzle, Worth } from '@undercroft/bots/solving';
import { GAME_NAMES, type GameName } from '@undercroft/games';

/** They lie beside the rules of each game, as they ship with the house. */
const PACKAGES = join(import.meta.dirname, '../../../../');

/** A puzzle by its name, with what its answers are worth. */
export type Answerable = Worth & { readonly id: string };

/** What puzzles are called, file by file. */
type Index = readonly (readonly string[])[];

const indexes = new Map<GameName, Promise<Index>>();
const files = new Map<string, Promise<readonly Worth[]>>();

/** Nobody has laid any down for some game: then there are none. */
async function read<T>(game: GameName, file: string): Promise<readonly T[]> {
  try {
    return JSON.parse(await readFile(join(PACKAGES, game, 'puzzles', file), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** What is read is kept, as long as it could be read. */
function once<K, T>(known: Map<K, Promise<T>>, key: K, fetch: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = fetch();
  known.set(key, now);
  now.catch(() => known.delete(key));
  return now;
}

const indexOf = (game: GameName): Promise<Index> => once(indexes, game, () => read(game, 'index.json'));

/** What a puzzle was played from is not needed to judge an answer. */
const worthsIn = (game: GameName, file: number): Promise<readonly Worth[]> => {
  const name = `${String(file + 1).padStart(2, '0')}.json`;
  return once(files, `${game}/${name}`, async () =>
    (await read<Puzzle>(game, name)).map(({ best, share, others, found }) => ({
      best,
      share,
      others,
      found,
    })),
  );
};

/** The puzzle that is called so; null where there is none. */
export async function puzzleCalled(game: GameName, id: string): Promise<Answerable | null> {
  const index = await indexOf(game);
  const file = index.findIndex((ids) => ids.includes(id));
  if (file < 0) return null;
  const worth = (await worthsIn(game, file))[index[file].indexOf(id)];
  return worth === undefined ? null : { id, ...worth };
}

/** Games that have any, in the order of the shelf, with what their puzzles are called. */
export async function puzzledGames(): Promise<{ game: GameName; ids: readonly string[] }[]> {
  const all = await Promise.all(
    GAME_NAMES.map(async (game) => ({ game, ids: (await indexOf(game)).flat() })),
  );
  return all.filter(({ ids }) => ids.length > 0);
}
