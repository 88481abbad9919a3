import type { GameTypes, Match } from '@undercroft/kernel';
import type { Judgement } from './judge.ts';
import type { Story } from './moments.ts';

/** Raised whenever the same match would be judged otherwise: what was kept before is not read any more. */
const JUDGED_BY = 3;

/** What has been found out about a match so far, to be kept with it. Plain data. */
export interface KeptReview {
  readonly judgedBy: number;
  readonly match: Pick<Match, 'game' | 'rules' | 'seed'> & { readonly answers: number };
  readonly futures: number;
  readonly judgements: readonly Judgement[];
}

export function keptReview(match: Match, futures: number, judgements: Iterable<Judgement>): KeptReview {
  const { game, rules, seed, answers } = match;
  return {
    judgedBy: JUDGED_BY,
    match: { game, rules, seed, answers: answers.length },
    futures,
    judgements: [...judgements].sort((a, b) => a.version - b.version),
  };
}

/** What was kept of this very match at this depth, by version; nothing where it is of another. */
export function recalled<T extends GameTypes>(
  story: Story<T>,
  futures: number,
  kept: KeptReview | undefined,
): Map<number, Judgement> {
  const { judgedBy, match } = keptReview(story.match, futures, []);
  const fits =
    kept?.judgedBy === judgedBy &&
    kept.futures === futures &&
    JSON.stringify(kept.match) === JSON.stringify(match);
  const versions = new Set(story.given.map(({ version }) => version));
  const judgements = fits ? kept.judgements.filter(({ version }) => versions.has(version)) : [];
  return new Map(judgements.map((one) => [one.version, one]));
}
