import type { GameTypes } from '@undercroft/kernel';
import type { Chances } from './chances.ts';
import type { Story } from './moments.ts';

/** What a choice counts beside a swing of chances: a question is worth a look even where nothing seems to have happened. */
const CHOICE = 0.02;

/** In which order to judge the answers of a match: where chances seem to have moved most first. */
export function byImportance<T extends GameTypes>(
  { given }: Story<T>,
  glances: readonly Chances[],
): number[] {
  const weights = given.map(({ asked, answers }, index) => {
    const [before, after = before] = [glances[index], glances[index + 1]];
    const swing = Math.max(...before.map((chance, seat) => Math.abs(after[seat] - chance)));
    return swing + (asked && answers.length > 1 ? CHOICE : 0);
  });
  return [...given.keys()].sort((a, b) => weights[b] - weights[a] || a - b);
}
