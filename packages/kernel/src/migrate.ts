import { copy } from './copy.ts';
import type { Game, GameTypes } from './game.ts';
import { Refused } from './refused.ts';

/** A copy of a state that was kept under these rules or older ones, as these rules, or those of version `to`, would have it. */
export function migrate<T extends GameTypes>(
  game: Game<T>,
  state: GameTypes['state'],
  from: number,
  to = game.rulesVersion,
): T['state'] {
  if (from > game.rulesVersion) {
    throw new Refused(
      'bad-input',
      `the table was kept under rules version ${from} of ${game.name}; these are ${game.rulesVersion}, which is older`,
    );
  }
  const kept = copy(state);
  for (const raise of game.raises.slice(from - 1, to - 1)) raise?.(kept as never);
  return kept;
}
