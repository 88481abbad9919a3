import { workerData } from 'node:worker_threads';
import { Judge, type Judgement, storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { Match } from '@undercroft/kernel';
import { serve } from './crew.ts';

/** What a worker is told once. */
export interface ReviewBrief {
  readonly match: Match;
  readonly futures: number;
  /** The answers to judge, by their places in the story; job n is the n-th of them. */
  readonly order: readonly number[];
}

const { match, futures, order } = workerData as ReviewBrief;
const judge = new Judge(storyOf(await loadGame(match.game), match), await loadMind(match.game), futures);
serve((job): Judgement => judge.judge(order[job]));
