import { FairChance } from './chance.ts';
import { type Dealt, DealtChance } from './dealt.ts';
import type { Match } from './match.ts';
import { Refused } from './refused.ts';
import { SaidChance } from './said.ts';

/** Where the luck of a match stands: how much of it was used, for each purpose where it is dealt. */
export type LuckPosition = number | Dealt;

/** The luck of a match: where it stands can be kept, and gone on from. */
export type MatchLuck = FairChance | DealtChance | SaidChance;

type Lucky = Pick<Match, 'seed' | 'luck' | 'said' | 'anew'>;

/** The luck of a match after so many answers, from where it stood. Whoever plays on otherwise has luck from a seed. */
export function luckOf(match: Lucky, answers: number, position?: LuckPosition): MatchLuck {
  const fresh = match.anew?.findLast(({ after }) => after <= answers);
  const seed = fresh?.seed ?? match.seed;
  if (match.luck === 'dealt') return new DealtChance(seed, purposes(position));
  if (match.luck === 'said' && fresh === undefined) return new SaidChance(match.said ?? [], uses(position));
  return new FairChance(seed, uses(position));
}

/** The luck a match begins with: also one that was played on with another after its set-up. */
export const startingLuck = (match: Lucky): MatchLuck => luckOf({ ...match, anew: [] }, 0);

/** The luck of a match after so many answers: another one from here on, or the same. */
export function luckAfter(match: Lucky, answers: number, chance: MatchLuck): MatchLuck {
  return match.anew?.some(({ after }) => after === answers) === true ? luckOf(match, answers) : chance;
}

/** Puts luck back to where it stood. */
export function turnBack(luck: MatchLuck, position: LuckPosition): void {
  if (luck instanceof DealtChance) luck.position = purposes(position) ?? {};
  else luck.position = uses(position) ?? 0;
}

function uses(position: LuckPosition | undefined): number | undefined {
  if (typeof position === 'object') throw new Refused('bad-input', 'position: expected a number');
  return position;
}

function purposes(position: LuckPosition | undefined): Dealt | undefined {
  if (typeof position === 'number') throw new Refused('bad-input', 'position: expected uses by purpose');
  return position;
}
