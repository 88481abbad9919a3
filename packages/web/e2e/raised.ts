// Loaded into a server that is a version ahead: its rules are those of today under another number.
import { GAME_NAMES, loadGame } from '@undercroft/games';

for (const name of GAME_NAMES) {
  const game = await loadGame(name);
  Object.assign(game, { rulesVersion: game.rulesVersion + 1, raises: [...game.raises, null] });
}
