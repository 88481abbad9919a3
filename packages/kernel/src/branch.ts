import type { Game, GameTypes } from './game.ts';
import { lastFrame, type Match } from './match.ts';
import type { SavedTable } from './table.ts';

/**
 * What if: the table of a match as it lay after so many answers, to be played on otherwise. Luck falls as it did, use by
 * use; with a seed of its own it falls anew from here on. Refuses a match of other rules than these.
 */
export function branchOf<T extends GameTypes>(
  game: Game<T>,
  match: Match,
  after: number,
  seed: string | null,
): SavedTable {
  const earlier = match.anew?.filter((luck) => luck.after < after) ?? [];
  const laid = match.laid?.filter((one) => one.after <= after);
  const begun: Match = {
    ...match,
    answers: match.answers.slice(0, after),
    ...(laid && { laid }),
    ...(seed !== null && { anew: [...earlier, { after, seed }] }),
  };
  const { state, position } = lastFrame(game, begun);
  return { match: begun, version: after, state, rules: game.rulesVersion, position };
}
