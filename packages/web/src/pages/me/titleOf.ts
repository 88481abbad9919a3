import { aboutGame, isGameKey } from '../../games/registry.ts';

/** What is written on the box; a game this screen does not know keeps its own name. */
export const titleOf = (game: string): string => (isGameKey(game) ? aboutGame(game).title : game);
