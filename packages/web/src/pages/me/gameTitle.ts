import { isGameName, onShelf } from '@undercroft/games';

/** What is written on the box; a game this screen does not know keeps its own name. */
export const gameTitle = (game: string): string => (isGameName(game) ? onShelf(game).title : game);
