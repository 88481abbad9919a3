import { idOf, type Puzzle, tenOfDay as questionsOfDay } from '@undercroft/bots/solving';
import { GAME_NAMES, type GameName } from '@undercroft/games';

/** Every game's puzzles, file by file, each fetched when somebody comes to it. */
const FILES = import.meta.glob<{ default: unknown }>('../../../../*/puzzles/[0-9]*.json');
/** What they are called, file by file: enough to count them, and to know which file is wanted. */
const INDEXES = import.meta.glob<{ default: readonly (readonly string[])[] }>(
  '../../../../*/puzzles/index.json',
);

const folderOf = (game: string): string => `../../../../${game}/puzzles`;

const filesOf = (game: string): string[] =>
  Object.keys(FILES)
    .filter((path) => path.startsWith(`${folderOf(game)}/`))
    .sort();

export const puzzledGames = (): GameName[] => GAME_NAMES.filter((game) => filesOf(game).length > 0);

const read = async (path: string): Promise<readonly Puzzle[]> => (await FILES[path]()).default as Puzzle[];

const indexOf = async (game: string): Promise<readonly (readonly string[])[]> =>
  (await INDEXES[`${folderOf(game)}/index.json`]?.())?.default ?? [];

/** What the puzzles of a game are called, in their order. */
export const idsOf = async (game: string): Promise<readonly string[]> => (await indexOf(game)).flat();

/** Fetches the one file that a puzzle lies in. */
export async function puzzleCalled(game: string, id: string): Promise<Puzzle | null> {
  const file = (await indexOf(game)).findIndex((ids) => ids.includes(id));
  const path = filesOf(game).at(file);
  if (file < 0 || path === undefined) return null;
  return (await read(path)).find((puzzle) => idOf(puzzle) === id) ?? null;
}

/** The first one that nobody has tried here; null where all have been. */
export async function nextPuzzle(
  game: string,
  tried: Readonly<Record<string, boolean>>,
): Promise<Puzzle | null> {
  const fresh = (await idsOf(game)).find((id) => !Object.hasOwn(tried, id));
  return fresh === undefined ? null : puzzleCalled(game, fresh);
}

/** The n-th of a game; after the last one the first again. */
async function puzzleAt(game: string, n: number): Promise<Puzzle> {
  const ids = await idsOf(game);
  const puzzle = await puzzleCalled(game, ids[n % ids.length]);
  if (puzzle === null) throw new Error(`no puzzle ${n} of ${game}`);
  return puzzle;
}

/** The game of a day's puzzle: all in turn. */
export const gameOfDay = (day: number): GameName => {
  const games = puzzledGames();
  return games[day % games.length];
};

/** A day's ten, as this build knows them. */
export const tenOfDay = (day: number): Promise<readonly Puzzle[]> =>
  Promise.all(questionsOfDay(day, puzzledGames()).map(({ game, nth }) => puzzleAt(game, nth)));

/** The same for everybody with this build: the games in turn, and each game's puzzles one after the other. */
export const puzzleOfDay = (day: number): Promise<Puzzle> =>
  puzzleAt(gameOfDay(day), Math.floor(day / puzzledGames().length));

/** A game's own one of these days, and those that follow it; null where it has none. */
export const puzzleInTurn = async (game: string, day: number, nth: number): Promise<Puzzle | null> =>
  (await idsOf(game)).length === 0 ? null : puzzleAt(game, Math.floor(day / puzzledGames().length) + nth);
