import { idOf, type Puzzle } from '@undercroft/bots/puzzles';
import { GAME_NAMES, type GameName } from '@undercroft/games';

/** Every game's puzzles, file by file, each fetched when somebody comes to it. */
const FILES = import.meta.glob<{ default: unknown }>('../../../../*/puzzles/*.json');

const filesOf = (game: string): string[] =>
  Object.keys(FILES)
    .filter((path) => path.includes(`/${game}/puzzles/`))
    .sort();

export const puzzledGames = (): GameName[] => GAME_NAMES.filter((game) => filesOf(game).length > 0);

const read = async (path: string): Promise<readonly Puzzle[]> => (await FILES[path]()).default as Puzzle[];

/** All puzzles of a game. */
export const allPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  (await Promise.all(filesOf(game).map(read))).flat();

export async function puzzleCalled(game: string, id: string): Promise<Puzzle | null> {
  return (await allPuzzles(game)).find((puzzle) => idOf(puzzle) === id) ?? null;
}

/** The first one that nobody has tried here; null where all have been. */
export async function nextPuzzle(
  game: string,
  tried: Readonly<Record<string, boolean>>,
): Promise<Puzzle | null> {
  for (const path of filesOf(game)) {
    const fresh = (await read(path)).find((puzzle) => !Object.hasOwn(tried, idOf(puzzle)));
    if (fresh !== undefined) return fresh;
  }
  return null;
}

/** The game of a day's puzzle: all in turn. */
export const gameOfDay = (day: number): GameName => {
  const games = puzzledGames();
  return games[day % games.length];
};

const TEN = 10;

/** A day's ten: the games in turn, and of each those that come next after the ten of the day before. */
export async function tenOfDay(day: number): Promise<readonly Puzzle[]> {
  const games = puzzledGames();
  const all = await Promise.all(games.map(allPuzzles));
  return Array.from({ length: TEN }, (_, at) => {
    const nth = day * TEN + at;
    const puzzles = all[nth % games.length];
    return puzzles[Math.floor(nth / games.length) % puzzles.length];
  });
}

/** The same for everybody with this build: the games in turn, and each game's puzzles one after the other. */
export async function puzzleOfDay(day: number): Promise<Puzzle> {
  const puzzles = await allPuzzles(gameOfDay(day));
  return puzzles[Math.floor(day / puzzledGames().length) % puzzles.length];
}
